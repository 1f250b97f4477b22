import { type ByteSource, checkRange } from './byte-source.ts'

/**
 * A part of a source as a source of its own: `size` bytes from `start` on.
 *
 * Throws a `LevelError` for a part that is not all there.
 *
 * @spec sources/partOfSource
 */
export function partOfSource(source: ByteSource, start: number, size: number): ByteSource {
  checkRange(source.size, start, size)
  return {
    size,
    async read(offset: number, length: number): Promise<Uint8Array> {
      checkRange(size, offset, length)
      return source.read(start + offset, length)
    },
  }
}
