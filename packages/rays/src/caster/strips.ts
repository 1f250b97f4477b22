import type { BodyGrid } from './body-grid.ts'
import type { Search } from './search.ts'

const { abs, floor, max, min } = Math

/**
 * A ray over a grid, as a row of strips of cells across the axis in which it goes farther.
 *
 * ```text
 *     |     |     | ／  |
 *     |-----|-----#-----|      # what the ray, widened by its margin, passes over:
 *     |     |  ／ #     |        two cells of strip 1, two of strip 2
 *     |-----#-----#-----|
 *     |   S #     |     |
 *        0     1     2
 * ```
 */
export interface Strips {
  /** Strips that the ray reaches, in its direction: `first`, `first + step` and so on, `count` of them. */
  first: number
  step: number
  count: number
  /** Steps in the numbers of cells: to the next strip, and to the next cell of a strip. */
  alongStep: number
  acrossStep: number
  /** Start and move of the ray along and across, in cells from the grid's corner. */
  along: number
  alongMove: number
  across: number
  acrossMove: number
  /** Cells of a strip, and the margin in cells. */
  cells: number
  margin: number
  /** Of the strip that was entered last: its first and last cell that the ray passes over. */
  lowest: number
  highest: number
}

export function createStrips(): Strips {
  return {
    first: 0,
    step: 1,
    count: 0,
    alongStep: 1,
    acrossStep: 1,
    along: 0,
    alongMove: 0,
    across: 0,
    acrossMove: 0,
    cells: 0,
    margin: 0,
    lowest: 0,
    highest: 0,
  }
}

/** Lays the strips of a grid across a ray. */
export function layStrips(out: Strips, grid: BodyGrid<unknown>, search: Search): void {
  const { cell, columns, rows } = grid
  const alongX = abs(search.moveX) >= abs(search.moveY)
  const x = (search.startX - grid.x) / cell
  const y = (search.startY - grid.y) / cell
  const moveX = search.moveX / cell
  const moveY = search.moveY / cell
  const margin = search.margin / cell
  out.along = alongX ? x : y
  out.alongMove = alongX ? moveX : moveY
  out.across = alongX ? y : x
  out.acrossMove = alongX ? moveY : moveX
  out.alongStep = alongX ? 1 : columns
  out.acrossStep = alongX ? columns : 1
  out.cells = alongX ? rows : columns
  out.margin = margin
  const { along, alongMove } = out
  const strips = alongX ? columns : rows
  const low = max(0, floor(min(along, along + alongMove) - margin))
  const high = min(strips - 1, floor(max(along, along + alongMove) + margin))
  out.count = max(0, high - low + 1) | 0
  out.step = alongMove < 0 ? -1 : 1
  out.first = (alongMove < 0 ? high : low) | 0
}

/**
 * Finds the cells of a strip that the ray passes over; false when a hit before the strip ends the search.
 *
 * What is tried first in this strip or a later one has its hit no earlier than the ray comes into the strip.
 */
export function enterStrip(strips: Strips, strip: number, search: Search): boolean {
  const { along, alongMove, across, acrossMove, margin, step } = strips
  const middle = strip + 0.5 - along
  const reach = (0.5 + margin) * step
  const enter = alongMove === 0 ? 0 : max(0, (middle - reach) / alongMove)
  const leave = alongMove === 0 ? 1 : min(1, (middle + reach) / alongMove)
  if (enter > search.fraction) return false
  const a = across + enter * acrossMove
  const b = across + leave * acrossMove
  strips.lowest = max(0, floor(min(a, b) - margin)) | 0
  strips.highest = min(strips.cells - 1, floor(max(a, b) + margin)) | 0
  return true
}
