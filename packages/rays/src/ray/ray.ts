import { createVec3, type ReadonlyVec3, type Vec3 } from '@coney/math'

/**
 * A ray: from `origin`, `length` times `direction` far.
 *
 * With a unit direction the length is in metres; nothing asks for a unit direction. What is not a float32 is rounded
 * to one. The length stands in the object, not beside it, because a number passed to a call may cost an allocation.
 */
export interface Ray {
  /** Where the ray starts, in world metres. */
  readonly origin: ReadonlyVec3
  /** Which way it goes, in world coordinates. */
  readonly direction: ReadonlyVec3
  /** How far it goes, counted in lengths of `direction`. */
  readonly length: number
}

/** The points S + f·D with f from 0 to 1, of float32 components. A fraction f is always one of D. */
export interface RaySegment {
  /** S, in world metres. */
  readonly start: Vec3
  /** D, in metres. */
  readonly move: Vec3
}

/** A new segment, at the origin and without length. */
export function createRaySegment(): RaySegment {
  return { start: createVec3(), move: createVec3() }
}
