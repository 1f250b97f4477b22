import type { Finding } from '../../model/index.ts'
import type { Cell } from '../document/tables.ts'
import { quote, unexpected } from '../unexpected.ts'
import { bitsOf, shortest } from '../values/floats.ts'
import type { ConstantNumber } from './value.ts'

const BITS = /^0x[\da-f]{1,8}$/
const WORD = new DataView(new ArrayBuffer(4))

/** The 32 bits of a constant as an unsigned number. */
export function wordOf({ kind, value }: ConstantNumber): number {
  return kind === 'float' ? Number.parseInt(bitsOf(value, 32), 16) : value >>> 0
}

/** The bits in a cell are those of the value beside it: IEEE 754 single precision, or the integer itself. */
export function checkBits(cell: Cell, number: ConstantNumber, value: Cell): Finding[] {
  const right = spell(number)
  const wrong = (expected: string, note?: string): Finding[] => {
    const found = cell.text === '' ? 'empty cell' : quote(cell.text)
    const more = note === undefined ? {} : { note }
    const related = [{ message: 'the value', place: value.place }]
    return [unexpected('constants/bits', cell.place, found, expected, { fix: quote(right), ...more, related })]
  }
  const expected = `\`${right}\`, the bits of ${value.text}`
  const span = cell.node.children.length === 1 && cell.node.children[0]?.type === 'inlineCode'
  if (!span) return wrong(`\`${right}\` in a code span, the bits of ${value.text}`)
  if (!BITS.test(cell.text)) return wrong(expected)
  if (number.kind === 'float' && cell.text.length !== 10) return wrong(expected)
  const bits = Number.parseInt(cell.text, 16)
  if (bits === wordOf(number)) return []
  return wrong(expected, `${quote(cell.text)} are the bits of ${meaningOf(bits, number.kind)}`)
}

function spell(number: ConstantNumber): string {
  const digits = wordOf(number).toString(16)
  return `0x${number.kind === 'float' ? digits.padStart(8, '0') : digits}`
}

/** What bits stand for. */
function meaningOf(bits: number, kind: ConstantNumber['kind']): string {
  const { value } = numberOf(bits, kind)
  return kind === 'float' ? shortest(value, 32) : String(value)
}

function numberOf(bits: number, kind: ConstantNumber['kind']): ConstantNumber {
  WORD.setUint32(0, bits)
  return { kind, value: kind === 'float' ? WORD.getFloat32(0) : bits }
}

/** The number that the bits in a cell say, for a value that cannot be read. */
export function numberOfBits(cell: Cell, value: Cell): ConstantNumber | undefined {
  if (!BITS.test(cell.text)) return undefined
  const isFloat = cell.text.length === 10 && /[.e]/.test(value.text)
  return numberOf(Number.parseInt(cell.text, 16), isFloat ? 'float' : 'integer')
}
