import type { MeshQuery } from '../cast/mesh-query.ts'
import { TRIANGLE_FLAGS, TRIANGLE_TWO_SIDED } from '../constants.ts'
import { triangleNormal } from '../kernels/triangle-normal.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'

/** Fills the result of a query with a triangle that it meets at `query.t`. Only a kept one writes the normal. */
export function fillResult(
  mesh: CollisionMesh,
  query: MeshQuery,
  triangle: number,
  kept: boolean,
  edges: Float32Array,
  at: number,
): void {
  const { result } = query
  const flags = mesh.flags[triangle]!
  result.hit = kept
  result.t = query.t
  result.material = mesh.materials[triangle]!
  result.flags = flags & TRIANGLE_FLAGS
  result.area = mesh.areas[triangle]!
  result.triangle = triangle
  if (kept) triangleNormal(result.normal, edges, at, flags & TRIANGLE_TWO_SIDED ? query.direction : undefined)
}
