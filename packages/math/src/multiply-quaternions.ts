import type { Quaternion, ReadonlyQuaternion } from './quaternion.ts'

const { fround } = Math

/**
 * Writes the Hamilton product r ⊗ s, the turn s followed by the turn r, into `out` and answers `out`.
 *
 * ```text
 *     w   = r.w·s.w − r·s
 *     xyz = (r.w·s + s.w·r) + r × s
 * ```
 *
 * Every operation is rounded to float32, in that order. `out` may be `r` or `s`.
 */
export function multiplyQuaternions<Out extends Quaternion>(
  out: Out,
  r: ReadonlyQuaternion,
  s: ReadonlyQuaternion,
): Out {
  const { x: rx, y: ry, z: rz, w: rw } = r
  const { x: sx, y: sy, z: sz, w: sw } = s
  const along = fround(fround(fround(rx * sx) + fround(ry * sy)) + fround(rz * sz))
  const acrossX = fround(fround(ry * sz) - fround(rz * sy))
  const acrossY = fround(fround(rz * sx) - fround(rx * sz))
  const acrossZ = fround(fround(rx * sy) - fround(ry * sx))
  out.x = fround(fround(fround(rw * sx) + fround(sw * rx)) + acrossX)
  out.y = fround(fround(fround(rw * sy) + fround(sw * ry)) + acrossY)
  out.z = fround(fround(fround(rw * sz) + fround(sw * rz)) + acrossZ)
  out.w = fround(fround(rw * sw) - along)
  return out
}
