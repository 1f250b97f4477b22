import type { Value } from '../../model/index.ts'

const AXES = ['x', 'y', 'z', 'w'] as const

/**
 * The JavaScript value that a driver gets for a value of the notation.
 *
 * Vectors are `{ x, y, z }` and `{ x, y, z, w }`, a matrix is its three rows, `none` is `undefined`. `bindings` holds
 * what `for` and `let` bound before, as JavaScript values.
 *
 * @spec notation/giveValue
 */
export function toDriverValue(value: Value, bindings: ReadonlyMap<string, unknown> = new Map()): unknown {
  switch (value.kind) {
    case 'bool':
    case 'integer':
    case 'float':
    case 'text':
    case 'symbol':
      return value.value
    case 'none':
      return undefined
    case 'vector':
      return Object.fromEntries(value.components.map((part, index) => [AXES[index], toDriverValue(part, bindings)]))
    case 'matrix':
      return value.rows.map((row) => toDriverValue(row, bindings))
    case 'list':
      return value.items.map((item) => toDriverValue(item, bindings))
    case 'record':
      return Object.fromEntries(
        Object.entries(value.fields).map(([name, field]) => [name, toDriverValue(field, bindings)]),
      )
    case 'binding':
      return readPath(bindings.get(value.name), value.path)
  }
}

/** Follows names into an object; a part of nothing is nothing. */
function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (part === undefined || part === null ? undefined : (part as Record<string, unknown>)[name]),
    value,
  )
}
