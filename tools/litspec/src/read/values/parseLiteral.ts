import type { Located } from '../../model/index.ts'
import { unexpected } from '../unexpected.ts'
import type { Cursor } from './cursor.ts'
import type { ExpectedLiteral, Literal, NumberLiteral, RecordLiteral } from './literal.ts'
import { isRefusal, readNumber } from './numbers.ts'
import type { Token } from './tokens.ts'

const RULE = 'values/syntax'
const CLOSING = { '(': ')', '[': ']', '{': '}' } as const

/**
 * Reads one value.
 *
 * @spec notation/readValue
 */
export function parseLiteral(cursor: Cursor): Literal | undefined {
  const token = cursor.peek()
  if (token.kind === 'number') return parseNumber(cursor)
  if (token.kind === 'name') return parseName(cursor)
  if (token.kind === 'text') {
    cursor.next()
    return { kind: 'text', value: token.text, place: cursor.placeOf(token) }
  }
  if (cursor.sees('{')) return cursor.nested(RULE, () => parseRecord(cursor))
  if (cursor.sees('(') || cursor.sees('[')) return cursor.nested(RULE, () => parseSequence(cursor))
  return cursor.fail(RULE, 'a value')
}

/** Reads one value to compare with, which may say how exactly. */
export function parseExpected(cursor: Cursor): ExpectedLiteral | undefined {
  const about = cursor.take('≈')
  const literal = parseLiteral(cursor)
  if (!literal) return undefined
  if (!cursor.sees('±')) return about ? { literal, about: cursor.placeOf(about) } : { literal }
  if (!about) return refuseTolerance(cursor, literal)
  cursor.next()
  const tolerance = parseNumber(cursor)
  if (!tolerance) return undefined
  if (tolerance.value >= 0 && !tolerance.bits) return { literal, about: cursor.placeOf(about), tolerance }
  cursor.findings.push(unexpected(RULE, tolerance.place, `tolerance \`${tolerance.spelling}\``, 'a number from 0 up'))
  return undefined
}

function refuseTolerance(cursor: Cursor, literal: Literal): undefined {
  const { start } = literal.place
  const place = { ...literal.place, end: start }
  cursor.findings.push(
    unexpected(RULE, place, 'tolerance behind an exact value', '`≈` before the value', { fix: '≈ ' }),
  )
  return undefined
}

function parseNumber(cursor: Cursor): NumberLiteral | undefined {
  const token = cursor.peek()
  if (token.kind !== 'number') return cursor.fail(RULE, 'a number')
  const number = readNumber(token.text)
  if (isRefusal(number)) {
    const pair = cursor.depth > 0 && token.text.includes(',') ? ` or \`${token.text.replaceAll(',', ', ')}\`` : ''
    return cursor.fail(RULE, number.expected + pair, pair ? undefined : number.right)
  }
  cursor.next()
  const literal = { kind: 'number', ...number, spelling: token.text, place: cursor.placeOf(token) } as const
  if (!cursor.sees('(')) return literal
  const bits = parseBits(cursor)
  return bits && { ...literal, bits }
}

/** ` (0x3dcccccd)` behind a number. */
function parseBits(cursor: Cursor): Located<string> | undefined {
  cursor.next()
  const token = cursor.peek()
  const number = token.kind === 'number' ? readNumber(token.text) : undefined
  if (!number || isRefusal(number))
    return cursor.fail(RULE, number?.expected ?? 'bits such as `0x3dcccccd`', number?.right)
  if (!/^0x(?:[0-9a-f]{8}|[0-9a-f]{16})$/.test(token.text)) return cursor.fail(RULE, 'bits such as `0x3dcccccd`')
  cursor.next()
  return cursor.expect(')', RULE) && { value: token.text.slice(2), place: cursor.placeOf(token) }
}

/** `none`, `hit`, `hit.answer`. */
function parseName(cursor: Cursor): Literal | undefined {
  const first = cursor.next()
  const path = parsePath(cursor)
  return path && { kind: 'name', name: first.text, path: path.names, place: cursor.placeOf(first, path.last ?? first) }
}

/** `.list`, `.normal.x` or nothing. */
export function parsePath(cursor: Cursor): { readonly names: readonly string[]; readonly last?: Token } | undefined {
  const names: string[] = []
  let last: Token | undefined
  while (cursor.take('.')) {
    last = cursor.expectName(RULE, 'the name of a field')
    if (!last) return undefined
    names.push(last.text)
  }
  return last ? { names, last } : { names }
}

function parseSequence(cursor: Cursor): Literal | undefined {
  const opening = cursor.next()
  const items: Literal[] = []
  const closing = parseItems(cursor, opening, () => {
    const item = parseLiteral(cursor)
    if (item) items.push(item)
    return item !== undefined
  })
  const kind = opening.text === '(' ? 'tuple' : 'list'
  return closing && { kind, items, place: cursor.placeOf(opening, closing) }
}

function parseRecord(cursor: Cursor): RecordLiteral | undefined {
  const opening = cursor.next()
  const fields = new Map<string, RecordLiteral['fields'][number]>()
  const closing = parseItems(cursor, opening, () => {
    const name = cursor.expectName(RULE, 'the name of a field')
    if (!name) return false
    const first = fields.get(name.text)
    if (first) {
      const related = [{ message: 'first here', place: first.name.place }]
      cursor.findings.push(
        unexpected(RULE, cursor.placeOf(name), `second \`${name.text}\``, 'every field once', { related }),
      )
      return false
    }
    const value = cursor.expect(':', RULE) && parseLiteral(cursor)
    if (value) fields.set(name.text, { name: { value: name.text, place: cursor.placeOf(name) }, value })
    return value !== undefined
  })
  return closing && { kind: 'record', fields: [...fields.values()], place: cursor.placeOf(opening, closing) }
}

/** Items with commas between them up to the closing bracket, which it gives back. */
function parseItems(cursor: Cursor, opening: Token, parseItem: () => boolean): Token | undefined {
  const end = CLOSING[opening.text as keyof typeof CLOSING]
  const empty = cursor.take(end)
  if (empty) return empty
  for (;;) {
    if (!parseItem()) return undefined
    const closing = cursor.take(end)
    if (closing) return closing
    if (!cursor.sees(',')) return cursor.fail(RULE, `\`,\` or \`${end}\``)
    if (cursor.sees(end, 1)) return cursor.fail(RULE, `no comma before \`${end}\``, '')
    cursor.next()
  }
}
