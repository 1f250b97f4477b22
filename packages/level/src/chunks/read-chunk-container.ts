import { LevelError } from '../errors/level-error.ts'
import { type ChunkContainer, HEADER_BYTES, NO_CHUNK, PACK_ID, type ReadChunk } from './chunk.ts'

/**
 * Takes a container apart. The data of its chunks are views of the bytes given.
 *
 * Throws a `LevelError` with the offset: `Truncated` where the bytes end before the last chunk does, `Invalid` for a type
 * that no chunk has, and for a container of groups. Bytes behind the last chunk are ignored.
 */
export function readChunkContainer(bytes: Uint8Array): ChunkContainer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  checkEnd(bytes, 0, HEADER_BYTES)
  const id = view.getUint32(12, true)
  if (id === PACK_ID) throw new LevelError('Invalid', 'Unexpected container of groups, expected one of chunks', 12)
  const count = view.getUint32(0, true)
  const chunks: ReadChunk[] = []
  let offset = HEADER_BYTES
  for (let i = 0; i < count; i++) {
    checkEnd(bytes, offset, HEADER_BYTES)
    const type = view.getUint32(offset, true)
    if (type >= NO_CHUNK) {
      throw new LevelError('Invalid', `Unexpected chunk type ${type}, expected one below ${NO_CHUNK}`, offset)
    }
    const start = offset + HEADER_BYTES
    const size = view.getUint32(offset + 4, true)
    checkEnd(bytes, start, size)
    chunks.push({ type, id: view.getUint32(offset + 12, true), data: viewOf(bytes, start, size), offset })
    offset = start + size
  }
  return { id, chunks }
}

function checkEnd(bytes: Uint8Array, offset: number, size: number): void {
  if (offset + size <= bytes.length) return
  throw new LevelError('Truncated', `Unexpected end, expected ${size} bytes at ${offset}`, bytes.length)
}

/** Of a `Buffer`, too, this makes a plain array. */
function viewOf(bytes: Uint8Array, start: number, size: number): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset + start, size)
}
