import { checkedBytes } from '../mesh/checked-marks.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { viewChunk } from './chunk-view.ts'
import type { MeshChunks } from './mesh-chunks.ts'
import { readHeader } from './read-header.ts'
import { readLists } from './read-lists.ts'
import { readTriangles, readVertices } from './read-triangles.ts'

/**
 * Reads a mesh from its chunks.
 *
 * Every triangle becomes enabled and no triangle is checked, whatever the chunks say. The mesh shares no memory with
 * the chunks.
 *
 * Throws a `MeshError` for the first fault, with its chunk and offset: `Truncated` where a chunk ends before all that
 * the header counts, `Invalid` where chunks contradict themselves or each other. Bytes behind what is counted are
 * ignored. What it throws for has left nothing behind, and no count is
 * believed before the bytes for it are there: a call never allocates more than eight times the size of the chunks, and
 * a few thousand bytes.
 *
 * @orig 0x00350580 CollisionMesh_OnLoaded (unknown)
 */
export function readCollisionMesh(chunks: MeshChunks): CollisionMesh {
  const header = readHeader(chunks)
  const { toGrid, clampMin, clampMax, lowest } = header
  const [columns, rows, layers] = header.cells
  const vertices = readVertices(chunks, header)
  const triangles = readTriangles(chunks, header)
  const lists = readLists(chunks, header)
  const marks = checkedBytes(header.triangles)
  viewChunk(chunks, 'checked', marks)
  const checked = new Uint8Array(marks)
  return { toGrid, clampMin, clampMax, columns, rows, layers, lowest, ...lists, ...triangles, vertices, checked }
}
