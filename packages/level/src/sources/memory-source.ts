import { type ByteSource, checkRange } from './byte-source.ts'

/**
 * Bytes in memory as a source. They are not copied before they are read.
 *
 * @spec sources/memorySource
 */
export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    async read(offset: number, length: number): Promise<Uint8Array> {
      checkRange(bytes.length, offset, length)
      // A Buffer's own `slice` would share memory.
      return Uint8Array.prototype.slice.call(bytes, offset, offset + length)
    },
  }
}
