import { STRIDE, type BodyGrid } from './body-grid.ts'

const { floor, max, min, sqrt } = Math

/** Cells for every body, were they spread evenly. */
const CELLS_A_BODY = 1
/** Columns, and rows, at most. */
const LONGEST = 512
/** The side of a cell is at least this, in metres. */
const SMALLEST = 1 / 16
/** A body in more cells than this is tried by every cast instead. */
const MOST_CELLS = 64

/** Of each body: first and last column, first and last row. A last column of -1: it goes into no cell. */
let spans = new Int32Array(0)

/** Sorts the outlines of a grid into its cells and lists those that are tried everywhere. */
export function sortIntoCells<Owner>(grid: BodyGrid<Owner>): void {
  layOutCells(grid)
  findSpans(grid)
  countItems(grid)
  placeItems(grid)
}

/** Makes the cells about as large as the bodies, and few enough where bodies are few. */
function layOutCells<Owner>(grid: BodyGrid<Owner>): void {
  const { boxes } = grid
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  let count = 0
  let extent = 0
  for (let i = 0; i < grid.bodies.length; i++) {
    const offset = i * STRIDE
    const halfX = boxes[offset + 2]!
    const halfY = boxes[offset + 3]!
    if (halfX < 0 || halfX === Infinity) continue
    count++
    extent += halfX + halfY
    minX = min(minX, boxes[offset]! - halfX)
    minY = min(minY, boxes[offset + 1]! - halfY)
    maxX = max(maxX, boxes[offset]! + halfX)
    maxY = max(maxY, boxes[offset + 1]! + halfY)
  }
  const width = count === 0 ? 0 : maxX - minX
  const depth = count === 0 ? 0 : maxY - minY
  const even = sqrt((width * depth) / max(1, count * CELLS_A_BODY))
  grid.x = count === 0 ? 0 : minX
  grid.y = count === 0 ? 0 : minY
  grid.cell = max(SMALLEST, even, extent / max(1, count), width / LONGEST, depth / LONGEST)
  grid.columns = min(LONGEST, floor(width / grid.cell) + 1)
  grid.rows = min(LONGEST, floor(depth / grid.cell) + 1)
}

function findSpans<Owner>(grid: BodyGrid<Owner>): void {
  const { boxes, everywhere, x, y, cell, columns, rows } = grid
  const count = grid.bodies.length
  if (spans.length < count * 4) spans = new Int32Array(count * 8)
  grid.everywhereCount = 0
  for (let i = 0; i < count; i++) {
    const offset = i * STRIDE
    const halfX = boxes[offset + 2]!
    const halfY = boxes[offset + 3]!
    spans[i * 4 + 1] = -1
    if (halfX < 0) continue
    const left = cellOf(boxes[offset]! - halfX - x, cell, columns)
    const right = cellOf(boxes[offset]! + halfX - x, cell, columns)
    const lower = cellOf(boxes[offset + 1]! - halfY - y, cell, rows)
    const upper = cellOf(boxes[offset + 1]! + halfY - y, cell, rows)
    if (halfX === Infinity || (right - left + 1) * (upper - lower + 1) > MOST_CELLS) {
      everywhere[grid.everywhereCount++] = i
      continue
    }
    spans[i * 4] = left
    spans[i * 4 + 1] = right
    spans[i * 4 + 2] = lower
    spans[i * 4 + 3] = upper
  }
}

function cellOf(distance: number, cell: number, cells: number): number {
  return max(0, min(cells - 1, floor(distance / cell)))
}

/** Leaves in `cellStart[i]` where the items of cell i will end; `placeItems` moves that down to where they start. */
function countItems<Owner>(grid: BodyGrid<Owner>): void {
  const cells = grid.columns * grid.rows
  if (grid.cellStart.length <= cells) grid.cellStart = new Int32Array(cells * 2 + 1)
  const { cellStart, columns } = grid
  cellStart.fill(0, 0, cells + 1)
  for (let i = 0; i < grid.bodies.length * 4; i += 4) {
    for (let column = spans[i]!; column <= spans[i + 1]!; column++) {
      for (let row = spans[i + 2]!; row <= spans[i + 3]!; row++) cellStart[row * columns + column]!++
    }
  }
  for (let cell = 1; cell <= cells; cell++) cellStart[cell]! += cellStart[cell - 1]!
  if (grid.items.length < cellStart[cells]!) grid.items = new Int32Array(cellStart[cells]! * 2)
}

/** Puts places into cells from the last body to the first, so that each cell holds them in the order of the list. */
function placeItems<Owner>(grid: BodyGrid<Owner>): void {
  const { cellStart, items, columns } = grid
  for (let i = grid.bodies.length - 1; i >= 0; i--) {
    for (let column = spans[i * 4]!; column <= spans[i * 4 + 1]!; column++) {
      for (let row = spans[i * 4 + 2]!; row <= spans[i * 4 + 3]!; row++) {
        items[--cellStart[row * columns + column]!] = i
      }
    }
  }
}
