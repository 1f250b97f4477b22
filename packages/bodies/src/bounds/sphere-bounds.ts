import type { ReadonlyVec3 } from '@coney/math'
import type { Bounds } from './bounds.ts'

const { fround } = Math

/**
 * Writes the bounds of a sphere, centre ± radius in every component, into `out`.
 *
 * @orig 0x00341660 AABB_FromSphere (unknown)
 */
export function sphereBounds(out: Bounds, centre: ReadonlyVec3, radius: number): void {
  out.min.x = fround(centre.x - radius)
  out.min.y = fround(centre.y - radius)
  out.min.z = fround(centre.z - radius)
  out.max.x = fround(centre.x + radius)
  out.max.y = fround(centre.y + radius)
  out.max.z = fround(centre.z + radius)
}
