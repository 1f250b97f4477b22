import { readFinite, viewChunk } from './chunk-view.ts'
import { CHUNK_TYPES, HEADER_BYTES, type MeshChunks } from './mesh-chunks.ts'
import { MeshError } from './mesh-error.ts'

/** What a header says. */
export interface MeshHeader {
  readonly toGrid: Float32Array
  readonly clampMin: Float32Array
  readonly clampMax: Float32Array
  /** Number of cells along x, y and z. */
  readonly cells: readonly [number, number, number]
  readonly lowest: number
  readonly listNumbers: number
  readonly triangles: number
  readonly vertices: number
}

/** Reads a header, and checks that its clamp box lies in its grid. Pointers are passed over. */
export function readHeader(chunks: MeshChunks): MeshHeader {
  const view = viewChunk(chunks, 'header', HEADER_BYTES)
  const floats = (offset: number, count: number): Float32Array =>
    Float32Array.from({ length: count }, (_, i) => readFinite(view, 'header', offset + i * 4))
  const header: MeshHeader = {
    toGrid: floats(0x10, 16),
    clampMin: floats(0x50, 4),
    clampMax: floats(0x60, 4),
    cells: [view.getUint16(0x70, true), view.getUint16(0x72, true), view.getUint16(0x74, true)],
    lowest: view.getFloat32(0x98, true),
    listNumbers: view.getUint32(0x7c, true),
    triangles: view.getUint16(0x84, true),
    vertices: view.getUint32(0x90, true),
  }
  header.cells.forEach((count, axis) => checkAxis(header, axis, count))
  return header
}

/** A clamped place, truncated, must be the number of a cell. */
function checkAxis({ clampMin, clampMax }: MeshHeader, axis: number, count: number): void {
  const { header: type } = CHUNK_TYPES
  if (count === 0) throw new MeshError('Invalid', type, 0x70 + axis * 2, 'Unexpected 0 cells, expected one or more')
  const low = clampMin[axis]!
  const high = clampMax[axis]!
  if (!(low >= 0 && low < count)) {
    throw new MeshError('Invalid', type, 0x50 + axis * 4, `Unexpected ${low}, expected a place in ${count} cells`)
  }
  if (!(high >= low && high < count)) {
    throw new MeshError('Invalid', type, 0x60 + axis * 4, `Unexpected ${high}, expected a place in ${count} cells`)
  }
}
