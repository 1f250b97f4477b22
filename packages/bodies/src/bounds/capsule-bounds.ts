import type { CapsuleShape } from '../shapes/capsule-shape.ts'
import type { Bounds } from './bounds.ts'

const { fround } = Math

/** Writes the bounds of an upright capsule, its round ends included, into `out`. */
export function capsuleBounds(out: Bounds, capsule: CapsuleShape): void {
  const { base, height, radius } = capsule
  out.min.x = fround(base.x - radius)
  out.min.y = fround(base.y - radius)
  out.min.z = fround(base.z - radius)
  out.max.x = fround(base.x + radius)
  out.max.y = fround(base.y + radius)
  out.max.z = fround(fround(base.z + height) + radius)
}
