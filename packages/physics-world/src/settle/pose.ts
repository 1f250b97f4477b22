import { createQuaternion, createVec3 } from '@coney/math'
import type { Quaternion, ReadonlyQuaternion, ReadonlyVec3, Vec3 } from '@coney/math'

/** Where something stands, in world metres, and how it is turned. */
export interface Pose {
  readonly position: Vec3
  readonly rotation: Quaternion
}

/** A pose that is only read. A position and a quaternion of three.js make one. */
export interface ReadonlyPose {
  readonly position: ReadonlyVec3
  readonly rotation: ReadonlyQuaternion
}

/** A new pose, at the origin and not turned. */
export function createPose(): Pose {
  return { position: createVec3(), rotation: createQuaternion() }
}
