import { escapeUnseen } from './escapeUnseen.ts'

/** Data as JSON. A property that is `undefined` is left out. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

const WIDTH = 120

/**
 * JSON to be reviewed as a diff: what fits stands on one line, what does not has one element a line.
 *
 * The outermost two levels are always broken, so that a list of rows has one row a line. Negative zero keeps its sign.
 */
export function printJson(value: Json): string {
  return `${block(layOut(value), 0, 0)}\n`
}

/** A value on the way to text; `line` is all of it on one line, when a line can hold that. */
interface Layout {
  readonly line?: string
  readonly open: string
  readonly close: string
  readonly parts: readonly { readonly key: string; readonly layout: Layout }[]
}

function layOut(value: Json): Layout {
  if (value === null || typeof value !== 'object') return { line: scalar(value), open: '', close: '', parts: [] }
  const isList = Array.isArray(value)
  const entries = Object.entries<Json | undefined>(value).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined,
  )
  const parts = entries.map(([key, item]) => ({ key: isList ? '' : `${text(key)}: `, layout: layOut(item) }))
  const [open, close] = isList ? '[]' : '{}'
  return { open: open as string, close: close as string, parts, ...lineOf(parts, isList) }
}

function lineOf(parts: Layout['parts'], isList: boolean): Pick<Layout, 'line'> {
  if (parts.length === 0) return { line: isList ? '[]' : '{}' }
  let inner = ''
  for (const { key, layout } of parts) {
    inner += `${inner === '' ? '' : ', '}${key}${layout.line}`
    if (layout.line === undefined || inner.length > WIDTH) return {}
  }
  return { line: isList ? `[${inner}]` : `{ ${inner} }` }
}

function block({ line, open, close, parts }: Layout, depth: number, used: number): string {
  if (line !== undefined && (parts.length === 0 || (depth > 1 && used + line.length < WIDTH))) return line
  const indent = '  '.repeat(depth + 1)
  const lines = parts.map(({ key, layout }) => indent + key + block(layout, depth + 1, indent.length + key.length))
  return `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`
}

function scalar(value: null | boolean | number | string): string {
  if (typeof value === 'string') return text(value)
  return Object.is(value, -0) ? '-0' : String(value)
}

function text(value: string): string {
  const quoted = JSON.stringify(value)
  return /[^ -~]/.test(quoted) ? escapeUnseen(quoted) : quoted
}
