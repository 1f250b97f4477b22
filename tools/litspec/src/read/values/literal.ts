import type { Located, Place } from '../../model/index.ts'

/** A value as it is written, before it has a type. */
export type Literal = NumberLiteral | TextLiteral | NameLiteral | SequenceLiteral | RecordLiteral

export interface NumberLiteral {
  readonly kind: 'number'
  readonly form: 'integer' | 'hexadecimal' | 'float'
  readonly value: number
  /** As written. */
  readonly spelling: string
  /** The digits behind a float, `3dcccccd` of `0.1 (0x3dcccccd)`; their place is that of `0x3dcccccd`. */
  readonly bits?: Located<string>
  /** Of the number without its bits. */
  readonly place: Place
}

export interface TextLiteral {
  readonly kind: 'text'
  readonly value: string
  readonly place: Place
}

/** `true`, `none`, a member of an enumeration, or a bound name with the fields read from it. */
export interface NameLiteral {
  readonly kind: 'name'
  readonly name: string
  readonly path: readonly string[]
  readonly place: Place
}

/** `(1, 2, 3)` or `[1, 2, 3]`. */
export interface SequenceLiteral {
  readonly kind: 'tuple' | 'list'
  readonly items: readonly Literal[]
  readonly place: Place
}

export interface RecordLiteral {
  readonly kind: 'record'
  readonly fields: readonly { readonly name: Located<string>; readonly value: Literal }[]
  readonly place: Place
}

/** A value to compare with: `≈ 0.5 ± 1e-6`, `≈ 0.5`, or the value alone. */
export interface ExpectedLiteral {
  readonly literal: Literal
  /** The place of `≈`, when it is written. */
  readonly about?: Place
  readonly tolerance?: Located<number>
}
