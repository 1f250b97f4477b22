// Written by `litspec generate` from spec/units/writers.md: change that file, not this one.

export interface File {
  readonly name: string
  readonly bytes: string
  readonly size: number
}

export interface Entry {
  readonly offset: number
  readonly size: number
  readonly hash: number
}

export interface Archive {
  readonly index: string
  readonly data: string
}

export interface Piece {
  readonly type: number
  readonly data: string
  readonly id: number
}

export type Fault = 'Invalid' | 'NoRoom'

export interface LayOutGivens {
  readonly files: readonly File[]
}

export interface LaidOutSizeGivens {
  readonly files: readonly File[]
}

export interface WriteIndexGivens {
  readonly entries: readonly Entry[]
}

export interface WriteArchiveGivens {
  readonly files: readonly File[]
}

export interface DataAtGivens {
  readonly offset: number
  readonly length: number
}

export interface ReadBackGivens {
  readonly name: string
}

export interface WriteChunksGivens {
  readonly chunks: readonly Piece[]
  readonly id: number
}

export interface ReadChunksGivens {
  readonly bytes: string
}

export interface ReadIdGivens {
  readonly bytes: string
}

/** What the cases of `Writing discs and levels` call; a fresh driver is made for each case. */
export interface WritersDriver {
  /**
   * `layOut(files: File[]) → Entry[]`
   *
   * Checks:
   * - `writers/layOutWad.sectors`: Sectors
   * - `writers/layOutWad.whole-sectors`: Whole sectors
   * - `writers/layOutWad.one-of-a-name`: One of a name
   * - `writers/layOutWad.four-bytes`: Four bytes
   * - `writers/layOutWad.whole-sizes`: Whole sizes
   */
  readonly layOut: (givens: LayOutGivens) => readonly Entry[] | Promise<readonly Entry[]>
  /**
   * `laidOutSize(files: File[]) → f64`
   *
   * Checks:
   * - `writers/layOutWad.sectors`: Sectors
   * - `writers/layOutWad.whole-sectors`: Whole sectors
   */
  readonly laidOutSize: (givens: LaidOutSizeGivens) => number | Promise<number>
  /**
   * `writeIndex(entries: Entry[]) → text`
   *
   * Checks:
   * - `writers/writeWadIndex.as-given`: As given
   * - `writers/writeWadIndex.four-bytes-each`: Four bytes each
   */
  readonly writeIndex: (givens: WriteIndexGivens) => string | Promise<string>
  /**
   * `writeArchive(files: File[]) → text`
   *
   * Checks:
   * - `writers/writeWad.index-and-data`: Index and data
   * - `writers/writeWad.zeros`: Zeros
   */
  readonly writeArchive: (givens: WriteArchiveGivens) => string | Promise<string>
  /**
   * `dataAt(offset: u32, length: u32) → text`
   *
   * Checks:
   * - `writers/writeWad.index-and-data`: Index and data
   * - `writers/writeWad.zeros`: Zeros
   */
  readonly dataAt: (givens: DataAtGivens) => string | Promise<string>
  /**
   * `dataSize() → u32`
   *
   * Checks:
   * - `writers/writeWad.index-and-data`: Index and data
   * - `writers/writeWad.zeros`: Zeros
   */
  readonly dataSize: () => number | Promise<number>
  /**
   * `readBack(name: text) → text`
   *
   * Checks:
   * - `writers/writeWad.index-and-data`: Index and data
   * - `writers/writeWad.zeros`: Zeros
   */
  readonly readBack: (givens: ReadBackGivens) => string | Promise<string>
  /**
   * `writeChunks(chunks: Piece[], id: int = 0) → text`
   *
   * Checks:
   * - `writers/writeChunkContainer.headers`: Headers
   * - `writers/writeChunkContainer.there-and-back`: There and back
   * - `writers/writeChunkContainer.types-there-are`: Types there are
   * - `writers/writeChunkContainer.no-pack`: No pack
   */
  readonly writeChunks: (givens: WriteChunksGivens) => string | Promise<string>
  /**
   * `readChunks(bytes: text) → Piece[]`
   *
   * Checks:
   * - `writers/writeChunkContainer.headers`: Headers
   * - `writers/writeChunkContainer.there-and-back`: There and back
   */
  readonly readChunks: (givens: ReadChunksGivens) => readonly Piece[] | Promise<readonly Piece[]>
  /**
   * `readId(bytes: text) → u32`
   *
   * Checks:
   * - `writers/writeChunkContainer.headers`: Headers
   * - `writers/writeChunkContainer.there-and-back`: There and back
   */
  readonly readId: (givens: ReadIdGivens) => number | Promise<number>
  /**
   * `typesOfLevelFile() → u32[]`
   *
   * Checks:
   * - `writers/levelFileChunks.eighteen`: Eighteen
   * - `writers/writeLevelFile.a-level-file`: A level file
   */
  readonly typesOfLevelFile: () => readonly number[] | Promise<readonly number[]>
  /**
   * `textsOfLevelFile() → text[]`
   *
   * Checks:
   * - `writers/levelFileChunks.eighteen`: Eighteen
   * - `writers/writeLevelFile.a-level-file`: A level file
   */
  readonly textsOfLevelFile: () => readonly string[] | Promise<readonly string[]>
  /**
   * `headerOfLevelFile() → text`
   *
   * Checks:
   * - `writers/levelFileChunks.eighteen`: Eighteen
   * - `writers/writeLevelFile.a-level-file`: A level file
   */
  readonly headerOfLevelFile: () => string | Promise<string>
}
