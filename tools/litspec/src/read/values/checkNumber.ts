import type { Finding, ScalarName, Value } from '../../model/index.ts'
import { unexpected } from '../unexpected.ts'
import { bitsOf, roundFloat } from './floats.ts'
import type { Width } from './floats.ts'
import type { NumberLiteral } from './literal.ts'

/** What an integer of each type may be; `int` is every integer that a JavaScript number holds exactly. */
const RANGES: Readonly<Partial<Record<ScalarName, readonly [number, number]>>> = {
  int: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  u8: [0, 0xff],
  u16: [0, 0xffff],
  u32: [0, 0xffffffff],
  i32: [-0x80000000, 0x7fffffff],
}

/** A number as a scalar type that takes numbers. */
export function checkNumber(literal: NumberLiteral, type: ScalarName, findings: Finding[]): Value | undefined {
  const range = RANGES[type]
  return range ? checkInteger(literal, type, range, findings) : checkFloat(literal, type === 'f64' ? 64 : 32, findings)
}

export function takesNumbers(type: ScalarName): boolean {
  return type in RANGES || type === 'f32' || type === 'f64'
}

function checkInteger(
  literal: NumberLiteral,
  type: ScalarName,
  [least, most]: readonly [number, number],
  findings: Finding[],
): Value | undefined {
  const { value, spelling, place } = literal
  if (literal.form === 'float' || literal.bits) {
    const fix = Number.isSafeInteger(value) && !literal.bits ? { fix: String(value) } : {}
    findings.push(unexpected('values/type', place, `float \`${spelling}\``, `an integer (${type})`, fix))
    return undefined
  }
  if (value >= least && value <= most) return { kind: 'integer', value: value === 0 ? 0 : value }
  findings.push(unexpected('values/range', place, `\`${spelling}\``, `${type}: ${least} to ${most}`))
  return undefined
}

function checkFloat(literal: NumberLiteral, width: Width, findings: Finding[]): Value | undefined {
  const { spelling, place } = literal
  if (literal.form === 'hexadecimal') {
    findings.push(unexpected('values/type', place, `hexadecimal \`${spelling}\``, `a decimal number (f${width})`))
    return undefined
  }
  const value = roundFloat(literal.value, width)
  const isLost = value === 0 && /[1-9]/.test(spelling.replace(/e.*/, ''))
  if (!Number.isFinite(value) || isLost) {
    findings.push(unexpected('values/range', place, `\`${spelling}\``, `a number that f${width} can hold`))
    return undefined
  }
  if (literal.bits && !agree(literal.bits.value, value, width)) {
    const bits = `0x${bitsOf(value, width)}`
    findings.push(
      unexpected(
        'values/bits',
        literal.bits.place,
        `bits \`0x${literal.bits.value}\` behind \`${spelling}\``,
        `\`${bits}\``,
        { fix: bits },
      ),
    )
    return undefined
  }
  return { kind: 'float', value, width, exact: literal.bits !== undefined }
}

function agree(bits: string, value: number, width: Width): boolean {
  return bits === bitsOf(value, width)
}
