/** What a console shows of some values on one line, alike in Node and in browsers. */
export function format(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')
}

function inspect(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(inspect).join(', ')} ]`
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  return `{ ${Object.entries(value)
    .map(([key, of]) => `${key}: ${inspect(of)}`)
    .join(', ')} }`
}
