import { beginMeshQuery, type ExcludedMaterials } from '../cast/mesh-query.ts'
import type { MeshRay } from '../cast/mesh-ray.ts'
import { createWorldRayResult, type WorldRayResult } from '../cast/world-ray-result.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { collisionMeshRayCast } from '../walk/collision-mesh-ray-cast.ts'
import { groupCells, type CellGroups } from './cell-groups.ts'
import { listCells } from './list-cells.ts'
import { searchCells } from './search-cells.ts'
import { readTriangleBounds } from './triangle-bounds.ts'
import { beginSearch, createSearch, type Search } from './search.ts'

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
    const bounds = readTriangleBounds(mesh)
    this.#groups = groupCells(mesh, bounds)
    this.#search = createSearch(mesh, bounds, this.#groups?.most ?? 0)
  }

  /** Casts a ray. The result is not prepared: what it says before the cast counts. Nothing is allocated. */
  cast(ray: MeshRay, result: WorldRayResult, exclude?: ExcludedMaterials, mask = 0): void {
    const search = this.#search
    const groups = this.#groups
    const { query } = search
    beginMeshQuery(query, ray, result, exclude, mask)
    if (groups !== undefined && beginSearch(search)) {
      listCells(this.mesh, search)
      searchCells(this.mesh, search, groups)
    } else {
      collisionMeshRayCast(this.mesh, ray, result, exclude, mask)
    }
    query.exclude = undefined
    query.result = nobody
  }
}
