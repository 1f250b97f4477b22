import type { Field, Signature, TypeExpression } from '../../model/index.ts'
import { formatType } from '../types/table.ts'
import { formatValue } from '../values/format.ts'

/** A signature in the spelling of the notation. */
export function formatSignature({ name, parameters, result }: Signature): string {
  return `${name.value}(${formatParameters(parameters)})${formatResult(result)}`
}

function formatParameters(parameters: readonly Field[]): string {
  return parameters
    .map(({ name, type, fallback }) => `${name}: ${formatType(type)}${fallback ? ` = ${formatValue(fallback)}` : ''}`)
    .join(', ')
}

function formatResult(result: Signature['result']): string {
  if (result.kind === 'none') return ''
  if (result.kind === 'plain') return ` → ${formatType(result.type)}`
  const fields = formatParameters(result.fields)
  return result.fields.length === 1 ? ` → ${fields}` : ` → (${fields})`
}

/** The type of what a call gives back: a record when the results have names, `undefined` when there are none. */
export function resultType({ result }: Signature): TypeExpression | undefined {
  if (result.kind === 'none') return undefined
  return result.kind === 'plain' ? result.type : { kind: 'record', fields: result.fields }
}
