import type { Finding, Signature } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import { expectOwnName, parseFields, parseType } from '../types/parse.ts'
import type { TypeScope } from '../types/parse.ts'
import { isTooLarge, LARGEST } from '../types/size.ts'
import type { TypeTable } from '../types/table.ts'
import { placeOfExcerpt } from '../excerpt.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { cursorOf } from '../values/cursor.ts'
import type { Cursor } from '../values/cursor.ts'

const RULE = 'signature/syntax'

/** Methods that would make a driver something else: a promise, or a class. */
const TAKEN = new Set(['then', 'constructor'])

/**
 * Reads `name(given: type, given: type = value) → result`.
 *
 * @spec notation/readSignature
 */
export function parseSignature(excerpt: Excerpt, types: TypeTable, findings: Finding[]): Signature | undefined {
  const cursor = cursorOf(excerpt, findings)
  const name = cursor && expectOwnName(cursor, RULE)
  if (!cursor || !name) return undefined
  const scope: TypeScope = { types, rule: RULE }
  const parameters = cursor.expect('(', RULE) && parseFields(cursor, ')', scope)
  const result = parameters && parseResult(cursor, scope)
  if (!result || !cursor.expectEnd(RULE, result.kind === 'none' ? '`→` or nothing more' : 'nothing more'))
    return undefined
  const place = cursor.placeOf(name)
  const signature = { name: { value: name.text, place }, parameters, result }
  if (TAKEN.has(name.text))
    findings.push(unexpected(RULE, place, quote(name.text), `another name than ${oneOf([...TAKEN])}`))
  else if (isSignatureTooLarge(signature, types)) {
    findings.push(
      unexpected(RULE, placeOfExcerpt(excerpt), `signature with more than ${LARGEST} parts`, 'a smaller one'),
    )
  } else return signature
  return undefined
}

function parseResult(cursor: Cursor, scope: TypeScope): Signature['result'] | undefined {
  if (!cursor.take('→')) return { kind: 'none' }
  if (isNamed(cursor, 1) && cursor.sees('(')) {
    cursor.next()
    const fields = parseFields(cursor, ')', { ...scope, takesDefaults: false })
    return fields && { kind: 'named', fields }
  }
  if (isNamed(cursor, 0)) {
    const name = expectOwnName(cursor, RULE)
    const type = name && cursor.expect(':', RULE) && parseType(cursor, scope)
    return type && { kind: 'named', fields: [{ name: name.text, type }] }
  }
  const type = parseType(cursor, scope)
  return type && { kind: 'plain', type }
}

function isNamed(cursor: Cursor, ahead: number): boolean {
  return cursor.peek(ahead).kind === 'name' && cursor.sees(':', ahead + 1)
}

function isSignatureTooLarge({ parameters, result }: Signature, types: TypeTable): boolean {
  const results = result.kind === 'named' ? result.fields : []
  const plain = result.kind === 'plain' ? [{ name: 'result', type: result.type }] : []
  return isTooLarge({ kind: 'record', fields: [...parameters, ...results, ...plain] }, types)
}
