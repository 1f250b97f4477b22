import type { Axes, ReadonlyAxes } from './axes.ts'
import type { ReadonlyVec3, Vec3 } from './vec3.ts'

const { fround } = Math

/** Writes `source` into `out`, rounded to float32, and answers `out`. */
export function copyVec3<Out extends Vec3>(out: Out, source: ReadonlyVec3): Out {
  out.x = fround(source.x)
  out.y = fround(source.y)
  out.z = fround(source.z)
  return out
}

/** Writes the three axes of `source` into `out`, rounded to float32, and answers `out`. */
export function copyAxes<Out extends Axes>(out: Out, source: ReadonlyAxes): Out {
  copyVec3(out[0], source[0])
  copyVec3(out[1], source[1])
  copyVec3(out[2], source[2])
  return out
}
