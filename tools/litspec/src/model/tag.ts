import type { Place } from './place.ts'

/** A tag in the doc comment of a function: which function of the specification it implements. */
export interface FunctionTag {
  /** Tells it from the tag of a constant. */
  readonly kind: 'function'
  /** `0x00349560`, or `notation/readValue`. */
  readonly key: string
  /** Name of the function of the original, as written; absent for a function of our own. */
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
  /** Tells it from the tag of a function. */
  readonly kind: 'constant'
  /** `rays/NEAREST_START`. */
  readonly key: string
  /** What the constant is in our code. */
  readonly value: number
  /** Of the tag in the comment. */
  readonly place: Place
  /** Name of the constant in our code. */
  readonly declaration: string
}

/** What a doc comment says of the code below it. */
export type Tag = FunctionTag | ConstantTag
