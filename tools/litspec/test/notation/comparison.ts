import type { Finding } from '../../src/model/index.ts'
import { excerptOfText } from '../../src/read/excerpt.ts'
import { cursorOf } from '../../src/read/values/cursor.ts'
import { toDriverValue } from '../../src/read/values/driverValue.ts'
import { parseExpected } from '../../src/read/values/parseLiteral.ts'
import { checkValue } from '../../src/read/values/read.ts'
import { compare } from '../../src/testing/runtime/values/compare.ts'
import { observe } from '../../src/testing/runtime/values/observe.ts'
import type { Observed } from '../../src/testing/runtime/values/observed.ts'
import { resolve } from '../../src/testing/runtime/values/resolve.ts'
import { tableFor, typeOf, valueOf } from '../read/notation.ts'
import type { Written } from './readings.ts'

/** The value that a driver gets, as JSON; `undefined` has none. */
export function giveValue({ text, type, types }: Written): { readonly json: string | undefined } {
  return { json: JSON.stringify(toDriverValue(valueOf(text, type, types.join('\n')))) }
}

interface Comparison {
  readonly expected: string
  readonly actual: string
  readonly type: string
  /** Of what came, when it is of another type than what is expected. */
  readonly actualType: string | undefined
  readonly types: readonly string[]
  readonly tolerance: number
}

/** Whether what a driver gave back agrees with what a document expects. */
export function compareValue({ actual, actualType, ...wanted }: Comparison): { readonly agrees: boolean } {
  const { expected, tolerance } = expectationOf(wanted)
  const types = tableFor(wanted.types.join('\n'))
  const answer = answerOf(actual, actualType ?? wanted.type, wanted.types)
  const observed = observe(answer, typeOf(wanted.type, types), types)
  return { agrees: compare(expected, observed, tolerance) === undefined }
}

function expectationOf({ expected, type, types, tolerance }: Omit<Comparison, 'actual' | 'actualType'>): {
  readonly expected: Observed
  readonly tolerance: number
} {
  const findings: Finding[] = []
  const table = tableFor(types.join('\n'))
  const cursor = cursorOf(excerptOfText(expected), findings)
  const written = cursor && parseExpected(cursor)
  const value = written && checkValue(written.literal, typeOf(type, table), { types: table, findings })
  if (!value) throw new Error(findings[0]?.reason)
  return { expected: resolve(value, new Map()), tolerance: written.tolerance?.value ?? tolerance }
}

/** Numbers of JavaScript that the notation cannot write. */
const UNSPEAKABLE = ['NaN', 'Infinity', '-Infinity']

function answerOf(text: string, type: string, types: readonly string[]): unknown {
  return UNSPEAKABLE.includes(text) ? Number(text) : toDriverValue(valueOf(text, type, types.join('\n')))
}
