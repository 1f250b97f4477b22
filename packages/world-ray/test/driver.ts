import { deepStrictEqual } from 'node:assert/strict'
import type { CollisionMeshDriver } from '../../../generated/drivers/collision-mesh.ts'
import type { WorldRayDriver, WorldRayGivens, WorldRayResult } from '../../../generated/drivers/world-ray.ts'
import * as worldRay from '../src/index.ts'
import { rayTriangleOneSided, rayTriangleTwoSided } from '../src/kernels/ray-triangle.ts'
import { copyResult } from './cast-both.ts'
import { cast, meet, walk } from './drive/casts.ts'
import { driveChunks } from './drive/chunks.ts'
import { ground } from './drive/ground.ts'
import { built } from './drive/meshes.ts'

/** Casts into a level by the walk and by the caster, which must leave the same behind. */
function intoLevel({ triangles, result, exclude, mask, ...ray }: WorldRayGivens): WorldRayResult {
  const mesh = worldRay.buildCollisionMesh(triangles, { columns: 1, rows: 1, layers: 1 })
  const walked = copyResult(result)
  const hit = worldRay.worldRayCast(mesh, ray, walked, exclude, mask)
  const sought = copyResult(result)
  deepStrictEqual(
    [worldRay.worldRayCast(new worldRay.MeshCaster(mesh), ray, sought, exclude, mask), sought],
    [hit, walked],
  )
  deepStrictEqual(hit, walked.hit)
  return { ...walked, triangle: walked.triangle }
}

export function createDriver(): WorldRayDriver & CollisionMeshDriver {
  return {
    worldRay: intoLevel,
    withoutLevel: ({ result }) => {
      const after = copyResult(result)
      const ray = { origin: { x: 0, y: 0, z: 0 }, direction: { x: 1, y: 0, z: 0 }, length: 1 }
      worldRay.worldRayCast(undefined, ray, after)
      return { ...after, triangle: after.triangle }
    },
    materialName: ({ id }) => ({ name: worldRay.materialName(id) }),
    distinctNames: () => {
      const ids = Array.from({ length: worldRay.MATERIAL_COUNT }, (_, id) => id)
      return { names: new Set(ids.map(worldRay.materialName)).size }
    },
    oneSided: (givens) => meet(rayTriangleOneSided, givens),
    twoSided: (givens) => meet(rayTriangleTwoSided, givens),
    walk,
    cast,
    ...ground,
    built,
    ...driveChunks(),
  }
}
