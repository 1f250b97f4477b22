import type { Value } from '../../../model/index.ts'

/** What a driver gave back: a value of the notation that may hold things which are none. */
export type Observed =
  | Extract<Value, { kind: 'bool' | 'integer' | 'float' | 'text' | 'symbol' | 'none' }>
  | { readonly kind: 'vector'; readonly components: readonly Observed[] }
  | { readonly kind: 'matrix'; readonly rows: readonly Observed[] }
  | { readonly kind: 'list'; readonly items: readonly Observed[] }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Observed>> }
  | Misfit

/** Something of another type than the document says. */
export interface Misfit {
  readonly kind: 'misfit'
  /** What was given, in words of JavaScript. */
  readonly given: string
  /** What should have been given. */
  readonly wanted: string
}

/** The parts of a composite value with the way to each: `.x`, `[1]`, `.answer`. */
export function partsOf(value: Observed): readonly (readonly [step: string, part: Observed])[] {
  switch (value.kind) {
    case 'vector':
      return value.components.map((part, index) => [`.${'xyzw'.charAt(index)}`, part])
    case 'matrix':
      return value.rows.map((part, index) => [`[${index}]`, part])
    case 'list':
      return value.items.map((part, index) => [`[${index}]`, part])
    case 'record':
      return Object.entries(value.fields).map(([name, part]) => [`.${name}`, part])
    default:
      return []
  }
}

/** The first thing inside that is no value, and the way to it. */
export function firstMisfit(value: Observed, path = ''): { path: string; misfit: Misfit } | undefined {
  if (value.kind === 'misfit') return { path, misfit: value }
  for (const [step, part] of partsOf(value)) {
    const found = firstMisfit(part, path + step)
    if (found) return found
  }
  return undefined
}
