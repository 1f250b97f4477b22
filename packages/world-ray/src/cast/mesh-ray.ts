import type { ReadonlyVec3 } from '@coney/math'

/**
 * A ray at a mesh: from `origin`, `length` metres along the unit vector `direction`.
 *
 * Nothing asks for a unit direction; with another, `length` and `t` count lengths of it. What is not a float32 is
 * rounded to one.
 */
export interface MeshRay {
  readonly origin: ReadonlyVec3
  readonly direction: ReadonlyVec3
  readonly length: number
}
