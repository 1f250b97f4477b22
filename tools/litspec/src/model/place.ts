/** A point in a file: `line` and `column` count from 1, `offset` from 0 (UTF-16 units of the normalised text). */
export interface Point {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** A stretch of a file, `end` excluded. `file` is relative to the root of the repository, with `/`. */
export interface Place {
  readonly file: string
  readonly start: Point
  readonly end: Point
}

/** A value together with the place it was read from. */
export interface Located<T> {
  readonly value: T
  readonly place: Place
}
