import type { MeshQuery } from '../cast/mesh-query.ts'
import { TRIANGLE_FLAGS, TRIANGLE_TWO_SIDED } from '../constants.ts'
import { triangleNormal } from '../kernels/triangle-normal.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { keepsMaterial } from './keeps-material.ts'

/**
 * Offers a triangle that the ray meets at `query.t` to the result.
 *
 * As long as nothing is hit every triangle fills it, kept or not, near or far; afterwards only a nearer kept one does.
 * Only a kept one writes the normal.
 */
export function offerTriangle(
  mesh: CollisionMesh,
  query: MeshQuery,
  triangle: number,
  edges: Float32Array,
  at: number,
): void {
  const { result } = query
  const material = mesh.materials[triangle]!
  const kept = keepsMaterial(query.exclude, material)
  if (result.hit && !(kept && query.t < result.t)) return

  const flags = mesh.flags[triangle]!
  result.hit = kept
  result.t = query.t
  result.material = material
  result.flags = flags & TRIANGLE_FLAGS
  result.area = mesh.areas[triangle]!
  result.triangle = triangle
  if (kept) triangleNormal(result.normal, edges, at, flags & TRIANGLE_TWO_SIDED ? query.direction : undefined)
}
