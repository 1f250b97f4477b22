import type { Field, Finding, RuleId, ScalarName, TypeExpression } from '../../model/index.ts'
import { SCALAR_NAMES } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import { quote, unexpected } from '../unexpected.ts'
import { unknownName } from '../unknownName.ts'
import { NO_BINDINGS } from '../values/context.ts'
import { checkLiteral } from '../values/check.ts'
import { SYMBOLS } from '../values/checkName.ts'
import { cursorOf } from '../values/cursor.ts'
import type { Cursor } from '../values/cursor.ts'
import { parseLiteral } from '../values/parseLiteral.ts'
import type { Token } from '../values/tokens.ts'
import type { TypeTable } from './table.ts'

/** Where a type stands: what is declared there, and the rule that its syntax breaks. */
export interface TypeScope {
  readonly types: TypeTable
  readonly rule: RuleId
  /** Whether a field may have a default; results have none. */
  readonly takesDefaults?: boolean
}

/** Reads an excerpt that is one type and nothing else. */
export function parseTypeExpression(
  excerpt: Excerpt,
  types: TypeTable,
  findings: Finding[],
): TypeExpression | undefined {
  const cursor = cursorOf(excerpt, findings)
  const type = cursor && parseType(cursor, { types, rule: 'types/syntax' })
  return type && cursor.expectEnd('types/syntax') ? type : undefined
}

/**
 * Reads a type: `f32`, `vec3[]`, `(f32 | none)[]`, `{ centre: vec3 }`, `Box | none`.
 *
 * @spec notation/readType
 */
export function parseType(cursor: Cursor, scope: TypeScope): TypeExpression | undefined {
  const inner = parsePostfix(cursor, scope)
  if (!inner || !cursor.sees('|')) return inner
  cursor.next()
  if (!cursor.seesWord('none') || inner.kind === 'optional') return cursor.fail(scope.rule, '`none`, once')
  cursor.next()
  return { kind: 'optional', inner }
}

function parsePostfix(cursor: Cursor, scope: TypeScope): TypeExpression | undefined {
  let type = parsePrimary(cursor, scope)
  while (type && cursor.take('[')) {
    if (!cursor.expect(']', scope.rule)) return undefined
    type = { kind: 'list', element: type }
  }
  return type
}

function parsePrimary(cursor: Cursor, scope: TypeScope): TypeExpression | undefined {
  if (cursor.sees('{')) return cursor.nested(scope.rule, () => parseRecordType(cursor, scope))
  if (cursor.sees('(')) return cursor.nested(scope.rule, () => parseGroup(cursor, scope))
  const token = cursor.expectName(scope.rule, 'a type')
  return token && namedType(cursor, token, scope.types)
}

function parseGroup(cursor: Cursor, scope: TypeScope): TypeExpression | undefined {
  cursor.next()
  const type = parseType(cursor, scope)
  return type && cursor.expect(')', scope.rule) && type
}

function parseRecordType(cursor: Cursor, scope: TypeScope): TypeExpression | undefined {
  cursor.next()
  const fields = parseFields(cursor, '}', scope)
  return fields && { kind: 'record', fields }
}

function namedType(cursor: Cursor, token: Token, types: TypeTable): TypeExpression | undefined {
  const name = token.text
  if ((SCALAR_NAMES as readonly string[]).includes(name)) return { kind: 'scalar', name: name as ScalarName }
  if (types.has(name)) return { kind: 'named', name }
  const known = [...SCALAR_NAMES, ...types.keys()]
  const located = { value: name, place: cursor.placeOf(token) }
  cursor.findings.push(unknownName('types/unknown', '', located, known, 'a type that is declared above'))
  return undefined
}

/** Reads `name: type, name: type = value` and the closing bracket. */
export function parseFields(cursor: Cursor, closing: string, scope: TypeScope): readonly Field[] | undefined {
  const fields: Field[] = []
  const first = new Map<string, Token>()
  if (cursor.take(closing)) return fields
  for (;;) {
    const name = parseNewName(cursor, first, scope.rule)
    const field = name && parseField(cursor, name.text, scope)
    if (!field) return undefined
    fields.push(field)
    if (cursor.take(closing)) return fields
    if (!cursor.sees(',')) return cursor.fail(scope.rule, `\`,\` or \`${closing}\``)
    if (cursor.sees(closing, 1)) return cursor.fail(scope.rule, `no comma before \`${closing}\``, '')
    cursor.next()
  }
}

/** The next name, which must not be among the `first` ones and is added to them. */
export function parseNewName(cursor: Cursor, first: Map<string, Token>, rule: RuleId): Token | undefined {
  const name = expectOwnName(cursor, rule)
  const before = name && first.get(name.text)
  if (name && before) {
    const related = [{ message: 'first here', place: cursor.placeOf(before) }]
    cursor.findings.push(
      unexpected('types/duplicate', cursor.placeOf(name), `second ${quote(name.text)}`, 'every name once', { related }),
    )
    return undefined
  }
  if (name) first.set(name.text, name)
  return name
}

/** A name that a document may give: it opens with a letter and is no symbol. */
export function expectOwnName(cursor: Cursor, rule: RuleId): Token | undefined {
  const token = cursor.peek()
  const isOwn =
    token.kind === 'name' && !token.text.startsWith('_') && !(SYMBOLS as readonly string[]).includes(token.text)
  return isOwn ? cursor.next() : cursor.fail(rule, 'a name')
}

function parseField(cursor: Cursor, name: string, scope: TypeScope): Field | undefined {
  if (!cursor.expect(':', scope.rule)) return undefined
  const type = parseType(cursor, scope)
  const takesDefault = scope.takesDefaults !== false && cursor.take('=') !== undefined
  if (!type || !takesDefault) return type && { name, type }
  const literal = parseLiteral(cursor)
  const context = { types: scope.types, bindings: NO_BINDINGS, findings: cursor.findings }
  const fallback = literal && checkLiteral(literal, type, context)
  return fallback && { name, type, fallback }
}
