import { beginMeshQuery, type ExcludedMaterials } from '../cast/mesh-query.ts'
import type { MeshRay } from '../cast/mesh-ray.ts'
import { createWorldRayResult, type WorldRayResult } from '../cast/world-ray-result.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { cellRange, createCellRange } from '../walk/cell-range.ts'
import { collisionMeshRayCast } from '../walk/collision-mesh-ray-cast.ts'
import { walkCells } from '../walk/walk-cells.ts'
import { searchCell } from './search-cell.ts'
import { beginSearch, createSearch, type Search } from './search.ts'

const range = createCellRange()
const nobody = createWorldRayResult()

/**
 * Casts rays at a mesh: the same results as `collisionMeshRayCast`, to the bit and in every tie, sooner.
 *
 * It walks the same cells in the same order, but passes over the triangles that the ray cannot meet. Flags,
 * materials and areas of the mesh are read anew by every cast; vertices, corners, grid and lists must stay as they
 * were. The checked marks of the mesh are left alone.
 */
export class MeshCaster {
  readonly mesh: CollisionMesh
  readonly #search: Search

  constructor(mesh: CollisionMesh) {
    this.mesh = mesh
    this.#search = createSearch(mesh)
  }

  /** Casts a ray. The result is not prepared: what it says before the cast counts. Nothing is allocated. */
  cast(ray: MeshRay, result: WorldRayResult, exclude?: ExcludedMaterials, mask = 0): void {
    const search = this.#search
    const { query } = search
    beginMeshQuery(query, ray, result, exclude, mask)
    if (beginSearch(search)) {
      cellRange(range, this.mesh, query)
      walkCells(this.mesh, range, search, searchCell)
    } else {
      collisionMeshRayCast(this.mesh, ray, result, exclude, mask)
    }
    query.exclude = undefined
    query.result = nobody
  }
}
