import type { Value } from './value.ts'

/** A type of the value language (`types` fences and signatures). */
export type TypeExpression =
  | { readonly kind: 'scalar'; readonly name: ScalarName }
  | { readonly kind: 'list'; readonly element: TypeExpression }
  | { readonly kind: 'optional'; readonly inner: TypeExpression }
  | { readonly kind: 'record'; readonly fields: readonly Field[] }
  | { readonly kind: 'enumeration'; readonly members: readonly string[] }
  /** A name declared in a `types` fence of the same unit. */
  | { readonly kind: 'named'; readonly name: string }

/** The types of single values, by their names. */
export const SCALAR_NAMES = [
  'bool',
  'int',
  'u8',
  'u16',
  'u32',
  'i32',
  'f32',
  'f64',
  'text',
  'vec3',
  'vec4',
  'quat',
  'mat3',
] as const

/** The name of a type of single values. */
export type ScalarName = (typeof SCALAR_NAMES)[number]

/** A field of a record, a given of a signature, or a named result. */
export interface Field {
  /** What a driver, or an object of it, calls it. */
  readonly name: string
  /** What values it takes. */
  readonly type: TypeExpression
  /** The value taken when the document gives none. */
  readonly fallback?: Value
}
