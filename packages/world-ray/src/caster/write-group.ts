import { BOX, PLANE, type TriangleBounds } from './triangle-bounds.ts'

const { abs, hypot, max, min } = Math

/** Numbers of a group: see `writeGroup`. */
export const GROUP = 14

/** What normals and slack are widened by: more than any of the numbers here is rounded by. */
const WIDENED = 2 ** -18
/** Of a triangle with a smaller |n| the direction of n is not known well enough. */
const UNKNOWN = 2 ** -20

/**
 * Writes the row of a group of triangles:
 *
 * ```text
 *      0 …  2   middle of a box around them
 *      3 …  5   half extents of that box
 *      6 …  8   middle of a box around their unit normals
 *      9 … 11   half extents of that box
 *     12        1 / the least |n|, for the n of `TriangleBounds`; infinite where a direction is not known
 *     13        along its own normal no triangle's v0 is farther from the middle of the box
 * ```
 */
export function writeGroup(
  rows: Float32Array,
  at: number,
  { planes, boxes }: TriangleBounds,
  members: Int32Array,
): void {
  let shortest = Infinity
  let slack = 0
  for (let axis = 0; axis < 3; axis++) {
    let low = Infinity
    let high = -Infinity
    let least = Infinity
    let most = -Infinity
    for (const triangle of members) {
      const row = triangle * PLANE
      const length = hypot(planes[row]!, planes[row + 1]!, planes[row + 2]!)
      shortest = min(shortest, length)
      const normal = length < UNKNOWN ? 0 : planes[row + axis]! / length
      low = min(low, boxes[triangle * BOX + axis]!)
      high = max(high, boxes[triangle * BOX + 3 + axis]!)
      least = min(least, normal)
      most = max(most, normal)
    }
    const middle = Math.fround((low + high) / 2)
    const half = max(middle - low, high - middle) * (1 + WIDENED)
    rows[at + axis] = middle
    rows[at + 3 + axis] = half
    rows[at + 6 + axis] = (least + most) / 2
    rows[at + 9 + axis] = (most - least) / 2 + WIDENED
    slack += max(abs(least), abs(most)) * half
  }
  rows[at + 12] = shortest < UNKNOWN ? Infinity : (1 + WIDENED) / shortest
  rows[at + 13] = slack * (1 + WIDENED)
}
