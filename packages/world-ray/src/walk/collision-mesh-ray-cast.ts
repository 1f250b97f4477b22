import { beginMeshQuery, createMeshQuery, type ExcludedMaterials } from '../cast/mesh-query.ts'
import type { MeshRay } from '../cast/mesh-ray.ts'
import type { WorldRayResult } from '../cast/world-ray-result.ts'
import { testCell } from '../cell/test-cell.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { cellRange, createCellRange } from './cell-range.ts'
import { walkCells } from './walk-cells.ts'

const query = createMeshQuery()
const range = createCellRange()
const nobody = query.result

/**
 * Casts a ray at a mesh, by the walk that the specification describes.
 *
 * The result is not prepared: what it says before the cast counts, so a `hit` that is left from another cast has to be
 * beaten. `worldRayCast` prepares it. `MeshCaster` answers the same, sooner.
 *
 * @orig 0x00350cd8 CollisionMesh_RayCast (unknown)
 */
export function collisionMeshRayCast(
  mesh: CollisionMesh,
  ray: MeshRay,
  result: WorldRayResult,
  exclude?: ExcludedMaterials,
  mask = 0,
): void {
  beginMeshQuery(query, ray, result, exclude, mask)
  mesh.checked.fill(0)
  cellRange(range, mesh, query)
  walkCells(mesh, range, query, testCell)
  query.exclude = undefined
  query.result = nobody
}
