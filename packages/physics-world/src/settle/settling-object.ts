import type { Body } from '@coney/bodies'
import type { Vec3 } from '@coney/math'
import type { Pose, ReadonlyPose } from './pose.ts'

/** What an object must offer so that it can settle. */
export interface SettlingObject<Owner = unknown> {
  /** 32 bits of object flags: `SETTLING` and `SETTLED` are written here, `HELD` is read. */
  flags: number
  /** The pose that the object was last given. */
  readonly pose: ReadonlyPose
  /** Radians a second about the world's axes. A settle sets it to 0 where it begins. */
  readonly angularVelocity: Vec3
  /** What collides for the object, if anything does. */
  readonly body?: Body<Owner> | undefined
  /**
   * Writes the pose that the object has reached by now into `out`.
   *
   * That is its stored pose, turned by the angular velocity for the time since the object was last updated: see
   * `integrateAngular` of `@coney/math`. An object that is only ever where it was put writes its stored pose.
   */
  readPoseNow(out: Pose): void
  /**
   * Gives the object a pose: only the rotation is new. The shapes of its body must be moved along.
   *
   * The pose is written over by the next call: copy what is needed.
   */
  writePose(pose: ReadonlyPose): void
}
