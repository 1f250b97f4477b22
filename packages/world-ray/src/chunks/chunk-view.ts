import { CHUNK_TYPES, type MeshChunks } from './mesh-chunks.ts'
import { MeshError } from './mesh-error.ts'

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A view of the first bytes of a chunk, so many as are asked for. */
export function viewChunk(chunks: MeshChunks, name: keyof MeshChunks, size: number): DataView {
  const bytes = chunks[name]
  if (bytes.length < size) {
    throw new MeshError(
      'Truncated',
      CHUNK_TYPES[name],
      bytes.length,
      `Unexpected end of ${name}, expected ${size} bytes`,
    )
  }
  return viewOf(bytes)
}

/** A number of a chunk that is neither infinite nor NaN. */
export function readFinite(view: DataView, name: keyof MeshChunks, offset: number): number {
  const value = view.getFloat32(offset, true)
  if (Number.isFinite(value)) return value
  throw new MeshError('Invalid', CHUNK_TYPES[name], offset, `Unexpected ${value}, expected a finite number`)
}
