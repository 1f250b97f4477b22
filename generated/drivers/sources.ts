// Written by `litspec generate` from spec/units/sources.md: change that file, not this one.

export interface Range {
  readonly offset: number
  readonly length: number
}

export type Fault = 'Truncated' | 'Invalid' | 'NoRoom' | 'Broken'

export interface MemoryGivens {
  readonly bytes: string
}

export interface FileGivens {
  readonly bytes: string
  readonly most: number
  readonly longer: number
}

export interface BlobGivens {
  readonly bytes: string
  readonly longer: number
}

export interface PartGivens {
  readonly start: number
  readonly size: number
}

export interface ReadGivens {
  readonly offset: number
  readonly length: number
}

/** What the cases of `Where bytes come from` call; a fresh driver is made for each case. */
export interface SourcesDriver {
  /**
   * `memory(bytes: text)`
   *
   * Checks:
   * - `sources/memorySource.exactly-that-much`: Exactly that much
   * - `sources/memorySource.memory-of-its-own`: Memory of its own
   * - `sources/memorySource.outside`: Outside
   * - `sources/memorySource.no-range`: No range
   * - `sources/partOfSource.from-its-start`: From its start
   * - `sources/partOfSource.up-to-its-end`: Up to its end
   * - `sources/partOfSource.not-all-there`: Not all there
   */
  readonly memory: (givens: MemoryGivens) => void | Promise<void>
  /**
   * `file(bytes: text, most: u32 = 100, longer: f64 = 0.0)`
   *
   * Checks:
   * - `sources/fileSource.its-size`: Its size
   * - `sources/fileSource.exactly-that-much-of-a-file`: Exactly that much of a file
   * - `sources/fileSource.nothing-else`: Nothing else
   * - `sources/fileSource.in-pieces`: In pieces
   * - `sources/fileSource.shorter-since`: Shorter since
   * - `sources/fileSource.outside-of-a-file`: Outside of a file
   * - `sources/fileSource.too-much`: Too much
   * - `sources/fileSource.at-most-a-gibibyte`: At most a gibibyte
   * - `sources/partOfSource.from-its-start`: From its start
   * - `sources/partOfSource.up-to-its-end`: Up to its end
   */
  readonly file: (givens: FileGivens) => void | Promise<void>
  /**
   * `blob(bytes: text, longer: u32 = 0)`
   *
   * Checks:
   * - `sources/blobSource.exactly-that-much-of-a-blob`: Exactly that much of a blob
   * - `sources/blobSource.only-a-slice`: Only a slice
   * - `sources/blobSource.outside-of-a-blob`: Outside of a blob
   * - `sources/blobSource.shorter-than-it-said`: Shorter than it said
   */
  readonly blob: (givens: BlobGivens) => void | Promise<void>
  /**
   * `part(start: f64, size: f64)`
   *
   * Checks:
   * - `sources/partOfSource.from-its-start`: From its start
   * - `sources/partOfSource.up-to-its-end`: Up to its end
   * - `sources/fileSource.nothing-else`: Nothing else
   * - `sources/partOfSource.not-all-there`: Not all there
   */
  readonly part: (givens: PartGivens) => void | Promise<void>
  /**
   * `brokenFile()`
   *
   * Checks:
   * - `sources/fileSource.its-own-errors`: Its own errors
   */
  readonly brokenFile: () => void | Promise<void>
  /**
   * `size() → f64`
   *
   * Checks:
   * - `sources/memorySource.exactly-that-much`: Exactly that much
   * - `sources/fileSource.its-size`: Its size
   * - `sources/fileSource.exactly-that-much-of-a-file`: Exactly that much of a file
   * - `sources/fileSource.nothing-else`: Nothing else
   * - `sources/fileSource.shorter-since`: Shorter since
   * - `sources/blobSource.exactly-that-much-of-a-blob`: Exactly that much of a blob
   * - `sources/blobSource.only-a-slice`: Only a slice
   * - `sources/partOfSource.from-its-start`: From its start
   * - `sources/partOfSource.up-to-its-end`: Up to its end
   */
  readonly size: () => number | Promise<number>
  /**
   * `read(offset: f64, length: f64) → text`
   *
   * Checks:
   * - `sources/memorySource.exactly-that-much`: Exactly that much
   * - `sources/memorySource.memory-of-its-own`: Memory of its own
   * - `sources/memorySource.outside`: Outside
   * - `sources/memorySource.no-range`: No range
   * - `sources/fileSource.its-size`: Its size
   * - `sources/fileSource.exactly-that-much-of-a-file`: Exactly that much of a file
   * - `sources/fileSource.nothing-else`: Nothing else
   * - `sources/fileSource.in-pieces`: In pieces
   * - `sources/fileSource.shorter-since`: Shorter since
   * - `sources/fileSource.outside-of-a-file`: Outside of a file
   * - `sources/fileSource.too-much`: Too much
   * - `sources/fileSource.at-most-a-gibibyte`: At most a gibibyte
   * - `sources/fileSource.its-own-errors`: Its own errors
   * - `sources/blobSource.exactly-that-much-of-a-blob`: Exactly that much of a blob
   * - `sources/blobSource.only-a-slice`: Only a slice
   * - `sources/blobSource.outside-of-a-blob`: Outside of a blob
   * - `sources/blobSource.shorter-than-it-said`: Shorter than it said
   * - `sources/partOfSource.from-its-start`: From its start
   * - `sources/partOfSource.up-to-its-end`: Up to its end
   */
  readonly read: (givens: ReadGivens) => string | Promise<string>
  /**
   * `scribble()`
   *
   * Checks:
   * - `sources/memorySource.memory-of-its-own`: Memory of its own
   */
  readonly scribble: () => void | Promise<void>
  /**
   * `asked() → Range[]`
   *
   * Checks:
   * - `sources/fileSource.its-size`: Its size
   * - `sources/fileSource.exactly-that-much-of-a-file`: Exactly that much of a file
   * - `sources/fileSource.nothing-else`: Nothing else
   * - `sources/fileSource.in-pieces`: In pieces
   * - `sources/fileSource.outside-of-a-file`: Outside of a file
   * - `sources/fileSource.too-much`: Too much
   * - `sources/fileSource.at-most-a-gibibyte`: At most a gibibyte
   * - `sources/blobSource.exactly-that-much-of-a-blob`: Exactly that much of a blob
   * - `sources/blobSource.only-a-slice`: Only a slice
   * - `sources/blobSource.outside-of-a-blob`: Outside of a blob
   * - `sources/partOfSource.from-its-start`: From its start
   * - `sources/partOfSource.up-to-its-end`: Up to its end
   */
  readonly asked: () => readonly Range[] | Promise<readonly Range[]>
  /**
   * `place() → u32 | none`
   *
   * Checks:
   * - `sources/memorySource.outside`: Outside
   * - `sources/fileSource.shorter-since`: Shorter since
   * - `sources/fileSource.outside-of-a-file`: Outside of a file
   * - `sources/blobSource.outside-of-a-blob`: Outside of a blob
   * - `sources/blobSource.shorter-than-it-said`: Shorter than it said
   * - `sources/partOfSource.from-its-start`: From its start
   * - `sources/partOfSource.up-to-its-end`: Up to its end
   * - `sources/fileSource.nothing-else`: Nothing else
   * - `sources/partOfSource.not-all-there`: Not all there
   */
  readonly place: () => number | undefined | Promise<number | undefined>
}
