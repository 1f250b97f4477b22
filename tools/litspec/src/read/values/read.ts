import type { Finding, TypeExpression, Value } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import type { TypeTable } from '../types/table.ts'
import { checkLiteral } from './check.ts'
import { NO_BINDINGS } from './context.ts'
import type { CheckContext } from './context.ts'
import { cursorOf } from './cursor.ts'
import type { ExpectedLiteral, Literal } from './literal.ts'
import { isRefusal, readNumber, ungroup } from './numbers.ts'
import { parseExpected, parseLiteral } from './parseLiteral.ts'

/** Reads an excerpt that is one value and nothing else. */
export function parseValue(excerpt: Excerpt, findings: Finding[]): Literal | undefined {
  const cursor = cursorOf(excerpt, findings)
  const literal = cursor && parseLiteral(cursor)
  return literal && cursor.expectEnd('values/syntax') ? literal : undefined
}

/** Reads a table cell that is one value to compare with. In plain text its thousands may have commas. */
export function parseCell(excerpt: Excerpt, isPlain: boolean, findings: Finding[]): ExpectedLiteral | undefined {
  const ungrouped = isPlain ? ungroup(excerpt.text) : undefined
  const number = ungrouped === undefined ? undefined : readNumber(ungrouped)
  if (number && !isRefusal(number)) {
    const place = excerpt.place(0, excerpt.text.length)
    return { literal: { kind: 'number', ...number, spelling: excerpt.text, place } }
  }
  const cursor = cursorOf(excerpt, findings)
  const expected = cursor && parseExpected(cursor)
  return expected && cursor.expectEnd('values/syntax') ? expected : undefined
}

/** Gives a literal its type. */
export function checkValue(
  literal: Literal,
  type: TypeExpression,
  context: Partial<CheckContext> & { readonly types: TypeTable; readonly findings: Finding[] },
): Value | undefined {
  return checkLiteral(literal, type, { bindings: NO_BINDINGS, ...context })
}
