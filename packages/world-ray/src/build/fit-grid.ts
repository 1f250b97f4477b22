import { extentAlong } from '../mesh/extent.ts'
import type { GridSize } from './mesh-triangle.ts'

const { ceil, fround, max, min } = Math

/** Where a grid stands, and how many cells it has. */
export interface FittedGrid {
  readonly toGrid: Float32Array
  readonly cells: readonly [number, number, number]
  /** z of the lowest vertex. */
  readonly lowest: number
}

/** Side of a cell that is chosen, in metres. */
const SIDE = 8
/** As many cells along x and y are chosen at most: no level has more. */
const MOST_COLUMNS = 251
const MOST_ROWS = 124

/** Fits a grid to the box of the vertices: the matrix maps it to 0 … n along each axis. What is not given is chosen. */
export function fitGrid(vertices: Float32Array, size: GridSize): FittedGrid {
  const x = extentAlong(vertices, 0)
  const y = extentAlong(vertices, 1)
  const z = extentAlong(vertices, 2)
  const choose = (length: number, most: number): number => max(1, min(most, ceil(length / SIDE)))
  const cells = [
    size.columns ?? choose(x.length, MOST_COLUMNS),
    size.rows ?? choose(y.length, MOST_ROWS),
    size.layers ?? 1,
  ] as const
  const toGrid = new Float32Array(16)
  toGrid[15] = 1
  for (const [axis, { low, length }] of [x, y, z].entries()) {
    const count = cells[axis]!
    if (count === 1 || length === 0) continue
    const scale = fround(count / length)
    toGrid[axis * 5] = scale
    toGrid[12 + axis] = -low * scale
  }
  return { toGrid, cells, lowest: z.low }
}
