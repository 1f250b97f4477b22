import type { Finding } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import { suggestionFor } from '../suggestion.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { cursorOf } from '../values/cursor.ts'
import type { Cursor } from '../values/cursor.ts'
import type { ExpectedLiteral } from '../values/literal.ts'
import { parseExpected, parseLiteral } from '../values/parseLiteral.ts'
import type { Token } from '../values/tokens.ts'
import { locate, parseCall, parseTarget, parseThrows, parseTimes } from './parseCall.ts'
import type { Written } from './written.ts'

const RULE = 'cases/syntax'

const STATEMENTS: ReadonlyMap<string, (cursor: Cursor, keyword: Token) => Written | undefined> = new Map([
  ['for', parseFor],
  ['given', parseGiven],
  ['let', parseLet],
  ['when', parseStep],
  ['then', parseThen],
])

/**
 * Reads a statement of a `case` fence.
 *
 * @spec notation/readLine
 */
export function parseLine(excerpt: Excerpt, findings: Finding[]): Written | undefined {
  const cursor = cursorOf(excerpt, findings)
  if (!cursor) return undefined
  const keyword = cursor.next()
  const parse = keyword.kind === 'name' ? STATEMENTS.get(keyword.text) : undefined
  if (!parse) {
    findings.push(refuseKeyword(cursor, keyword))
    return undefined
  }
  const written = parse(cursor, keyword)
  return written && cursor.expectEnd(RULE, 'the end of the line') ? written : undefined
}

function refuseKeyword(cursor: Cursor, keyword: Token): Finding {
  const fix = keyword.kind === 'name' ? suggestionFor(keyword.text, STATEMENTS.keys()) : undefined
  const what = quote(cursor.excerpt.text.slice(keyword.from, keyword.to))
  return unexpected(
    RULE,
    cursor.placeOf(keyword),
    what,
    fix ? quote(fix) : oneOf([...STATEMENTS.keys()]),
    fix ? { fix } : {},
  )
}

function parseFor(cursor: Cursor, keyword: Token): Written | undefined {
  const name = cursor.expectName(RULE, 'a name')
  if (!name) return undefined
  if (!cursor.seesWord('in')) return cursor.fail(RULE, '`in`')
  cursor.next()
  const list = cursor.sees('[') ? parseLiteral(cursor) : cursor.fail(RULE, 'a list')
  if (list?.kind !== 'list') return undefined
  if (list.items.length === 0) {
    cursor.findings.push(unexpected(RULE, list.place, 'empty list', 'at least one value'))
  }
  return { kind: 'for', name: locate(cursor, name), items: list.items, place: cursor.placeOf(keyword, name) }
}

function parseGiven(cursor: Cursor): Written | undefined {
  if (!cursor.sees('=', 1)) return parseStep(cursor)
  const name = cursor.expectName(RULE, 'a name')
  if (!name) return undefined
  cursor.next()
  const literal = parseLiteral(cursor)
  return literal && { kind: 'given', name: locate(cursor, name), literal }
}

function parseLet(cursor: Cursor): Written | undefined {
  const name = cursor.expectName(RULE, 'a name')
  const call = name && cursor.expect('=', RULE) && parseCall(cursor, RULE)
  return call && { kind: 'let', name: locate(cursor, name), call }
}

function parseStep(cursor: Cursor): Written | undefined {
  const call = parseCall(cursor, RULE)
  if (!call) return undefined
  const times = parseTimes(cursor, RULE)
  return times === undefined ? undefined : { kind: 'call', call, times }
}

function parseThen(cursor: Cursor): Written | undefined {
  if (cursor.seesWord('throws') && cursor.peek(1).kind === 'name') return parseThrows(cursor, RULE)
  const target = parseTarget(cursor, RULE)
  if (!target) return undefined
  if (target.call && target.path.length === 0 && cursor.seesWord('throws'))
    return parseThrows(cursor, RULE, target.call)
  const expected = parseComparison(cursor)
  return expected && { kind: 'expect', target, expected }
}

/** `= value`, `≈ value` or `≈ value ± tolerance`. */
function parseComparison(cursor: Cursor): ExpectedLiteral | undefined {
  if (cursor.sees('≈')) return parseExpected(cursor)
  if (cursor.sees('→')) return cursor.fail(RULE, '`=`', '=')
  const equals = cursor.take('=')
  if (!equals) return cursor.fail(RULE, '`=`, `≈` or `throws`')
  const literal = parseLiteral(cursor)
  if (!literal || !cursor.sees('±')) return literal && { literal }
  cursor.findings.push(unexpected(RULE, cursor.placeOf(equals), '`=` before a tolerance', '`≈`', { fix: '≈' }))
  return undefined
}
