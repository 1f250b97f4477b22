import { createQuaternion, createVec3 } from '@coney/math'
import type { Quaternion, ReadonlyQuaternion, ReadonlyVec3, Vec3 } from '@coney/math'

/** Where something stands, in world metres, and how it is turned. */
export interface Pose {
  /** World metres. */
  readonly position: Vec3
  /** A unit quaternion: from the thing's own axes to the world's. */
  readonly rotation: Quaternion
}

/** A pose that is only read. A position and a quaternion of three.js make one. */
export interface ReadonlyPose {
  /** World metres. */
  readonly position: ReadonlyVec3
  /** A unit quaternion: from the thing's own axes to the world's. */
  readonly rotation: ReadonlyQuaternion
}

/** A new pose, at the origin and not turned. */
export function createPose(): Pose {
  return { position: createVec3(), rotation: createQuaternion() }
}
