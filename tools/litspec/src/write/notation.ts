import type { Field, Signature, TypeExpression, Value } from '../model/index.ts'

/** A type in the spelling of the notation. */
export function formatType(type: TypeExpression): string {
  switch (type.kind) {
    case 'scalar':
    case 'named':
      return type.name
    case 'list':
      return type.element.kind === 'optional' ? `(${formatType(type.element)})[]` : `${formatType(type.element)}[]`
    case 'optional':
      return `${formatType(type.inner)} | none`
    case 'record':
      return `{ ${formatFields(type.fields)} }`
    case 'enumeration':
      return type.members.join(' | ')
  }
}

/** A signature in the spelling of the notation. */
export function formatSignature(signature: Signature): string {
  return `${signature.name.value}(${formatFields(signature.parameters)})${formatResult(signature.result)}`
}

function formatResult(result: Signature['result']): string {
  if (result.kind === 'none') return ''
  if (result.kind === 'plain') return ` → ${formatType(result.type)}`
  return result.fields.length === 1 ? ` → ${formatFields(result.fields)}` : ` → (${formatFields(result.fields)})`
}

function formatFields(fields: readonly Field[]): string {
  return fields.map((field) => `${field.name}: ${formatType(field.type)}${formatFallback(field.fallback)}`).join(', ')
}

function formatFallback(value: Value | undefined): string {
  return value ? ` = ${formatValue(value)}` : ''
}

function formatValue(value: Value): string {
  switch (value.kind) {
    case 'none':
      return 'none'
    case 'text':
      return JSON.stringify(value.value)
    case 'vector':
      return `(${value.components.map(formatValue).join(', ')})`
    case 'matrix':
      return `[${value.rows.map(formatValue).join(', ')}]`
    case 'list':
      return `[${value.items.map(formatValue).join(', ')}]`
    case 'record':
      return `{ ${Object.entries(value.fields).map(([name, field]) => `${name}: ${formatValue(field)}`).join(', ')} }`
    case 'binding':
      return [value.name, ...value.path].join('.')
    default:
      return String(value.value)
  }
}
