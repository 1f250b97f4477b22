import type { ReadonlyVec3, Vec3 } from './vec3.ts'

const { fround } = Math

/** Writes a − b into `out`, which may be `a` or `b`, and answers `out`. */
export function subtract<Out extends Vec3>(out: Out, a: ReadonlyVec3, b: ReadonlyVec3): Out {
  out.x = fround(a.x - b.x)
  out.y = fround(a.y - b.y)
  out.z = fround(a.z - b.z)
  return out
}
