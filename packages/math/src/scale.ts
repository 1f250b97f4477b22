import type { ReadonlyVec3, Vec3 } from './vec3.ts'

const { fround } = Math

/** Writes factor · v into `out`, which may be `v`, and answers `out`. */
export function scale<Out extends Vec3>(out: Out, v: ReadonlyVec3, factor: number): Out {
  out.x = fround(v.x * factor)
  out.y = fround(v.y * factor)
  out.z = fround(v.z * factor)
  return out
}
