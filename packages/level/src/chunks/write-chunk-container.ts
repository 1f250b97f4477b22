import { LevelError } from '../errors/level-error.ts'
import { type Chunk, HEADER_BYTES, NO_CHUNK, PACK_ID } from './chunk.ts'

const LARGEST = 0xffffffff

/**
 * Writes chunks as a container, which `readChunkContainer` takes apart into the same chunks.
 *
 * Throws a `LevelError`: `Invalid` for a type that no chunk has, an id that is not four bytes, and the id of a container
 * of groups; `NoRoom` for more data than four bytes count.
 *
 * @spec writers/writeChunkContainer
 */
export function writeChunkContainer(chunks: readonly Chunk[], id: number = 0): Uint8Array {
  checkId(id)
  if (id === PACK_ID) throw new LevelError('Invalid', 'Unexpected id of a container of groups, expected another one')
  let size = 0
  for (const chunk of chunks) {
    checkChunk(chunk)
    size += HEADER_BYTES + chunk.data.length
  }
  if (size > LARGEST) throw new LevelError('NoRoom', `Unexpected ${size} bytes of chunks, expected ${LARGEST} at most`)
  const bytes = new Uint8Array(HEADER_BYTES + size)
  const view = new DataView(bytes.buffer)
  writeHeader(view, 0, chunks.length, size, id)
  let offset = HEADER_BYTES
  for (const { type, data, id: chunkId = 0 } of chunks) {
    writeHeader(view, offset, type, data.length, chunkId)
    bytes.set(data, offset + HEADER_BYTES)
    offset += HEADER_BYTES + data.length
  }
  return bytes
}

function checkChunk({ type, id = 0 }: Chunk): void {
  checkId(id)
  if (Number.isInteger(type) && type >= 0 && type < NO_CHUNK) return
  throw new LevelError('Invalid', `Unexpected chunk type ${type}, expected one below ${NO_CHUNK}`)
}

function checkId(id: number): void {
  if (Number.isInteger(id) && id >= 0 && id <= LARGEST) return
  throw new LevelError('Invalid', `Unexpected id ${id}, expected four bytes`)
}

function writeHeader(view: DataView, offset: number, first: number, size: number, id: number): void {
  view.setUint32(offset, first, true)
  view.setUint32(offset + 4, size, true)
  view.setUint32(offset + 12, id, true)
}
