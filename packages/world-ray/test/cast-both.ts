import { deepStrictEqual } from 'node:assert/strict'
import * as worldRay from '../src/index.ts'

export interface Cast {
  readonly ray: worldRay.MeshRay
  readonly exclude?: readonly number[] | undefined
  readonly mask?: number | undefined
}

export function copyResult(result: Readonly<worldRay.WorldRayResult>): worldRay.WorldRayResult {
  return { ...result, normal: { ...result.normal } }
}

/** Casts by the walk and by the caster, which must leave the same result behind. */
export function castBoth(
  mesh: worldRay.CollisionMesh,
  { ray, exclude, mask }: Cast,
  before: Readonly<worldRay.WorldRayResult>,
): worldRay.WorldRayResult {
  const walked = copyResult(before)
  worldRay.collisionMeshRayCast(mesh, ray, walked, exclude, mask)
  const sought = copyResult(before)
  new worldRay.MeshCaster(mesh).cast(ray, sought, exclude, mask)
  deepStrictEqual(sought, walked)
  return walked
}
