/** Data as a JavaScript expression. Unlike JSON it keeps -0, and no name and no text in it can become code. */
export function literal(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(literal).join(',')}]`
  if (typeof data === 'number') return Object.is(data, -0) ? '-0' : String(data)
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'undefined'
  const properties = Object.entries(data).map(([name, value]) => `[${JSON.stringify(name)}]:${literal(value)}`)
  return `{${properties.join(',')}}`
}
