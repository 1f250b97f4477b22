import { arccosine } from './arccosine.ts'
import { NEARLY_PARALLEL } from './constants.ts'
import type { Quaternion, ReadonlyQuaternion } from './quaternion.ts'

const { abs, fround, sin } = Math

/**
 * The way from one rotation to another, and how far along it one is.
 *
 * `t` stands in the object, not beside it, because a number passed to a call may cost an allocation.
 */
export interface Arc {
  /** The rotation at `t` = 0, a unit quaternion. */
  readonly start: ReadonlyQuaternion
  /** The rotation at `t` = 1, a unit quaternion. */
  readonly end: ReadonlyQuaternion
  /** 0 at the start, 1 at the end; what lies outside counts as the nearer of the two. */
  readonly t: number
}

/**
 * Writes the rotation at `t` of an arc, taken the short way, into `out` and answers `out`.
 *
 * ```text
 *     c = start · end,  ω = acos |c|
 *     out = start · sin((1 − t)ω) / sin ω  ±  end · sin(tω) / sin ω        minus where c < 0
 * ```
 *
 * Where 1 − |c| is less than 1e-6 the weights are 1 − t and ±t, and the result keeps whatever length that gives. Every
 * operation is rounded to float32. `out` may be the start or the end.
 *
 * @orig 0x00336a00 Quat_Slerp (unknown)
 */
export function slerp<Out extends Quaternion>(out: Out, arc: Arc): Out {
  const { start, end, t } = arc
  const part = t > 0 ? (t < 1 ? fround(t) : 1) : 0
  const rest = fround(1 - part)
  const { x, y, z, w } = start
  const cosine = fround(fround(fround(fround(x * end.x) + fround(y * end.y)) + fround(z * end.z)) + fround(w * end.w))
  let a = rest
  let b = part
  if (fround(1 - abs(cosine)) >= NEARLY_PARALLEL) {
    const angle = arccosine(abs(cosine))
    const whole = fround(sin(angle))
    a = fround(fround(sin(fround(rest * angle))) / whole)
    b = fround(fround(sin(fround(part * angle))) / whole)
  }
  if (cosine < 0) b = -b
  out.x = fround(fround(a * x) + fround(b * end.x))
  out.y = fround(fround(a * y) + fround(b * end.y))
  out.z = fround(fround(a * z) + fround(b * end.z))
  out.w = fround(fround(a * w) + fround(b * end.w))
  return out
}
