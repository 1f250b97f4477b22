import type { Field, TypeExpression, Value } from '../../model/index.ts'
import { suggestionFor } from '../suggestion.ts'
import { formatType } from '../types/table.ts'
import { oneOf, quote, unexpected } from '../unexpected.ts'
import { checkLiteral } from './check.ts'
import type { CheckContext } from './check.ts'
import type { RecordLiteral } from './literal.ts'

/** A record with every field of its type in the type's order, defaults filled in. */
export function checkRecord(
  literal: RecordLiteral,
  type: TypeExpression,
  fields: readonly Field[],
  context: CheckContext,
): Value | undefined {
  const given = new Map(literal.fields.map((field) => [field.name.value, field]))
  /** An unknown field may be the missing one. */
  const areKnown = refuseUnknown(literal, fields, context)
  const values: [string, Value][] = []
  const missing: string[] = []
  for (const field of fields) {
    const written = given.get(field.name)
    const value = written ? checkLiteral(written.value, field.type, context) : field.fallback
    if (value) values.push([field.name, value])
    else if (!written) missing.push(field.name)
  }
  if (missing.length && areKnown) {
    const what = `record without ${oneOf(missing)}`
    context.findings.push(unexpected('values/type', literal.place, what, quote(formatType(type))))
  }
  return areKnown && values.length === fields.length ? { kind: 'record', fields: Object.fromEntries(values) } : undefined
}

function refuseUnknown(literal: RecordLiteral, fields: readonly Field[], { findings }: CheckContext): boolean {
  const names = new Set(fields.map((field) => field.name))
  const unknown = literal.fields.filter(({ name }) => !names.has(name.value))
  for (const { name } of unknown) {
    const fix = suggestionFor(name.value, names)
    const expected = names.size ? oneOf([...names]) : 'no field'
    findings.push(unexpected('values/name', name.place, `field ${quote(name.value)}`, fix ? quote(fix) : expected, fix ? { fix } : {}))
  }
  return unknown.length === 0
}
