import { LevelError } from '../errors/level-error.ts'
import { checkIndexSize, INDEX_ENTRY_BYTES, INDEX_HEADER_BYTES, readIndexCount } from './index-layout.ts'
import { type WadEntry, WadIndex } from './wad-index.ts'

/**
 * Reads an index, the file WARRIORS.DIR of the disc.
 *
 * With the size of the WAD, in bytes, every entry is held against it. Throws a `LevelError`: `Truncated` for an index
 * that ends before its last entry, `Invalid` for one that goes on behind it or has an entry outside the WAD.
 *
 * @orig 0x00149040 DVDWadIndex_Create (unknown)
 */
export function readWadIndex(bytes: Uint8Array, wadSize: number = Infinity): WadIndex {
  const count = readIndexCount(bytes)
  checkIndexSize(count, bytes.length)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const entries: WadEntry[] = []
  for (let i = 0; i < count; i++) {
    const at = INDEX_HEADER_BYTES + i * INDEX_ENTRY_BYTES
    const offset = view.getUint32(at, true)
    const size = view.getUint32(at + 4, true)
    if (offset + size > wadSize) {
      throw new LevelError('Invalid', `Unexpected entry up to ${offset + size}, expected ${wadSize} bytes`, at)
    }
    entries.push({ offset, size, hash: view.getUint32(at + 8, true) })
  }
  return new WadIndex(entries)
}
