import type { Quaternion, ReadonlyQuaternion } from './quaternion.ts'

const { fround } = Math

/** Writes `source` into `out`, rounded to float32, and answers `out`. */
export function copyQuaternion<Out extends Quaternion>(out: Out, source: ReadonlyQuaternion): Out {
  const { x, y, z, w } = source
  out.x = fround(x)
  out.y = fround(y)
  out.z = fround(z)
  out.w = fround(w)
  return out
}
