import type { Place } from './place.ts'

/** A tag in the doc comment of a function: which function of the specification it implements. */
export interface FunctionTag {
  readonly kind: 'function'
  /** `0x00349560`, or `notation/readValue`. */
  readonly key: string
  readonly name?: string
  /** The source file of the original, as written in parentheses. */
  readonly file?: string
  /** Of the tag in the comment. */
  readonly place: Place
  /** Name of the tagged function in our code. */
  readonly declaration: string
  /** Offset of the first character inside the function's body: where a mark of entry is inserted. */
  readonly entry: number
}

/** A tag in the doc comment of an exported constant. */
export interface ConstantTag {
  readonly kind: 'constant'
  /** `rays/NEAREST_START`. */
  readonly key: string
  readonly value: number
  readonly place: Place
  readonly declaration: string
}

/** What a doc comment says of the code below it. */
export type Tag = FunctionTag | ConstantTag
