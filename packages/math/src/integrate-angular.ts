import type { Quaternion, ReadonlyQuaternion } from './quaternion.ts'
import type { ReadonlyVec3 } from './vec3.ts'

const { fround, sqrt } = Math

/**
 * Writes a rotation turned by an angular velocity for some seconds into `out` and answers `out`.
 *
 * ```text
 *     q′ = q + ½·dt·(ω ⊗ q),  then made a unit quaternion        (ω in radians a second, about the world's axes)
 * ```
 *
 * One step along the tangent: the angle is 2·atan(½·|ω|·dt), a little less than |ω|·dt. What has no length becomes the
 * quaternion that turns nothing. Every operation is rounded to float32. `out` may be `q`.
 *
 * @orig 0x00335b08 Quat_IntegrateAngular (unknown)
 */
export function integrateAngular<Out extends Quaternion>(
  out: Out,
  q: ReadonlyQuaternion,
  velocity: ReadonlyVec3,
  seconds: number,
): Out {
  const half = fround(0.5 * fround(seconds))
  const { x, y, z, w } = q
  const { x: u, y: v, z: s } = velocity
  const spinX = fround(fround(w * u) + fround(fround(v * z) - fround(s * y)))
  const spinY = fround(fround(w * v) + fround(fround(s * x) - fround(u * z)))
  const spinZ = fround(fround(w * s) + fround(fround(u * y) - fround(v * x)))
  const spinW = -fround(fround(fround(u * x) + fround(v * y)) + fround(s * z))
  out.x = fround(x + fround(half * spinX))
  out.y = fround(y + fround(half * spinY))
  out.z = fround(z + fround(half * spinZ))
  out.w = fround(w + fround(half * spinW))
  const square = fround(
    fround(fround(fround(out.x * out.x) + fround(out.y * out.y)) + fround(out.z * out.z)) + fround(out.w * out.w),
  )
  const length = fround(sqrt(square))
  if (!(length > 0)) {
    out.x = out.y = out.z = 0
    out.w = 1
    return out
  }
  out.x = fround(out.x / length)
  out.y = fround(out.y / length)
  out.z = fround(out.z / length)
  out.w = fround(out.w / length)
  return out
}
