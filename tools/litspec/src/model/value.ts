/**
 * A value of the notation after its type was checked.
 *
 * Numbers are the exact numbers that a driver receives: an `f32` is already rounded to float32.
 */
export type Value =
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: number }
  /** `exact`: written with its bits, so it is compared bit by bit. */
  | { readonly kind: 'float'; readonly value: number; readonly width: 32 | 64; readonly exact: boolean }
  | { readonly kind: 'text'; readonly value: string }
  /** A member of an enumeration. */
  | { readonly kind: 'symbol'; readonly value: string }
  | { readonly kind: 'none' }
  /** `vec3`, `vec4` and `quat`: components in the order x, y, z, w. */
  | { readonly kind: 'vector'; readonly components: readonly Value[] }
  /** `mat3`: three rows of three floats. */
  | { readonly kind: 'matrix'; readonly rows: readonly Value[] }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Value>> }
  /** A name bound by `for` or `let`, with the fields read from it: `hit.answer`. */
  | { readonly kind: 'binding'; readonly name: string; readonly path: readonly string[] }
