import type { BodyGrid } from './body-grid.ts'
import type { Search } from './search.ts'
import { tryPlaces } from './try-places.ts'

const { abs, floor, max, min } = Math

/**
 * Tries the bodies in the cells that a ray, widened by its margin, passes over.
 *
 * Strip by strip along the axis in which the ray goes farther, from its start on; in a strip, the cells between where
 * the ray comes in and where it goes out:
 *
 * ```text
 *     |     |     | ／  |
 *     |-----|-----#-----|      # tried: strip 1 two cells, strip 2 two cells
 *     |     |  ／ #     |
 *     |-----#-----#-----|
 *     |   S #     |     |
 *        0     1     2
 * ```
 *
 * A body that the walk meets first in a later strip has its hit no earlier than the ray comes into that strip, so a hit
 * before ends the walk.
 */
export function walkCells<Owner>(grid: BodyGrid<Owner>, search: Search): void {
  const { cell, columns, rows, cellStart, items } = grid
  const { margin } = search
  const alongX = abs(search.moveX) >= abs(search.moveY)
  const startX = search.startX - grid.x
  const startY = search.startY - grid.y
  const start = alongX ? startX : startY
  const move = alongX ? search.moveX : search.moveY
  const sideStart = alongX ? startY : startX
  const sideMove = alongX ? search.moveY : search.moveX
  const strips = alongX ? columns : rows
  const sideCells = alongX ? rows : columns
  const stripStep = alongX ? 1 : columns
  const sideStep = alongX ? columns : 1

  const low = floor((min(start, start + move) - margin) / cell)
  const high = floor((max(start, start + move) + margin) / cell)
  if (high < 0 || low >= strips) return
  const first = max(low, 0) | 0
  const last = min(high, strips - 1) | 0
  const sign = move < 0 ? -1 : 1
  for (let i = 0; i <= last - first; i++) {
    const strip = move < 0 ? last - i : first + i
    const near = (move < 0 ? strip + 1 : strip) * cell - sign * margin
    const far = (move < 0 ? strip : strip + 1) * cell + sign * margin
    const enter = move === 0 ? 0 : max(0, (near - start) / move)
    const leave = move === 0 ? 1 : min(1, (far - start) / move)
    if (enter > search.fraction) return

    const sideEnter = sideStart + enter * sideMove
    const sideLeave = sideStart + leave * sideMove
    const lowest = max(0, floor((min(sideEnter, sideLeave) - margin) / cell)) | 0
    const highest = min(sideCells - 1, floor((max(sideEnter, sideLeave) + margin) / cell)) | 0
    for (let side = lowest; side <= highest; side++) {
      const index = strip * stripStep + side * sideStep
      tryPlaces(grid, search, items, cellStart[index]!, cellStart[index + 1]!)
    }
  }
}
