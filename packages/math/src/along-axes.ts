import type { ReadonlyAxes } from './axes.ts'
import type { ReadonlyVec3, Vec3 } from './vec3.ts'

const { fround } = Math

/**
 * Writes the components of `v` along three axes, (v · A0, v · A1, v · A2), into `out` and answers `out`.
 *
 * ```text
 *     A1
 *      \       v         out.x = how far v reaches along A0
 *       \    ／          out.y = how far v reaches along A1
 *        \ ／
 *         o------- A0
 * ```
 *
 * For a frame with unit axes at right angles these are the local coordinates of `v`. Each is the dot product of
 * `dot`, written out: a number that a call returns costs an allocation wherever the call is not inlined.
 * `out` may be `v`.
 */
export function alongAxes<Out extends Vec3>(out: Out, v: ReadonlyVec3, axes: ReadonlyAxes): Out {
  const { x, y, z } = v
  const a = axes[0]
  const b = axes[1]
  const c = axes[2]
  out.x = fround(fround(fround(x * a.x) + fround(y * a.y)) + fround(z * a.z))
  out.y = fround(fround(fround(x * b.x) + fround(y * b.y)) + fround(z * b.z))
  out.z = fround(fround(fround(x * c.x) + fround(y * c.y)) + fround(z * c.z))
  return out
}
