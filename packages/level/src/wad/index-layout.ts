import { LevelError } from '../errors/level-error.ts'

export const INDEX_HEADER_BYTES = 16
export const INDEX_ENTRY_BYTES = 12

/** Holds the count of an index against its size, which must agree to the byte. */
export function checkIndexSize(count: number, size: number): void {
  const expected = INDEX_HEADER_BYTES + count * INDEX_ENTRY_BYTES
  if (size < expected) {
    throw new LevelError('Truncated', `Unexpected end of the index, expected ${count} entries`, size)
  }
  if (size > expected) {
    throw new LevelError('Invalid', `Unexpected bytes behind ${count} entries, expected the end of the index`, expected)
  }
}

/** The count of an index, of which only the first bytes need to be there. */
export function readIndexCount(bytes: Uint8Array): number {
  if (bytes.length < INDEX_HEADER_BYTES) {
    throw new LevelError('Truncated', `Unexpected end of the index, expected ${INDEX_HEADER_BYTES} bytes`, bytes.length)
  }
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(0, true)
}
