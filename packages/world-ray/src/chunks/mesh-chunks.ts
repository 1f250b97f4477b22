/** The six chunks of a mesh, little-endian, as they stand in a level file. */
export interface MeshChunks {
  /** Chunk 0x03: matrix, clamp box and counts. */
  readonly header: Uint8Array
  /** Chunk 0x04: 10 bytes a triangle. */
  readonly triangles: Uint8Array
  /** Chunk 0x05: 4 bytes a cell. */
  readonly grid: Uint8Array
  /** Chunk 0x06: 2 bytes a number. */
  readonly lists: Uint8Array
  /** Chunk 0x07: 16 bytes a vertex. */
  readonly vertices: Uint8Array
  /** Chunk 0x52: a bit a triangle. */
  readonly checked: Uint8Array
}

/** The types of the chunks. */
export const CHUNK_TYPES: Readonly<Record<keyof MeshChunks, number>> = {
  header: 0x03,
  triangles: 0x04,
  grid: 0x05,
  lists: 0x06,
  vertices: 0x07,
  checked: 0x52,
}

export const HEADER_BYTES = 160
export const TRIANGLE_BYTES = 10
export const VERTEX_BYTES = 16
