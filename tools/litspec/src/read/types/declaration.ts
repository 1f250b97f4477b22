import type { Finding, Located, TypeExpression } from '../../model/index.ts'
import { SCALAR_NAMES } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import { cursorOf } from '../values/cursor.ts'
import type { Cursor } from '../values/cursor.ts'
import type { Token } from '../values/tokens.ts'
import { expectOwnName, parseNewName, parseType } from './parse.ts'
import type { TypeTable } from './table.ts'

export interface Declaration {
  readonly name: Located<string>
  /** Absent when it is wrong; the name is then declared all the same, so that its uses raise nothing more. */
  readonly type?: TypeExpression
  /** Members of an enumeration, each with its place. */
  readonly members: readonly Located<string>[]
}

const RULE = 'types/syntax'

/**
 * Reads `Name = type` or `Name = Member | Member`.
 *
 * @spec notation/readDeclaration
 */
export function parseDeclaration(excerpt: Excerpt, types: TypeTable, findings: Finding[]): Declaration | undefined {
  const cursor = cursorOf(excerpt, findings)
  const token = cursor && expectOwnName(cursor, RULE)
  if (!cursor || !token) return undefined
  const name = { value: token.text, place: cursor.placeOf(token) }
  if (!cursor.expect('=', RULE)) return { name, members: [] }
  if (isEnumeration(cursor, types)) {
    const members = parseMembers(cursor)
    if (!members) return { name, members: [] }
    const type = { kind: 'enumeration', members: members.map((member) => member.text) } as const
    return { name, type, members: members.map((member) => ({ value: member.text, place: cursor.placeOf(member) })) }
  }
  const type = parseType(cursor, { types, rule: RULE })
  return type && cursor.expectEnd(RULE) ? { name, type, members: [] } : { name, members: [] }
}

/** `A | B` of names that are no types, or `| A` for an enumeration with one member. */
function isEnumeration(cursor: Cursor, types: TypeTable): boolean {
  if (cursor.sees('|')) return true
  const { kind, text } = cursor.peek()
  const isType = (SCALAR_NAMES as readonly string[]).includes(text) || types.has(text)
  const isOptional = cursor.sees('|', 1) && cursor.peek(2).text === 'none'
  return kind === 'name' && !isType && !isOptional && cursor.sees('|', 1)
}

function parseMembers(cursor: Cursor): readonly Token[] | undefined {
  const members = new Map<string, Token>()
  cursor.take('|')
  do {
    if (!parseNewName(cursor, members, RULE)) return undefined
  } while (cursor.take('|'))
  return cursor.expectEnd(RULE, '`|` or the end of the line') ? [...members.values()] : undefined
}
