import { LevelError } from '../errors/level-error.ts'
import { entryName } from './entry-name.ts'
import { INDEX_ENTRY_BYTES, INDEX_HEADER_BYTES } from './index-layout.ts'
import { nameHash } from './name-hash.ts'
import type { WadEntry } from './wad-index.ts'

/**
 * Bytes of a sector of the disc. Every file begins with one.
 *
 * @const wad/SECTOR_BYTES
 */
export const SECTOR_BYTES = 2048

const LARGEST = 0xffffffff

/** A file to write. */
export interface WadFile {
  /** Bare, or with the folder in front. */
  readonly name: string
  /** What the file holds, at most 4 GiB − 1. */
  readonly bytes: Uint8Array
}

/** Where files go that follow each other in whole sectors, and how large the WAD becomes. */
export interface WadLayout {
  /** One for each file, in the order given. Offsets are whole sectors of `SECTOR_BYTES`. */
  readonly entries: readonly WadEntry[]
  /** Bytes. */
  readonly size: number
}

/**
 * Lays files out in the order given. Names are bare or have the folder in front; sizes are in bytes.
 *
 * Throws a `LevelError`: `Invalid` for two names with one hash, of which only the first could be found, and for a size
 * that is no whole number from 0; `NoRoom` for a file whose start or size four bytes do not hold.
 *
 * @spec writers/layOutWad
 */
export function layOutWad(files: readonly { readonly name: string; readonly size: number }[]): WadLayout {
  const entries: WadEntry[] = []
  const names = new Map<number, string>()
  let size = 0
  for (const file of files) {
    const hash = nameHash(entryName(file.name))
    const other = names.get(hash)
    if (other !== undefined) {
      const what = `Unexpected name ${JSON.stringify(file.name)}, expected one that differs from ${JSON.stringify(other)}`
      throw new LevelError('Invalid', what)
    }
    names.set(hash, file.name)
    if (!Number.isSafeInteger(file.size) || file.size < 0) {
      throw new LevelError('Invalid', `Unexpected size ${file.size}, expected a whole number from 0 on`)
    }
    if (size > LARGEST || file.size > LARGEST) {
      throw new LevelError('NoRoom', `Unexpected ${file.size} bytes at ${size}, expected ${LARGEST} at most`)
    }
    entries.push({ offset: size, size: file.size, hash })
    size += Math.ceil(file.size / SECTOR_BYTES) * SECTOR_BYTES
  }
  return { entries, size }
}

/**
 * Writes an index. Its entries keep their order, and nothing about them is checked but that the numbers fit.
 *
 * @spec writers/writeWadIndex
 */
export function writeWadIndex(entries: readonly WadEntry[]): Uint8Array {
  const bytes = new Uint8Array(INDEX_HEADER_BYTES + entries.length * INDEX_ENTRY_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, entries.length, true)
  entries.forEach(({ offset, size, hash }, i) => {
    const numbers = [offset, size, hash]
    numbers.forEach((number, j) => {
      if (!Number.isInteger(number) || number < 0 || number > LARGEST) {
        throw new LevelError('NoRoom', `Unexpected ${number}, expected a whole number up to ${LARGEST}`)
      }
      view.setUint32(INDEX_HEADER_BYTES + i * INDEX_ENTRY_BYTES + j * 4, number, true)
    })
  })
  return bytes
}

/** A WAD in memory, which `openWad` opens through `memorySource`. */
export interface WrittenWad {
  /** The bytes of `WARRIORS.DIR`. */
  readonly index: Uint8Array
  /** The bytes of `WARRIORS.WAD`, in whole sectors. */
  readonly data: Uint8Array
}

/**
 * Writes files as a WAD and its index, which `openWad` opens. What lies between files is 0. Throws as `layOutWad` does.
 *
 * @spec writers/writeWad
 */
export function writeWad(files: readonly WadFile[]): WrittenWad {
  const { entries, size } = layOutWad(files.map(({ name, bytes }) => ({ name, size: bytes.length })))
  const data = new Uint8Array(size)
  files.forEach(({ bytes }, i) => data.set(bytes, entries[i]!.offset))
  return { index: writeWadIndex(entries), data }
}
