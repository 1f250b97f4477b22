import type { Located, RuleId } from '../../model/index.ts'
import { unexpected } from '../unexpected.ts'
import type { Cursor } from '../values/cursor.ts'
import { parseLiteral, parsePath } from '../values/parseLiteral.ts'
import { isRefusal, readNumber } from '../values/numbers.ts'
import type { Token } from '../values/tokens.ts'
import type { Target, Written, WrittenCall } from './written.ts'

const MOST_TIMES = 1_000_000

export function locate(cursor: Cursor, token: Token): Located<string> {
  return { value: token.text, place: cursor.placeOf(token) }
}

/** Reads `name(value, name = value)`; the cursor stands at the name. */
export function parseCall(cursor: Cursor, rule: RuleId): WrittenCall | undefined {
  const method = cursor.expectName(rule, 'a call such as `name(value)`')
  if (!method || !cursor.expect('(', rule)) return undefined
  const values: WrittenCall['arguments'][number][] = []
  let closing = cursor.take(')')
  while (!closing) {
    const argument = parseArgument(cursor, rule, values.at(-1)?.name !== undefined)
    if (!argument) return undefined
    values.push(argument)
    closing = cursor.take(')')
    if (!closing && !cursor.sees(',')) return cursor.fail(rule, '`,` or `)`')
    if (cursor.sees(')', 1) && cursor.sees(',')) return cursor.fail(rule, 'no comma before `)`', '')
    if (!closing) cursor.next()
  }
  return { method: locate(cursor, method), arguments: values, place: cursor.placeOf(method, closing) }
}

function parseArgument(
  cursor: Cursor,
  rule: RuleId,
  mustBeNamed: boolean,
): WrittenCall['arguments'][number] | undefined {
  const isNamed = cursor.peek().kind === 'name' && cursor.sees('=', 1)
  if (!isNamed && mustBeNamed) return cursor.fail(rule, '`name = value` behind a named argument')
  const name = isNamed ? locate(cursor, cursor.next()) : undefined
  if (name) cursor.next()
  const literal = parseLiteral(cursor)
  return literal && (name ? { name, literal } : { literal })
}

/** Reads what is compared: `call().path` or `name.path`. */
export function parseTarget(cursor: Cursor, rule: RuleId): Target | undefined {
  const first = cursor.peek()
  const isCall = cursor.sees('(', 1)
  const call = isCall ? parseCall(cursor, rule) : undefined
  const name = isCall ? undefined : cursor.expectName(rule, 'a name or a call')
  if (!call && !name) return undefined
  const path = parsePath(cursor)
  if (!path) return undefined
  const place = path.last ? cursor.placeOf(first, path.last) : (call?.place ?? cursor.placeOf(first))
  return { ...(call ? { call } : { name: locate(cursor, first) }), path: path.names, place }
}

/** Reads ` × 119` behind a call; without it the call is made once. */
export function parseTimes(cursor: Cursor, rule: RuleId): number | undefined {
  if (!cursor.sees('×')) {
    const isTimes = (cursor.sees('*') || cursor.seesWord('x')) && cursor.peek(1).kind === 'number'
    return isTimes ? cursor.fail(rule, '`×`', '×') : 1
  }
  cursor.next()
  const token = cursor.peek()
  const number = token.kind === 'number' ? readNumber(token.text) : undefined
  if (!number) return cursor.fail(rule, 'how many times')
  if (isRefusal(number)) return cursor.fail('values/syntax', number.expected, number.right)
  cursor.next()
  if (number.form === 'integer' && number.value >= 1 && number.value <= MOST_TIMES) return number.value
  const what = `\`${token.text}\` times`
  cursor.findings.push(unexpected('values/range', cursor.placeOf(token), what, `1 to ${MOST_TIMES} times`))
  return undefined
}

/** Reads `throws Code`, behind a call or alone. */
export function parseThrows(cursor: Cursor, rule: RuleId, call?: WrittenCall): Written | undefined {
  cursor.next()
  const code = cursor.expectName(rule, 'the code of an error')
  return code && { kind: 'throws', ...(call ? { call } : {}), code: locate(cursor, code) }
}
