import type { MeshQuery } from '../cast/mesh-query.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { fillResult } from './fill-result.ts'
import { keepsMaterial } from './keeps-material.ts'

/**
 * Offers a triangle that the ray meets at `query.t` to the result.
 *
 * As long as nothing is hit every triangle fills it, kept or not, near or far; afterwards only a nearer kept one does.
 */
export function offerTriangle(
  mesh: CollisionMesh,
  query: MeshQuery,
  triangle: number,
  edges: Float32Array,
  at: number,
): void {
  const { result } = query
  const kept = keepsMaterial(query.exclude, mesh.materials[triangle]!)
  if (result.hit && !(kept && query.t < result.t)) return
  fillResult(mesh, query, triangle, kept, edges, at)
}
