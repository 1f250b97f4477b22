import type { Value } from '../../model/index.ts'
import { bitsOf, shortest } from './floats.ts'
import { formatText } from './texts.ts'

/** A value in the spelling of the notation: reading it as its type gives the value back. */
export function formatValue(value: Value): string {
  switch (value.kind) {
    case 'bool':
    case 'integer':
    case 'symbol':
      return String(value.value)
    case 'float':
      return value.exact
        ? `${shortest(value.value, value.width)} (0x${bitsOf(value.value, value.width)})`
        : shortest(value.value, value.width)
    case 'text':
      return formatText(value.value)
    case 'none':
      return 'none'
    case 'vector':
      return `(${value.components.map(formatValue).join(', ')})`
    case 'matrix':
      return `(${value.rows.map(formatValue).join(', ')})`
    case 'list':
      return `[${value.items.map(formatValue).join(', ')}]`
    case 'record':
      return formatRecord(Object.entries(value.fields))
    case 'binding':
      return [value.name, ...value.path].join('.')
  }
}

function formatRecord(fields: readonly (readonly [string, Value])[]): string {
  return fields.length ? `{ ${fields.map(([name, value]) => `${name}: ${formatValue(value)}`).join(', ')} }` : '{}'
}
