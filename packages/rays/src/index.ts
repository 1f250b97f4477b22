export { RayCaster } from './caster/ray-caster.ts'
export type { CastFilter } from './cast/cast-filter.ts'
export { rayCastBodies } from './cast/ray-cast-bodies.ts'
export {
  ALL_TYPES,
  BOSS_CAST_LENGTH,
  NEAREST_START,
  PARALLEL_COSINE,
  RAYCAST_TARGET,
  SHORTEST,
} from './constants.ts'
export type { UprightCapsule } from './kernels/capsule-frame.ts'
export { clipSlab, type SlabClip } from './kernels/clip-slab.ts'
export { segmentCapsule } from './kernels/segment-capsule.ts'
export { segmentOrientedBox, type BoxFrame } from './kernels/segment-oriented-box.ts'
export { createContact, type Contact } from './ray/contact.ts'
export { createHitList, type HitList } from './ray/hit-list.ts'
export { createRaySegment, type Ray, type RaySegment } from './ray/ray.ts'
export { segmentOfRay } from './ray/segment-of-ray.ts'
export { rayBox } from './shapes/ray-box.ts'
export { rayCapsule } from './shapes/ray-capsule.ts'
export { rayShape } from './shapes/ray-shape.ts'
