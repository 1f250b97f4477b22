import { boxAround } from './box-around.ts'
import { heightAt } from './height-at.ts'
import { above, below } from './rounding.ts'
import { sectorOf } from './sectors.ts'
import { KIND_SLIVER, KIND_Z } from './sort-alike.ts'
import { TRIANGLE, type TriangleBounds } from './triangle-bounds.ts'

const { abs, fround, hypot, max, min } = Math

/** Numbers of a cell: see `writeCell`. */
export const CELL = 12
/** Where the sectors stand, as seen by an `Int32Array` of the same bytes. */
export const CELL_SECTORS = 11

/**
 * Writes the row of a cell, of what the triangles of all kinds have in common:
 *
 * ```text
 *      0, 1     x and y of c, the middle of a box around them
 *      2        no point of that box is farther from c, seen from above
 *      3, 4     lowest and highest z of it
 *      5, 6     lowest and highest z at c of the planes of those that face z most
 *      7, 8     between these two there is no such z either
 *      9        none of these planes is steeper
 *     10        1 / the least |n.z| of them, for the n of `TriangleBounds`
 *     11        the sectors that those face that face x or y most; all of them, if there is a sliver
 * ```
 *
 * Around nothing lowest is above highest.
 */
export function writeCell(
  rows: Float32Array,
  bits: Int32Array,
  at: number,
  bounds: TriangleBounds,
  kinds: readonly Int32Array[],
): void {
  const { low, high } = boxAround(bounds.triangles, kinds)
  const isEmpty = kinds.every(({ length }) => length === 0)
  const x = isEmpty ? 0 : fround((low[0] + high[0]) / 2)
  const y = isEmpty ? 0 : fround((low[1] + high[1]) / 2)
  rows[at] = x
  rows[at + 1] = y
  rows[at + 2] = isEmpty ? 0 : above(hypot(max(high[0] - x, x - low[0]), max(high[1] - y, y - low[1])))
  rows[at + 3] = isEmpty ? Infinity : below(low[2])
  rows[at + 4] = isEmpty ? -Infinity : above(high[2])
  writeHeights(rows, at, bounds, kinds[KIND_Z]!)
  writeSlopes(rows, at, bounds, kinds[KIND_Z]!)
  let sectors = kinds[KIND_SLIVER]!.length > 0 ? -1 : 0
  for (const alike of kinds.slice(KIND_Z + 1, KIND_SLIVER)) {
    for (const triangle of alike) sectors |= 1 << sectorOf(bounds, triangle)
  }
  bits[at + CELL_SECTORS] = sectors
}

function writeHeights(rows: Float32Array, at: number, bounds: TriangleBounds, facingZ: Int32Array): void {
  const [x, y] = [rows[at]!, rows[at + 1]!]
  const heights = Float64Array.from(facingZ, (triangle) => heightAt(bounds, triangle, x, y)).sort()
  const isEmpty = heights.length === 0
  rows[at + 5] = isEmpty ? Infinity : below(heights[0]!)
  rows[at + 6] = isEmpty ? -Infinity : above(heights.at(-1)!)
  let [under, over] = [Infinity, -Infinity]
  for (let i = 1; i < heights.length; i++) {
    if (i > 1 && heights[i]! - heights[i - 1]! <= over - under) continue
    under = heights[i - 1]!
    over = heights[i]!
  }
  rows[at + 7] = under === Infinity ? Infinity : above(under)
  rows[at + 8] = over === -Infinity ? -Infinity : below(over)
}

/** The n of `TriangleBounds` is rounded to float32, a component by 2⁻²⁴ of itself at most: `above` makes up for two of them. */
function writeSlopes(rows: Float32Array, at: number, { triangles }: TriangleBounds, facingZ: Int32Array): void {
  let steepest = 0
  let least = Infinity
  for (const triangle of facingZ) {
    const n = triangle * TRIANGLE
    const z = abs(triangles[n + 2]!)
    steepest = max(steepest, hypot(triangles[n]!, triangles[n + 1]!) / z)
    least = min(least, z)
  }
  rows[at + 9] = above(steepest)
  rows[at + 10] = above(1 / least)
}
