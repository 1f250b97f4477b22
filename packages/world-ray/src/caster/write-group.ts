import { boxAround } from './box-around.ts'
import { heightAt } from './height-at.ts'
import { above, below } from './rounding.ts'
import { sectorOf } from './sectors.ts'
import { KIND_SLIVER, KIND_Z } from './sort-alike.ts'
import { TRIANGLE, type TriangleBounds } from './triangle-bounds.ts'

const { abs, fround, max, min } = Math

/** Numbers of a group: see `writeGroup`. */
export const GROUP = 12
/** Where its least |n.z| stands, and what an `Int32Array` of the same bytes says. */
export const GROUP_LEAST_Z = 8
export const GROUP_SECTORS = 9
export const GROUP_START = 10
export const GROUP_END = 11
/**
 * Writes the row of a group of triangles of one kind, in a cell with its middle at c = (x, y):
 *
 * ```text
 *      0, 1     x and y of the middle of a box around them
 *      2, 3     half extents of that box
 *      4, 5     its lowest and highest z
 *      6, 7     lowest and highest z at c of their planes, if they face z most
 *      8        the least |n.z|, for the n of `TriangleBounds`; 0 of slivers
 *      9        the sectors that they face, if they face x or y most; else all
 *     10, 11    its first member, and the one behind its last
 * ```
 */
export function writeGroup(
  rows: Float32Array,
  bits: Int32Array,
  at: number,
  bounds: TriangleBounds,
  members: Int32Array,
  kind: number,
  x: number,
  y: number,
): void {
  const { triangles } = bounds
  const box = boxAround(triangles, [members])
  for (let axis = 0; axis < 2; axis++) {
    const middle = fround((box.low[axis]! + box.high[axis]!) / 2)
    rows[at + axis] = middle
    rows[at + 2 + axis] = above(max(middle - box.low[axis]!, box.high[axis]! - middle))
  }
  rows[at + 4] = below(box.low[2])
  rows[at + 5] = above(box.high[2])
  const facesZ = kind === KIND_Z
  let low = facesZ ? Infinity : -Infinity
  let high = -low
  let least = kind === KIND_SLIVER ? 0 : Infinity
  let sectors = facesZ || kind === KIND_SLIVER ? -1 : 0
  for (const triangle of members) {
    least = min(least, abs(triangles[triangle * TRIANGLE + 2]!))
    if (!facesZ) {
      sectors |= 1 << sectorOf(bounds, triangle)
      continue
    }
    const height = heightAt(bounds, triangle, x, y)
    low = min(low, height)
    high = max(high, height)
  }
  rows[at + 6] = facesZ ? below(low) : low
  rows[at + 7] = facesZ ? above(high) : high
  rows[at + GROUP_LEAST_Z] = below(least)
  bits[at + GROUP_SECTORS] = sectors
}
