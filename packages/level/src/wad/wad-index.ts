import { nameHash } from './name-hash.ts'

/** Where a file lies in a WAD. */
export interface WadEntry {
  /** Bytes from the start of the WAD. */
  readonly offset: number
  /** Bytes. */
  readonly size: number
  /** `nameHash` of its name, folder included. */
  readonly hash: number
}

/** The files of a WAD, in the order of its index. */
export class WadIndex {
  /** All of them, those that `find` never reaches included: of equal hashes only the first is found. */
  readonly entries: readonly WadEntry[]
  readonly #firstOf: ReadonlyMap<number, WadEntry>

  /** Copies the list. `readWadIndex` makes one of the bytes of a `.DIR` file. */
  constructor(entries: readonly WadEntry[]) {
    this.entries = [...entries]
    // Of several entries with one hash the first stays: a later one in the list is put in earlier.
    this.#firstOf = new Map(this.entries.map((entry) => [entry.hash, entry] as const).reverse())
  }

  /**
   * The first entry whose hash is that of the name, in any case. The name includes the folder.
   *
   * @orig 0x001490b8 DVDWadIndex_Find (unknown)
   */
  find(name: string): WadEntry | undefined {
    return this.#firstOf.get(nameHash(name))
  }
}
