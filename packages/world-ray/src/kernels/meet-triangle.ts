import type { Vec3 } from '@coney/math'
import { PARALLEL_DETERMINANT } from '../constants.ts'

const { fround } = Math

/** Numbers of a triangle in a row of edges: v0, v1 − v0 and v2 − v0. */
export const EDGES = 9

/** A ray in float32, and where it met the triangle that was asked last. */
export interface TriangleRay {
  readonly origin: Vec3
  readonly direction: Vec3
  /** Distance along the ray, in lengths of its direction; −1 for a miss. */
  t: number
}

/**
 * Where the line o + t·d meets the triangle v0 + u·e1 + v·e2, written into `t` of the ray; or −1, and false.
 *
 * ```text
 *     v2
 *     | \          p = d × e2      det = e1 · p          s = o − v0      q = s × e1
 *  e2 |   \
 *     |     \      u = (s · p) / det     v = (d · q) / det     t = (e2 · q) / det
 *     v0 ---- v1
 *         e1
 * ```
 *
 * The edges belong to the triangle. Each quotient is a product with 1 / det. `det` is positive for a ray against the
 * direction of e1 × e2; `twoSided` takes both signs. All numbers are float32, rounded after each operation; a dot
 * product adds x and y first.
 */
export function meetTriangle(ray: TriangleRay, edges: Float32Array, at: number, twoSided: boolean): boolean {
  const { x: dx, y: dy, z: dz } = ray.direction
  const ax = edges[at + 3]!
  const ay = edges[at + 4]!
  const az = edges[at + 5]!
  const bx = edges[at + 6]!
  const by = edges[at + 7]!
  const bz = edges[at + 8]!
  ray.t = -1

  const px = fround(fround(dy * bz) - fround(dz * by))
  const py = fround(fround(dz * bx) - fround(dx * bz))
  const pz = fround(fround(dx * by) - fround(dy * bx))
  const det = fround(fround(fround(ax * px) + fround(ay * py)) + fround(az * pz))
  if (!(det >= PARALLEL_DETERMINANT || (twoSided && det <= -PARALLEL_DETERMINANT))) return false

  const inverse = fround(1 / det)
  const sx = fround(ray.origin.x - edges[at]!)
  const sy = fround(ray.origin.y - edges[at + 1]!)
  const sz = fround(ray.origin.z - edges[at + 2]!)
  const u = fround(fround(fround(fround(sx * px) + fround(sy * py)) + fround(sz * pz)) * inverse)
  if (!(u >= 0 && u <= 1)) return false

  const qx = fround(fround(sy * az) - fround(sz * ay))
  const qy = fround(fround(sz * ax) - fround(sx * az))
  const qz = fround(fround(sx * ay) - fround(sy * ax))
  const v = fround(fround(fround(fround(dx * qx) + fround(dy * qy)) + fround(dz * qz)) * inverse)
  if (!(v >= 0 && fround(u + v) <= 1)) return false

  ray.t = fround(fround(fround(fround(bx * qx) + fround(by * qy)) + fround(bz * qz)) * inverse)
  return true
}
