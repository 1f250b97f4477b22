import { LevelError } from '../errors/level-error.ts'
import type { ByteSource } from '../sources/byte-source.ts'
import { partOfSource } from '../sources/part-of-source.ts'
import { entryName } from './entry-name.ts'
import { checkIndexSize, INDEX_HEADER_BYTES, readIndexCount } from './index-layout.ts'
import { readWadIndex } from './read-wad-index.ts'
import type { WadEntry, WadIndex } from './wad-index.ts'

/**
 * The files of a game disc. Names are bare, `level1.lev`, or have the folder in front, `./ee_files/level1.lev`, in any
 * case. `openWad` opens one.
 */
export class Wad {
  /** Where each file lies, by the hash of its name. */
  readonly index: WadIndex
  readonly #data: ByteSource

  /** Checks nothing: `openWad` makes sure that every entry lies in the data. */
  constructor(index: WadIndex, data: ByteSource) {
    this.index = index
    this.#data = data
  }

  /**
   * Where a file lies. Throws a `LevelError`, `NotFound`, when there is none of this name.
   *
   * @orig 0x0040c628 Wad_FindEntry (unknown)
   */
  find(name: string): WadEntry {
    const entry = this.#entryOf(name)
    if (entry === undefined) throw notFound(name)
    return entry
  }

  /**
   * How many bytes a file has. Throws a `LevelError`, `NotFound`, when there is none of this name.
   *
   * @orig 0x0040c648 Wad_GetEntrySize (unknown)
   */
  size(name: string): number {
    const entry = this.#entryOf(name)
    if (entry === undefined) throw notFound(name)
    return entry.size
  }

  /**
   * Whether there is a file of this name.
   *
   * @orig 0x0040c668 Wad_HasEntry (unknown)
   */
  has(name: string): boolean {
    return this.#entryOf(name) !== undefined
  }

  /** A file as a source of its own. Throws a `LevelError`, `NotFound`, when there is none of this name. */
  open(name: string): ByteSource {
    const { offset, size } = this.find(name)
    return partOfSource(this.#data, offset, size)
  }

  /** All bytes of a file, and no others. Rejects with a `LevelError`, `NotFound`, when there is none of this name. */
  async read(name: string): Promise<Uint8Array> {
    const file = this.open(name)
    return file.read(0, file.size)
  }

  #entryOf(name: string): WadEntry | undefined {
    return this.index.find(entryName(name))
  }
}

function notFound(name: string): LevelError {
  return new LevelError('NotFound', `Unexpected name ${JSON.stringify(name)}, expected one that the index has`)
}

/**
 * Opens a WAD by its index, `WARRIORS.DIR`, and its data, `WARRIORS.WAD`. Of the data nothing is read yet.
 *
 * Rejects with a `LevelError`: `Truncated` for an index that ends before its last entry, `Invalid` for one that goes on
 * behind it or has an entry outside the data.
 *
 * @orig 0x0040c5e0 Wad_Open (unknown)
 */
export async function openWad(index: ByteSource, data: ByteSource): Promise<Wad> {
  const start = await index.read(0, Math.min(INDEX_HEADER_BYTES, index.size))
  checkIndexSize(readIndexCount(start), index.size)
  return new Wad(readWadIndex(await index.read(0, index.size), data.size), data)
}
