import type { Axes } from './axes.ts'
import type { ReadonlyQuaternion } from './quaternion.ts'

const { fround } = Math

/**
 * Writes the axes that a unit quaternion turns the world's x, y and z into, and answers `out`.
 *
 * ```text
 *     A0 = (1 − 2(y² + z²),  2(xy + zw),      2(xz − yw))
 *     A1 = (2(xy − zw),      1 − 2(x² + z²),  2(yz + xw))
 *     A2 = (2(xz + yw),      2(yz − xw),      1 − 2(x² + y²))
 * ```
 *
 * They are the rows of the matrix for row vectors, v′ = v · M. Every operation is rounded to float32.
 *
 * @orig 0x00336500 Quat_ToMatrix (unknown)
 */
export function axesOfQuaternion<Out extends Axes>(out: Out, q: ReadonlyQuaternion): Out {
  const { x, y, z, w } = q
  const xx = fround(x * x)
  const yy = fround(y * y)
  const zz = fround(z * z)
  const xy = fround(x * y)
  const xz = fround(x * z)
  const yz = fround(y * z)
  const xw = fround(x * w)
  const yw = fround(y * w)
  const zw = fround(z * w)
  const a = out[0]
  const b = out[1]
  const c = out[2]
  a.x = fround(1 - 2 * fround(yy + zz))
  a.y = 2 * fround(xy + zw)
  a.z = 2 * fround(xz - yw)
  b.x = 2 * fround(xy - zw)
  b.y = fround(1 - 2 * fround(xx + zz))
  b.z = 2 * fround(yz + xw)
  c.x = 2 * fround(xz + yw)
  c.y = 2 * fround(yz - xw)
  c.z = fround(1 - 2 * fround(xx + yy))
  return out
}
