import type { ReadonlyVec3 } from '@coney/math'
import type { BuiltGivens, BuiltResult } from '../../../../generated/drivers/collision-mesh.ts'
import * as worldRay from '../../src/index.ts'
import { listsOf } from '../with-grid.ts'

export function sizeOf(size: ReadonlyVec3 | undefined): worldRay.GridSize {
  return size === undefined ? {} : { columns: size.x, rows: size.y, layers: size.z }
}

export function verticesOf({ vertices }: worldRay.CollisionMesh): ReadonlyVec3[] {
  const count = vertices.length / 4
  return Array.from({ length: count }, (_, i) => ({
    x: vertices[i * 4]!,
    y: vertices[i * 4 + 1]!,
    z: vertices[i * 4 + 2]!,
  }))
}

/** What a mesh of these triangles is like, built, written and read. */
export function built({ triangles, size }: BuiltGivens): BuiltResult {
  const chunks = worldRay.writeCollisionMesh(worldRay.buildCollisionMesh(triangles, sizeOf(size)))
  const mesh = worldRay.readCollisionMesh(chunks)
  const { toGrid, clampMin, clampMax } = mesh
  return {
    cells: { x: mesh.columns, y: mesh.rows, z: mesh.layers },
    scale: { x: toGrid[0]!, y: toGrid[5]!, z: toGrid[10]! },
    shift: { x: toGrid[12]!, y: toGrid[13]!, z: toGrid[14]! },
    clampMin: { x: clampMin[0]!, y: clampMin[1]!, z: clampMin[2]! },
    clampMax: { x: clampMax[0]!, y: clampMax[1]!, z: clampMax[2]! },
    lowest: mesh.lowest,
    vertices: verticesOf(mesh),
    lists: listsOf(mesh),
  }
}
