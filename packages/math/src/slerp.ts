import { arccosine } from './arccosine.ts'
import { NEARLY_PARALLEL } from './constants.ts'
import type { Quaternion, ReadonlyQuaternion } from './quaternion.ts'

const { abs, fround, sin } = Math

/**
 * Writes the rotation a part `t` of the way from one to another, along the shorter arc, into `out` and answers `out`.
 *
 * ```text
 *     c = from · to,  θ = acos |c|
 *     out = sin((1 − t)θ)/sin θ · from  ±  sin(tθ)/sin θ · to        minus when c < 0
 * ```
 *
 * Where 1 − |c| is less than 1e-6 the weights are 1 − t and ±t, and the result keeps whatever length that gives. `t` is
 * held between 0 and 1. Every operation is rounded to float32. `out` may be `from` or `to`.
 *
 * @orig 0x00336a00 Quat_Slerp (unknown)
 */
export function slerp<Out extends Quaternion>(
  out: Out,
  from: ReadonlyQuaternion,
  to: ReadonlyQuaternion,
  t: number,
): Out {
  const part = t > 0 ? (t < 1 ? fround(t) : 1) : 0
  const rest = fround(1 - part)
  const { x, y, z, w } = from
  const cosine = fround(fround(fround(fround(x * to.x) + fround(y * to.y)) + fround(z * to.z)) + fround(w * to.w))
  const size = abs(cosine)
  let a = rest
  let b = part
  if (fround(1 - size) >= NEARLY_PARALLEL) {
    const angle = arccosine(size)
    const whole = fround(sin(angle))
    a = fround(fround(sin(fround(rest * angle))) / whole)
    b = fround(fround(sin(fround(part * angle))) / whole)
  }
  if (cosine < 0) b = -b
  out.x = fround(fround(a * x) + fround(b * to.x))
  out.y = fround(fround(a * y) + fround(b * to.y))
  out.z = fround(fround(a * z) + fround(b * to.z))
  out.w = fround(fround(a * w) + fround(b * to.w))
  return out
}
