// Written by `litspec generate` from spec/units/wad.md: change that file, not this one.

export interface Entry {
  readonly offset: number
  readonly size: number
  readonly hash: number
}

export type Fault = 'Truncated' | 'Invalid'

export interface FindsGivens {
  readonly hash: number
  readonly name: string
}

export interface FindsResult {
  readonly found: boolean
}

export interface IndexGivens {
  readonly bytes: string
  readonly wadSize: number
}

export interface SoughtGivens {
  readonly name: string
}

/** What the cases of `The archive` call; a fresh driver is made for each case. */
export interface WadDriver {
  /**
   * `finds(hash: u32, name: text) → found: bool`
   *
   * Checks:
   * - `wad/DVDWadIndex_Find.checksum`: Checksum
   * - `wad/DVDWadIndex_Find.nothing-found`: Nothing found
   * - `wad/DVDWadIndex_Find.lower-case`: Lower case
   * - `wad/Choices.beyond-ascii`: Beyond ASCII
   */
  readonly finds: (givens: FindsGivens) => FindsResult | Promise<FindsResult>
  /**
   * `index(bytes: text, wadSize: f64 = 4294967296.0)`
   *
   * Checks:
   * - `wad/DVDWadIndex_Create.count-first`: Count first
   * - `wad/DVDWadIndex_Find.nothing-found`: Nothing found
   * - `wad/DVDWadIndex_Create.entries`: Entries
   * - `wad/DVDWadIndex_Find.first-of-its-hash`: First of its hash
   * - `wad/Choices.cut-off`: Cut off
   * - `wad/Choices.too-long`: Too long
   * - `wad/Choices.outside`: Outside
   */
  readonly index: (givens: IndexGivens) => void | Promise<void>
  /**
   * `entries() → Entry[]`
   *
   * Checks:
   * - `wad/DVDWadIndex_Create.count-first`: Count first
   * - `wad/DVDWadIndex_Find.nothing-found`: Nothing found
   * - `wad/DVDWadIndex_Create.entries`: Entries
   * - `wad/DVDWadIndex_Find.first-of-its-hash`: First of its hash
   */
  readonly entries: () => readonly Entry[] | Promise<readonly Entry[]>
  /**
   * `sought(name: text) → u32 | none`
   *
   * Checks:
   * - `wad/DVDWadIndex_Create.count-first`: Count first
   * - `wad/DVDWadIndex_Find.nothing-found`: Nothing found
   * - `wad/DVDWadIndex_Create.entries`: Entries
   * - `wad/DVDWadIndex_Find.first-of-its-hash`: First of its hash
   * - `wad/Choices.outside`: Outside
   */
  readonly sought: (givens: SoughtGivens) => number | undefined | Promise<number | undefined>
  /**
   * `place() → u32 | none`
   *
   * Checks:
   * - `wad/Choices.cut-off`: Cut off
   * - `wad/Choices.too-long`: Too long
   * - `wad/Choices.outside`: Outside
   */
  readonly place: () => number | undefined | Promise<number | undefined>
}
