import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import type { CellRange } from './cell-range.ts'

const { fround, max, min } = Math

/** What is done in each cell. */
export type VisitCell<State> = (mesh: CollisionMesh, state: State, cell: number) => void

/**
 * Visits the cells that a segment may touch.
 *
 * In a range one cell wide in x or in y: all of them, by z, then y, then x. Else column by column, always from the
 * smallest x on: in each, the cells of the segment's line y = slope·x + c between the column's edges, by y, then z.
 *
 * ```text
 *                    . '
 *     +---+---+---.+'--+          column 1 visits rows 0 and 1:
 *     |   |   | . '|   |          from where the line is at x = 1
 *     +---+--.+'---+---+          to where it is at x = 2
 *     |   | .'|    |   |
 *     +--.+'--+----+---+
 * ```
 *
 * Nothing stops it early.
 */
export function walkCells<State>(mesh: CollisionMesh, range: CellRange, state: State, visit: VisitCell<State>): void {
  const { minX, minY, minZ, maxX, maxY, maxZ } = range
  const { columns, rows } = mesh
  if (minX === maxX || minY === maxY) {
    for (let z = minZ; z <= maxZ; z++) {
      for (let y = minY; y <= maxY; y++) {
        for (let x = minX; x <= maxX; x++) visit(mesh, state, (z * rows + y) * columns + x)
      }
    }
    return
  }
  const { start, end } = range
  const slope = fround(fround(end.y - start.y) / fround(end.x - start.x))
  const c = fround(start.y - fround(slope * start.x))
  for (let x = minX; x <= maxX; x++) {
    // Rows are raised to 0, truncated, ordered and clamped; rounding down needs no more than a range of 32 bits.
    const here = min(maxY, max(0, fround(fround(slope * x) + c))) | 0
    const there = min(maxY, max(0, fround(fround(slope * (x + 1)) + c))) | 0
    const lower = max(minY, min(here, there))
    const upper = max(minY, max(here, there))
    for (let y = lower; y <= upper; y++) {
      for (let z = minZ; z <= maxZ; z++) visit(mesh, state, (z * rows + y) * columns + x)
    }
  }
}
