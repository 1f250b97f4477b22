import { BOX, PLANE, type TriangleBounds } from './triangle-bounds.ts'

const { abs, floor, max, min } = Math

/** Triangles whose |n| is smaller have edges that are nearly parallel. They are kept apart, for little is known of them. */
const SLIVER = 1 / 64
/** Kinds of triangles: slivers, and three axes with two directions each. */
const KINDS = 7
/** Boxes along each axis into which a list is divided: four bits. */
const SIDE = 16
const BOXES = SIDE ** 3

/**
 * Divides triangles by the axis and the direction that they face most, and sorts each division so that neighbours
 * follow each other: along a Z-shaped curve through the box around them all.
 */
export function sortAlike(triangles: Uint32Array, bounds: TriangleBounds): Int32Array[] {
  const { planes, boxes } = bounds
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const triangle of triangles) {
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = min(low[axis]!, boxes[triangle * BOX + axis]!)
      high[axis] = max(high[axis]!, boxes[triangle * BOX + 3 + axis]!)
    }
  }
  // One number holds all that is sorted by, and which triangle it is: numbers are sorted faster than anything else.
  const keys = Float64Array.from(triangles, (triangle) => {
    const kind = kindOf(planes, triangle * PLANE)
    return (kind * BOXES + boxOf(boxes, triangle * BOX, low, high)) * 2 ** 32 + triangle
  }).sort()

  const divided: number[][] = Array.from({ length: KINDS }, () => [])
  for (const key of keys) divided[floor(key / (BOXES * 2 ** 32))]!.push(key % 2 ** 32)
  return divided.map((each) => Int32Array.from(each))
}

function kindOf(planes: Float32Array, at: number): number {
  const normal = [planes[at]!, planes[at + 1]!, planes[at + 2]!]
  if (Math.hypot(...normal) < SLIVER) return KINDS - 1
  const largest = max(...normal.map(abs))
  const axis = normal.findIndex((each) => abs(each) === largest)
  return axis * 2 + (normal[axis]! < 0 ? 1 : 0)
}

/** The number along the curve of the box that the middle of a triangle is in. */
function boxOf(boxes: Float32Array, at: number, low: readonly number[], high: readonly number[]): number {
  let number = 0
  for (let axis = 0; axis < 3; axis++) {
    const length = high[axis]! - low[axis]!
    const middle = (boxes[at + axis]! + boxes[at + 3 + axis]!) / 2
    const cell = length === 0 ? 0 : min(SIDE - 1, floor(((middle - low[axis]!) / length) * SIDE))
    for (let bit = 0; bit < 4; bit++) number |= ((cell >> bit) & 1) << (bit * 3 + axis)
  }
  return number
}
