import type { Field, TypeExpression, Value } from '../../model/index.ts'
import { formatType } from '../types/table.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { unknownName } from '../unknownName.ts'
import type { CheckContext } from './context.ts'
import type { Literal, RecordLiteral } from './literal.ts'

/** A record with every field of its type in the type's order, defaults filled in; `check` checks the value of a field. */
export function checkRecord(
  literal: RecordLiteral,
  type: TypeExpression,
  fields: readonly Field[],
  context: CheckContext,
  check: (literal: Literal, type: TypeExpression, context: CheckContext) => Value | undefined,
): Value | undefined {
  const given = new Map(literal.fields.map((field) => [field.name.value, field]))
  /** An unknown field may be the missing one. */
  const areKnown = refuseUnknown(literal, fields, context)
  const values: [string, Value][] = []
  const missing: string[] = []
  for (const field of fields) {
    const written = given.get(field.name)
    const value = written ? check(written.value, field.type, context) : field.fallback
    if (value) values.push([field.name, value])
    else if (!written) missing.push(field.name)
  }
  if (missing.length && areKnown) {
    const what = `record without ${oneOf(missing)}`
    context.findings.push(unexpected('values/type', literal.place, what, quote(formatType(type))))
  }
  return areKnown && values.length === fields.length
    ? { kind: 'record', fields: Object.fromEntries(values) }
    : undefined
}

function refuseUnknown(literal: RecordLiteral, fields: readonly Field[], { findings }: CheckContext): boolean {
  const names = fields.map((field) => field.name)
  const unknown = literal.fields.filter(({ name }) => !names.includes(name.value))
  const expected = names.length ? oneOf(names) : 'no field'
  for (const { name } of unknown) findings.push(unknownName('values/name', 'field', name, names, expected))
  return unknown.length === 0
}
