import { STRIDE, type BodyGrid } from './body-grid.ts'
import type { Search } from './search.ts'
import { createStrips, enterStrip, layStrips } from './strips.ts'
import { tryBody } from './try-body.ts'

const { abs } = Math

const strips = createStrips()

/**
 * Tries the bodies in the cells that a ray passes over, from its start on, each once.
 *
 * Most fail a cheap test: does the endless line of the ray, seen from above, pass over the outline? With c from S to
 * the outline's centre and e its half extents, it passes by when |c × D| > e.x·|D.y| + e.y·|D.x|.
 *
 * ```text
 *                 +-----+
 *        D ↗      |  c  |  e.y       |c × D| / |D|: distance of the centre from the line
 *         ／      +-----+
 *       S           e.x              (e.x·|D.y| + e.y·|D.x|) / |D|: half the width of the outline across it
 * ```
 */
export function walkCells<Owner>(grid: BodyGrid<Owner>, search: Search): void {
  const { boxes, tried, items, cellStart } = grid
  const { startX, startY, moveX, moveY, margin, number } = search
  const absX = abs(moveX)
  const absY = abs(moveY)
  layStrips(strips, grid, search)
  const { first, step, count, alongStep, acrossStep } = strips
  for (let i = 0; i < count; i++) {
    const strip = first + i * step
    if (!enterStrip(strips, strip, search)) return
    for (let j = strips.lowest; j <= strips.highest; j++) {
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
