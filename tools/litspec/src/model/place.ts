/** A point in a file: `line` and `column` count from 1, `offset` from 0 (UTF-16 units of the normalised text). */
export interface Point {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
  /** From 0, in UTF-16 units from the start of the text. */
  readonly offset: number
}

/** A stretch of a file, `end` excluded. `file` is relative to the root of the repository, with `/`. */
export interface Place {
  /** Path of the file. */
  readonly file: string
  /** Of its first character. */
  readonly start: Point
  /** Behind its last character. */
  readonly end: Point
}

/** A value together with the place it was read from. */
export interface Located<T> {
  /** What was read. */
  readonly value: T
  /** Where it stands. */
  readonly place: Place
}
