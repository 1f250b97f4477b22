import type { Value } from './value.ts'

/** A type of the value language (`types` fences and signatures). */
export type TypeExpression =
  | {
      /** A type of single values: `f32`. */
      readonly kind: 'scalar'
      /** Which one. */
      readonly name: ScalarName
    }
  | {
      /** `f32[]`: any number of values of one type. */
      readonly kind: 'list'
      /** Of what type they are. */
      readonly element: TypeExpression
    }
  | {
      /** `f32 | none`. */
      readonly kind: 'optional'
      /** What it is, if it is anything. */
      readonly inner: TypeExpression
    }
  | {
      /** `{ centre: vec3, half: vec3 }`. */
      readonly kind: 'record'
      /** In the order of the type. */
      readonly fields: readonly Field[]
    }
  | {
      /** `Truncated | Invalid`: one of some names. */
      readonly kind: 'enumeration'
      /** The names, one or more; a driver sees them as text. */
      readonly members: readonly string[]
    }
  | {
      /** A type that a `types` fence of the same unit declares. */
      readonly kind: 'named'
      /** What it is called there. */
      readonly name: string
    }

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
