import type { ReadonlyVec3 } from '@coney/math'

const { fround, sqrt } = Math

/** All points p with x·p.x + y·p.y + z·p.z + w = 0. (x, y, z) is a unit vector, and points to the positive side. */
export interface ReadonlyPlane extends ReadonlyVec3 {
  /** Distance of the origin from the plane, in metres: positive on the positive side. */
  readonly w: number
}

/**
 * On which side of a plane a point is: 1, -1, or 0 when it is in it or is no point.
 *
 * Places of the arrays count numbers. A distance would be a float, which costs memory to hand over; a side costs none.
 */
export function sideOf(planes: Float32Array, plane: number, points: Float32Array, point: number): number {
  const x = fround(planes[plane]! * points[point]!)
  const y = fround(planes[plane + 1]! * points[point + 1]!)
  const z = fround(planes[plane + 2]! * points[point + 2]!)
  const distance = fround(fround(fround(x + y) + z) + planes[plane + 3]!)
  return distance > 0 ? 1 : distance < 0 ? -1 : 0
}

/**
 * Lays a plane through the points a, b and c of `points`, and answers whether there is one. It is written to `planes`.
 *
 * Its normal is along (b − a) × (c − a), and w = −(normal · a).
 */
export function planeThrough(
  planes: Float32Array,
  plane: number,
  points: Float32Array,
  a: number,
  b: number,
  c: number,
): boolean {
  const ux = fround(points[b]! - points[a]!)
  const uy = fround(points[b + 1]! - points[a + 1]!)
  const uz = fround(points[b + 2]! - points[a + 2]!)
  const vx = fround(points[c]! - points[a]!)
  const vy = fround(points[c + 1]! - points[a + 1]!)
  const vz = fround(points[c + 2]! - points[a + 2]!)
  const x = fround(fround(uy * vz) - fround(uz * vy))
  const y = fround(fround(uz * vx) - fround(ux * vz))
  const z = fround(fround(ux * vy) - fround(uy * vx))
  const length = fround(sqrt(fround(fround(fround(x * x) + fround(y * y)) + fround(z * z))))
  planes[plane] = x / length
  planes[plane + 1] = y / length
  planes[plane + 2] = z / length
  const nx = fround(planes[plane]! * points[a]!)
  const ny = fround(planes[plane + 1]! * points[a + 1]!)
  const nz = fround(planes[plane + 2]! * points[a + 2]!)
  planes[plane + 3] = -fround(fround(nx + ny) + nz)
  return length > 0 && length < Infinity
}

/** Turns a plane round. */
export function flip(planes: Float32Array, plane: number): void {
  for (let i = plane; i < plane + 4; i++) planes[i] = -planes[i]!
}
