import type { ReadonlyVec3 } from '@coney/math'

/**
 * A ray at a mesh: from `origin`, `length` metres along the unit vector `direction`.
 *
 * Nothing asks for a unit direction; with another, `length` and `t` count lengths of it. What is not a float32 is
 * rounded to one.
 */
export interface MeshRay {
  /** Where the ray starts, in world metres. */
  readonly origin: ReadonlyVec3
  /** Which way it goes, in world coordinates. */
  readonly direction: ReadonlyVec3
  /** How far it goes; what lies farther is not met. */
  readonly length: number
}
