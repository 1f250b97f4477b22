import { beginMeshQuery, type ExcludedMaterials } from '../cast/mesh-query.ts'
import type { MeshRay } from '../cast/mesh-ray.ts'
import { createWorldRayResult, type WorldRayResult } from '../cast/world-ray-result.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { cellRange, createCellRange } from '../walk/cell-range.ts'
import { collisionMeshRayCast } from '../walk/collision-mesh-ray-cast.ts'
import { walkCells } from '../walk/walk-cells.ts'
import { groupCells, type CellGroups } from './cell-groups.ts'
import { listCell } from './list-cell.ts'
import { searchCells } from './search-cells.ts'
import { beginSearch, createSearch, type Search } from './search.ts'

const range = createCellRange()
const nobody = createWorldRayResult()

/**
 * Casts rays at a mesh: the same results as `collisionMeshRayCast`, to the bit and in every tie, sooner.
 *
 * It lists the same cells, and searches them from the start of the ray on for what the ray can meet. Flags,
 * materials and areas of the mesh are read anew by every cast; vertices, corners, grid and lists must stay as they
 * were. The checked marks of the mesh are left alone.
 */
export class MeshCaster {
  /** What it casts at: the mesh that it was made for. */
  readonly mesh: CollisionMesh
  readonly #search: Search
  readonly #groups: CellGroups | undefined

  /** Sorts the triangles of each cell into groups, once: that takes far longer than a cast. */
  constructor(mesh: CollisionMesh) {
    this.mesh = mesh
    this.#search = createSearch(mesh)
    this.#groups = groupCells(mesh, this.#search.bounds)
  }

  /** Casts a ray. The result is not prepared: what it says before the cast counts. Nothing is allocated. */
  cast(ray: MeshRay, result: WorldRayResult, exclude?: ExcludedMaterials, mask = 0): void {
    const search = this.#search
    const groups = this.#groups
    const { query } = search
    beginMeshQuery(query, ray, result, exclude, mask)
    if (groups !== undefined && beginSearch(search)) {
      cellRange(range, this.mesh, query)
      walkCells(this.mesh, range, search, listCell)
      const { start, end } = range
      search.backwards = range.minX === range.maxX ? end.y < start.y : end.x < start.x
      searchCells(this.mesh, search, groups)
    } else {
      collisionMeshRayCast(this.mesh, ray, result, exclude, mask)
    }
    query.exclude = undefined
    query.result = nobody
  }
}
