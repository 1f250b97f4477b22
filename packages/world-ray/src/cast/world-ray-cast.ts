import { MeshCaster } from '../caster/mesh-caster.ts'
import { MATERIAL_NONE } from '../constants.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { collisionMeshRayCast } from '../walk/collision-mesh-ray-cast.ts'
import type { ExcludedMaterials } from './mesh-query.ts'
import type { MeshRay } from './mesh-ray.ts'
import type { WorldRayResult } from './world-ray-result.ts'

/** What a ray is cast into: a mesh, which is walked; a caster, which answers the same sooner; or no level at all. */
export type Level = CollisionMesh | MeshCaster | undefined

/**
 * Casts a ray into a level and answers whether it hits.
 *
 * The result is prepared with the material `MATERIAL_NONE` and without a hit. Everything else keeps what the caller
 * left in it until a triangle fills it. Triangles whose material stands in `exclude` are seen through, and may still
 * fill the result: see `WorldRayResult`. Triangles that share a flag with the mask are not there. Without a level
 * nothing is hit.
 *
 * @orig 0x0040db88 WorldManager_RayCast (unknown)
 */
export function worldRayCast(
  level: Level,
  ray: MeshRay,
  result: WorldRayResult,
  exclude?: ExcludedMaterials,
  mask = 0,
): boolean {
  result.material = MATERIAL_NONE
  result.hit = false
  if (level instanceof MeshCaster) level.cast(ray, result, exclude, mask)
  else if (level !== undefined) collisionMeshRayCast(level, ray, result, exclude, mask)
  return result.hit
}
