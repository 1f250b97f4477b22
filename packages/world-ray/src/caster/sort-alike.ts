import { TRIANGLE, TRIANGLE_BOX, type TriangleBounds } from './triangle-bounds.ts'

const { abs, floor, max, min } = Math

/** Triangles whose |n| is smaller have edges that are nearly parallel. They are kept apart, for little is known of them. */
export const SLIVER: number = 1 / 16
/** Kinds of triangles: the axis that they face most, z first, and slivers. */
export const KIND_Z = 0
export const KIND_SLIVER = 3
const KINDS = 4
/** Boxes along each axis into which a list is divided: four bits. */
const SIDE = 16
const BOXES = SIDE ** 3

/**
 * Divides triangles by the axis that they face most, and sorts each division so that neighbours follow each other: along
 * a Z-shaped curve through the box around them all.
 */
export function sortAlike(triangles: Uint32Array, bounds: TriangleBounds): Int32Array[] {
  const { triangles: rows } = bounds
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const triangle of triangles) {
    for (let axis = 0; axis < 3; axis++) {
      const middle = rows[triangle * TRIANGLE + TRIANGLE_BOX + axis]!
      low[axis] = min(low[axis]!, middle)
      high[axis] = max(high[axis]!, middle)
    }
  }
  // One number holds all that is sorted by, and which triangle it is: numbers are sorted faster than anything else.
  const keys = Float64Array.from(triangles, (triangle) => {
    const kind = kindOf(rows, triangle * TRIANGLE)
    return (kind * BOXES + boxOf(rows, triangle * TRIANGLE, low, high)) * 2 ** 32 + triangle
  }).sort()

  const divided: number[][] = Array.from({ length: KINDS }, () => [])
  for (const key of keys) divided[floor(key / (BOXES * 2 ** 32))]!.push(key % 2 ** 32)
  return divided.map((each) => Int32Array.from(each))
}

/** The kind of the triangle with this n, by its size alone: no ray asks which of its sides is the front. */
function kindOf(planes: Float32Array, at: number): number {
  const x = abs(planes[at]!)
  const y = abs(planes[at + 1]!)
  const z = abs(planes[at + 2]!)
  if (x * x + y * y + z * z < SLIVER * SLIVER) return KIND_SLIVER
  if (z >= x && z >= y) return KIND_Z
  return x >= y ? 1 : 2
}

/** The number along the curve of the box that the middle of a triangle is in. */
function boxOf(rows: Float32Array, at: number, low: readonly number[], high: readonly number[]): number {
  let number = 0
  for (let axis = 0; axis < 3; axis++) {
    const length = high[axis]! - low[axis]!
    const middle = rows[at + TRIANGLE_BOX + axis]!
    const cell = length === 0 ? 0 : min(SIDE - 1, floor(((middle - low[axis]!) / length) * SIDE))
    for (let bit = 0; bit < 4; bit++) number |= ((cell >> bit) & 1) << (bit * 3 + axis)
  }
  return number
}
