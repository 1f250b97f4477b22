import type { Finding, Value } from '../../src/model/index.ts'
import type { Excerpt } from '../../src/read/excerpt.ts'
import { cursorOf } from '../../src/read/values/cursor.ts'
import { toDriverValue } from '../../src/read/values/driverValue.ts'
import type { ExpectedLiteral } from '../../src/read/values/literal.ts'
import { parseExpected } from '../../src/read/values/parseLiteral.ts'
import { checkValue, parseValue } from '../../src/read/values/read.ts'
import { compare } from '../../src/testing/runtime/values/compare.ts'
import { observe } from '../../src/testing/runtime/values/observe.ts'
import { resolve } from '../../src/testing/runtime/values/resolve.ts'
import { excerptOfText } from './excerpts.ts'
import { tableOfLines, typeOf } from './readings.ts'
import type { Written } from './readings.ts'

/** The value that a driver gets, as JSON; `undefined` has none. */
export function giveValue(written: Written): { readonly json: string | undefined } {
  return { json: JSON.stringify(toDriverValue(valueOf(written))) }
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
export function compareValue(givens: Comparison): { readonly agrees: boolean } {
  const { type, types, actual } = givens
  const written = read(givens.expected, expectedIn)
  const expected = resolve(valueOf({ text: givens.expected, type, types }, written), new Map())
  const table = tableOfLines(types)
  const answer = answerOf({ text: actual, type: givens.actualType ?? type, types })
  const observed = observe(answer, typeOf(type, table), table)
  return { agrees: compare(expected, observed, written.tolerance ?? givens.tolerance) === undefined }
}

/** Numbers of JavaScript that the notation cannot write. */
const UNSPEAKABLE = ['NaN', 'Infinity', '-Infinity']

function answerOf(written: Written): unknown {
  return UNSPEAKABLE.includes(written.text) ? Number(written.text) : toDriverValue(valueOf(written))
}

function expectedIn(excerpt: Excerpt, findings: Finding[]): ExpectedLiteral | undefined {
  const cursor = cursorOf(excerpt, findings)
  return cursor && parseExpected(cursor)
}

/** A value that must be right. */
function valueOf({ text, type, types }: Written, written?: ExpectedLiteral): Value {
  const table = tableOfLines(types)
  return read(text, (excerpt, findings) => {
    const literal = written?.literal ?? parseValue(excerpt, findings)
    return literal && checkValue(literal, typeOf(type, table), { types: table, findings })
  })
}

function read<T>(text: string, parse: (excerpt: Excerpt, findings: Finding[]) => T | undefined): T {
  const findings: Finding[] = []
  const result = parse(excerptOfText(text), findings)
  if (result === undefined) throw new Error(findings[0]?.reason)
  return result
}
