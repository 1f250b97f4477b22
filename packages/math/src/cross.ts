import type { ReadonlyVec3, Vec3 } from './vec3.ts'

const { fround } = Math

/** Writes a × b into `out`, which may be `a` or `b`, and answers `out`. Both products are rounded, then their difference. */
export function cross<Out extends Vec3>(out: Out, a: ReadonlyVec3, b: ReadonlyVec3): Out {
  const x = fround(fround(a.y * b.z) - fround(a.z * b.y))
  const y = fround(fround(a.z * b.x) - fround(a.x * b.z))
  const z = fround(fround(a.x * b.y) - fround(a.y * b.x))
  out.x = x
  out.y = y
  out.z = z
  return out
}
