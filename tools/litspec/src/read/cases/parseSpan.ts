import type { Finding } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import { cursorOf } from '../values/cursor.ts'
import type { Cursor } from '../values/cursor.ts'
import { parseExpected, parseLiteral } from '../values/parseLiteral.ts'
import { parseTarget, parseThrows, parseTimes } from './parseCall.ts'
import type { Target, Written } from './written.ts'

const RULE = 'cases/span'

/**
 * Reads a code span of a case: a given, an expected value, a call, or a bare name.
 *
 * @spec notation/readSpan
 */
export function parseSpan(excerpt: Excerpt, findings: Finding[]): Written | undefined {
  const cursor = cursorOf(excerpt, findings)
  const written = cursor && parseStatement(cursor)
  return written &&
    cursor.expectEnd(RULE, written.kind === 'call' ? '`→`, `throws`, `×` or nothing more' : 'nothing more')
    ? written
    : undefined
}

function parseStatement(cursor: Cursor): Written | undefined {
  const first = cursor.peek()
  if (cursor.sees('→')) {
    const place = cursor.placeOf(cursor.next())
    const expected = parseExpected(cursor)
    return expected && { kind: 'expect', target: { path: [], place }, expected }
  }
  if (first.kind !== 'name') {
    return cursor.fail(RULE, 'a given `name = value`, an expected `name → value` or a call `name(value)`')
  }
  if (first.text === 'throws' && cursor.peek(1).kind === 'name') return parseThrows(cursor, RULE)
  const target = parseTarget(cursor, RULE)
  return target && parseRest(cursor, target)
}

function parseRest(cursor: Cursor, target: Target): Written | undefined {
  if (cursor.take('→')) {
    const expected = parseExpected(cursor)
    return expected && { kind: 'expect', target, expected }
  }
  if (cursor.sees('≈')) return cursor.fail(RULE, '`→ ≈`', '→ ≈')
  return target.call ? parseBehindCall(cursor, target) : parseBehindName(cursor, target)
}

function parseBehindCall(cursor: Cursor, { call, path }: Target): Written | undefined {
  if (!call || path.length) return cursor.fail(RULE, '`→` and the expected value')
  if (cursor.seesWord('throws')) return parseThrows(cursor, RULE, call)
  if (cursor.sees('=')) return cursor.fail(RULE, '`→`', '→')
  const times = parseTimes(cursor, RULE)
  return times === undefined ? undefined : { kind: 'call', call, times }
}

function parseBehindName(cursor: Cursor, { name, path }: Target): Written | undefined {
  if (!name) return undefined
  if (path.length) return cursor.fail(RULE, '`→` and the expected value')
  if (cursor.peek().kind === 'end') return { kind: 'mention', name }
  if (!cursor.take('=')) return cursor.fail(RULE, '`=`, `→` or `(`')
  const literal = parseLiteral(cursor)
  return literal && { kind: 'given', name, literal }
}
