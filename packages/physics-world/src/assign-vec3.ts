import type { ReadonlyVec3, Vec3 } from '@coney/math'

/** Writes `source` into `out` as it is, without rounding, and answers `out`. */
export function assignVec3<Out extends Vec3>(out: Out, source: ReadonlyVec3): Out {
  out.x = source.x
  out.y = source.y
  out.z = source.z
  return out
}
