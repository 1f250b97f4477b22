import type { CollisionMeshDriver } from '../../../../generated/drivers/collision-mesh.ts'
import { deepStrictEqual } from 'node:assert/strict'
import * as worldRay from '../../src/index.ts'

/** Asks the mesh of some triangles and its caster, which must answer the same. */
function askBoth<Answer>(triangles: readonly worldRay.MeshTriangle[], ask: (level: worldRay.Level) => Answer): Answer {
  const mesh = worldRay.buildCollisionMesh(triangles)
  const answer = ask(mesh)
  deepStrictEqual(ask(new worldRay.MeshCaster(mesh)), answer)
  return answer
}

/** The helpers that find the ground. */
export const ground: Pick<CollisionMeshDriver, 'dropToGround' | 'dropToMarkedGround' | 'marchRay'> = {
  dropToGround: ({ triangles, position, length }) =>
    askBoth(triangles, (level) => {
      const at = { ...position }
      return { hit: worldRay.dropToGround(level, length, at), position: at }
    }),
  dropToMarkedGround: ({ triangles, position, length }) =>
    askBoth(triangles, (level) => {
      const at = { ...position }
      return { hit: worldRay.dropToMarkedGround(level, length, at), position: at }
    }),
  marchRay: ({ triangles, ...march }) =>
    askBoth(triangles, (level) => {
      const point = { x: 0, y: 0, z: 0 }
      const hit = worldRay.marchRay(level, march, point)
      return { hit, point: hit ? point : undefined }
    }),
}
