import { dot, type ReadonlyVec3, type Vec3 } from '@coney/math'

const { fround, sqrt } = Math

/**
 * Writes the unit normal (v1 − v0) × (v2 − v0) of a triangle, given by its edges, into `out`.
 *
 * With a direction `facing`, the normal of the side that looks against it. A triangle without area has the normal 0.
 */
export function triangleNormal(out: Vec3, edges: Float32Array, at: number, facing?: ReadonlyVec3): void {
  const ax = edges[at + 3]!
  const ay = edges[at + 4]!
  const az = edges[at + 5]!
  const bx = edges[at + 6]!
  const by = edges[at + 7]!
  const bz = edges[at + 8]!
  const x = fround(fround(ay * bz) - fround(az * by))
  const y = fround(fround(az * bx) - fround(ax * bz))
  const z = fround(fround(ax * by) - fround(ay * bx))
  const length = fround(sqrt(fround(fround(fround(x * x) + fround(y * y)) + fround(z * z))))
  const inverse = length === 0 ? 0 : fround(1 / length)
  out.x = fround(x * inverse)
  out.y = fround(y * inverse)
  out.z = fround(z * inverse)
  if (facing === undefined || !(dot(out, facing) > 0)) return
  out.x = -out.x
  out.y = -out.y
  out.z = -out.z
}
