import { triangleCount, type CollisionMesh } from '../mesh/collision-mesh.ts'
import { viewOf } from './chunk-view.ts'
import { CHUNK_TYPES, HEADER_BYTES, TRIANGLE_BYTES, type MeshChunks } from './mesh-chunks.ts'
import { MeshError } from './mesh-error.ts'

/** The largest number that two bytes hold. */
const LARGEST = 0xffff

/**
 * Writes a mesh as chunks, which `readCollisionMesh` reads back as the same mesh, if all of its triangles are enabled.
 * Marks are not written: reading clears them.
 *
 * Throws a `MeshError`, `NoRoom`, for a mesh that the chunks have no room for: more than 65,535 triangles, cells along
 * an axis or triangles in a list, or more than 65,536 vertices.
 */
export function writeCollisionMesh(mesh: CollisionMesh): MeshChunks {
  const { header, triangles, lists } = CHUNK_TYPES
  refuse(triangleCount(mesh) > LARGEST, header, 0x84, 'triangles')
  refuse(mesh.columns > LARGEST, header, 0x70, 'columns')
  refuse(mesh.rows > LARGEST, header, 0x72, 'rows')
  refuse(mesh.layers > LARGEST, header, 0x74, 'layers')
  refuse(
    mesh.corners.some((vertex) => vertex > LARGEST),
    triangles,
    0,
    'vertices',
  )
  refuse(
    mesh.lists.some((number) => number > LARGEST),
    lists,
    0,
    'triangles in a list',
  )
  return {
    header: writeHeader(mesh),
    triangles: writeTriangles(mesh),
    grid: writeNumbers(mesh.grid, 4, (view, at, value) => view.setUint32(at, value, true)),
    lists: writeNumbers(mesh.lists, 2, (view, at, value) => view.setUint16(at, value, true)),
    vertices: writeNumbers(mesh.vertices, 4, (view, at, value) => view.setFloat32(at, value, true)),
    checked: new Uint8Array(mesh.checked.length),
  }
}

function refuse(isRefused: boolean, chunk: number, offset: number, what: string): void {
  if (isRefused)
    throw new MeshError('NoRoom', chunk, offset, `Unexpected number of ${what}, expected ${LARGEST} at most`)
}

function writeHeader(mesh: CollisionMesh): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = viewOf(bytes)
  const floats = (offset: number, values: Float32Array): void =>
    values.forEach((value, i) => view.setFloat32(offset + i * 4, value, true))
  floats(0x10, mesh.toGrid)
  floats(0x50, mesh.clampMin)
  floats(0x60, mesh.clampMax)
  view.setUint16(0x70, mesh.columns, true)
  view.setUint16(0x72, mesh.rows, true)
  view.setUint16(0x74, mesh.layers, true)
  view.setUint32(0x7c, mesh.lists.length, true)
  view.setUint16(0x84, triangleCount(mesh), true)
  view.setUint32(0x90, mesh.vertices.length / 4, true)
  view.setFloat32(0x98, mesh.lowest, true)
  return bytes
}

function writeTriangles(mesh: CollisionMesh): Uint8Array {
  const bytes = new Uint8Array(triangleCount(mesh) * TRIANGLE_BYTES)
  const view = viewOf(bytes)
  for (let i = 0; i < triangleCount(mesh); i++) {
    const at = i * TRIANGLE_BYTES
    for (let j = 0; j < 3; j++) view.setUint16(at + j * 2, mesh.corners[i * 3 + j]!, true)
    view.setUint16(at + 6, mesh.flags[i]!, true)
    view.setUint8(at + 8, mesh.materials[i]!)
    view.setUint8(at + 9, mesh.areas[i]!)
  }
  return bytes
}

function writeNumbers(
  numbers: ArrayLike<number>,
  size: number,
  write: (view: DataView, at: number, value: number) => void,
): Uint8Array {
  const bytes = new Uint8Array(numbers.length * size)
  const view = viewOf(bytes)
  for (let i = 0; i < numbers.length; i++) write(view, i * size, numbers[i]!)
  return bytes
}
