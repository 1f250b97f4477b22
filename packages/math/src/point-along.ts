import type { ReadonlyVec3, Vec3 } from './vec3.ts'

const { fround } = Math

/**
 * Writes start + factor · direction into `out`, which may be either vector, and answers `out`.
 *
 * With a whole segment D as the direction the factor is a fraction of it; with a unit direction it is metres.
 * Product and sum are rounded one after the other.
 */
export function pointAlong<Out extends Vec3>(
  out: Out,
  start: ReadonlyVec3,
  direction: ReadonlyVec3,
  factor: number,
): Out {
  out.x = fround(start.x + fround(direction.x * factor))
  out.y = fround(start.y + fround(direction.y * factor))
  out.z = fround(start.z + fround(direction.z * factor))
  return out
}
