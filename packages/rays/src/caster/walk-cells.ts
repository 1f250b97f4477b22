import { STRIDE, type BodyGrid } from './body-grid.ts'
import type { Search } from './search.ts'
import { tryBody } from './try-body.ts'

const { abs, max, min } = Math

/**
 * Tries the bodies in the cells that a ray, widened by its margin, passes over: from its start on, each once.
 *
 * Strip by strip along the axis in which the ray goes farther; in a strip, the cells between where the ray comes in and
 * where it goes out. All in numbers of cells from the grid's corner:
 *
 * ```text
 *     across
 *       2 |     |     | ／  |
 *         |-----|-----#-----|      # passed over: cells 0 and 1 of strip 1,
 *       1 |     |  ／ #     |        cells 1 and 2 of strip 2
 *         |-----#-----#-----|
 *       0 |   S #     |     |
 *            0     1     2    along
 * ```
 *
 * A body that is first tried in some strip has its hit no earlier than the ray comes into that strip, so a nearer hit
 * ends the walk. (The hits of vertical rays may lie anywhere, but their bodies are tried in the strip of the start.)
 *
 * Most bodies of a cell fail a cheap test: does the endless line of the ray pass over the outline? With c from S to the
 * outline's centre and e its half extents, the line passes it by when |c × D| > e.x·|D.y| + e.y·|D.x|.
 */
export function walkCells<Owner>(grid: BodyGrid<Owner>, search: Search): void {
  const { boxes, tried, items, cellStart, columns, rows } = grid
  const { startX, startY, moveX, moveY, margin, number } = search
  const absX = abs(moveX)
  const absY = abs(moveY)
  const perMetre = 1 / grid.cell
  const x = (startX - grid.x) * perMetre
  const y = (startY - grid.y) * perMetre
  const wide = margin * perMetre

  const alongX = absX >= absY
  const along = alongX ? x : y
  const across = alongX ? y : x
  const alongMove = (alongX ? moveX : moveY) * perMetre
  const acrossMove = (alongX ? moveY : moveX) * perMetre
  const alongStep = alongX ? 1 : columns
  const acrossStep = alongX ? columns : 1
  const lastStrip = (alongX ? columns : rows) - 1
  const lastCell = (alongX ? rows : columns) - 1

  // Truncation rounds down what is not below 0, so ends are kept from falling below 0 first.
  const low = max(0, min(along, along + alongMove) - wide)
  const high = max(along, along + alongMove) + wide
  const strips = high < low || low >= lastStrip + 1 ? 0 : (min(high, lastStrip) | 0) - (low | 0) + 1
  const backwards = alongMove < 0
  const firstStrip = backwards ? min(high, lastStrip) | 0 : low | 0
  // A ray straight up or down is in its strip from fraction 0 to 1. (An infinite reach would be boxed by V8.)
  const perCell = alongMove === 0 ? 0 : 1 / alongMove
  const reach = alongMove === 0 ? 1 : (0.5 + wide) * abs(perCell)

  for (let i = 0; i < strips; i++) {
    const strip = backwards ? firstStrip - i : firstStrip + i
    const middle = (strip + 0.5 - along) * perCell
    const enter = max(0, middle - reach)
    const leave = min(1, middle + reach)
    if (enter > search.fraction) return
    const from = across + enter * acrossMove
    const to = across + leave * acrossMove
    const lowest = max(0, min(from, to) - wide) | 0
    const highest = min(lastCell, max(from, to) + wide)
    for (let j = lowest; j <= highest; j++) {
      const cell = strip * alongStep + j * acrossStep
      const end = cellStart[cell + 1]!
      for (let k = cellStart[cell]!; k < end; k++) {
        const place = items[k]!
        if (tried[place] === number) continue
        tried[place] = number
        const o = place * STRIDE
        const cross = (boxes[o]! - startX) * moveY - (boxes[o + 1]! - startY) * moveX
        if (abs(cross) > (boxes[o + 2]! + margin) * absY + (boxes[o + 3]! + margin) * absX) continue
        tryBody(grid, search, place)
      }
    }
  }
}
