import { copyVec3 } from '@coney/math'
import type { Ray, RaySegment } from './ray.ts'

const { fround } = Math

/** Writes S and D = d × len of a ray into `out`. */
export function segmentOfRay(out: RaySegment, ray: Ray): void {
  const length = fround(ray.length)
  copyVec3(out.start, ray.origin)
  const { move } = out
  const { x, y, z } = ray.direction
  move.x = fround(fround(x) * length)
  move.y = fround(fround(y) * length)
  move.z = fround(fround(z) * length)
}
