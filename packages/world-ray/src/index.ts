export { buildCollisionMesh } from './build/build-collision-mesh.ts'
export type { GridSize, MeshTriangle } from './build/mesh-triangle.ts'
export type { ExcludedMaterials } from './cast/mesh-query.ts'
export type { MeshRay } from './cast/mesh-ray.ts'
export { worldRayCast, type Level } from './cast/world-ray-cast.ts'
export { createWorldRayResult, type WorldRayResult } from './cast/world-ray-result.ts'
export { MeshCaster } from './caster/mesh-caster.ts'
export type { MeshChunks } from './chunks/mesh-chunks.ts'
export { MeshError, type MeshErrorCode } from './chunks/mesh-error.ts'
export { readCollisionMesh } from './chunks/read-collision-mesh.ts'
export { writeCollisionMesh } from './chunks/write-collision-mesh.ts'
export {
  GROUND_CLEARANCE,
  MARKED_CLEARANCE,
  MARKED_ADVANCE,
  MATERIAL_COUNT,
  MATERIAL_NONE,
  PARALLEL_DETERMINANT,
  TRIANGLE_ENABLED,
  TRIANGLE_FLAGS,
  TRIANGLE_TESTED_DISABLED,
  TRIANGLE_TWO_SIDED,
} from './constants.ts'
export { dropToGround } from './ground/drop-to-ground.ts'
export { dropToMarkedGround } from './ground/drop-to-marked-ground.ts'
export { marchRay, type March } from './ground/march-ray.ts'
export { materialName } from './materials/material-name.ts'
export { MATERIAL_NAMES } from './materials/material-names.ts'
export { triangleCount, type CollisionMesh } from './mesh/collision-mesh.ts'
export { collisionMeshRayCast } from './walk/collision-mesh-ray-cast.ts'
