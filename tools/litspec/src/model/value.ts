/**
 * A value of the notation after its type was checked.
 *
 * Numbers are the exact numbers that a driver receives: an `f32` is already rounded to float32.
 */
export type Value =
  | {
      /** A `bool`. */
      readonly kind: 'bool'
      /** Written `true` or `false`. */
      readonly value: boolean
    }
  | {
      /** An `int`, or one of a width: `u8` to `i32`. */
      readonly kind: 'integer'
      /** Within the range of its type. */
      readonly value: number
    }
  | {
      /** An `f32` or `f64`. */
      readonly kind: 'float'
      /** Of width 32 already rounded. */
      readonly value: number
      /** In bits. */
      readonly width: 32 | 64
      /** Whether it is written with its bits, so that it is compared bit by bit. */
      readonly exact: boolean
    }
  | {
      /** A `text`. */
      readonly kind: 'text'
      /** Without its quotes. */
      readonly value: string
    }
  | {
      /** A member of an enumeration. */
      readonly kind: 'symbol'
      /** Its name. */
      readonly value: string
    }
  | {
      /** `none`, of an optional type: a driver gets `undefined`. */
      readonly kind: 'none'
    }
  | {
      /** A `vec3`, `vec4` or `quat`. */
      readonly kind: 'vector'
      /** Floats in the order x, y, z, w: three or four. */
      readonly components: readonly Value[]
    }
  | {
      /** A `mat3`. */
      readonly kind: 'matrix'
      /** Three vectors of three floats. */
      readonly rows: readonly Value[]
    }
  | {
      /** A list: `f32[]`. */
      readonly kind: 'list'
      /** In order, all of one type. */
      readonly items: readonly Value[]
    }
  | {
      /** A value of a record type. */
      readonly kind: 'record'
      /** Every field of the type, defaults filled in. */
      readonly fields: Readonly<Record<string, Value>>
    }
  | {
      /** A name bound by `for` or `let`: its value is known when the case runs. */
      readonly kind: 'binding'
      /** The name that is bound. */
      readonly name: string
      /** The fields read from it, outermost first: `answer` of `hit.answer`. */
      readonly path: readonly string[]
    }
