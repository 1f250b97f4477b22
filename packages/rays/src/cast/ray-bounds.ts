import type { Bounds } from '@coney/bodies'
import type { OwnRay } from './copy-ray.ts'

const { fround, max, min } = Math

/** Writes the bounds of the two ends of a ray, S and E = S + d × len, into `out`, without a margin. */
export function rayBounds(out: Bounds, ray: OwnRay): void {
  const { origin, direction, length } = ray
  const endX = fround(origin.x + fround(direction.x * length))
  const endY = fround(origin.y + fround(direction.y * length))
  const endZ = fround(origin.z + fround(direction.z * length))
  out.min.x = min(origin.x, endX)
  out.min.y = min(origin.y, endY)
  out.min.z = min(origin.z, endZ)
  out.max.x = max(origin.x, endX)
  out.max.y = max(origin.y, endY)
  out.max.z = max(origin.z, endZ)
}
