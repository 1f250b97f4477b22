import { TRIANGLE_ENABLED } from '../constants.ts'
import { readFinite, viewChunk } from './chunk-view.ts'
import { CHUNK_TYPES, TRIANGLE_BYTES, VERTEX_BYTES, type MeshChunks } from './mesh-chunks.ts'
import { MeshError } from './mesh-error.ts'
import type { MeshHeader } from './read-header.ts'

/** What is known of each triangle. */
export interface MeshTriangles {
  readonly corners: Uint32Array
  readonly flags: Uint16Array
  readonly materials: Uint8Array
  readonly areas: Uint8Array
}

/** Reads the triangles, enables all of them, and checks that their corners are vertices that there are. */
export function readTriangles(chunks: MeshChunks, { triangles: count, vertices }: MeshHeader): MeshTriangles {
  const view = viewChunk(chunks, 'triangles', count * TRIANGLE_BYTES)
  const corners = new Uint32Array(count * 3)
  const flags = new Uint16Array(count)
  const materials = new Uint8Array(count)
  const areas = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    const at = i * TRIANGLE_BYTES
    for (let j = 0; j < 3; j++) {
      const vertex = view.getUint16(at + j * 2, true)
      if (vertex >= vertices) {
        const what = `Unexpected vertex ${vertex}, expected one of ${vertices}`
        throw new MeshError('Invalid', CHUNK_TYPES.triangles, at + j * 2, what)
      }
      corners[i * 3 + j] = vertex
    }
    flags[i] = view.getUint16(at + 6, true) | TRIANGLE_ENABLED
    materials[i] = view.getUint8(at + 8)
    areas[i] = view.getUint8(at + 9)
  }
  return { corners, flags, materials, areas }
}

/** Reads the vertices, and checks that all coordinates are finite. */
export function readVertices(chunks: MeshChunks, { vertices: count }: MeshHeader): Float32Array {
  const view = viewChunk(chunks, 'vertices', count * VERTEX_BYTES)
  const vertices = new Float32Array(count * 4)
  for (let i = 0; i < vertices.length; i++) {
    const isCoordinate = (i & 3) !== 3
    vertices[i] = isCoordinate ? readFinite(view, 'vertices', i * 4) : view.getFloat32(i * 4, true)
  }
  return vertices
}
