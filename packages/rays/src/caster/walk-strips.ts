import type { BodyGrid } from './body-grid.ts'
import type { Search } from './search.ts'
import type { SizeClass } from './size-classes.ts'
import { ITEM } from './strips.ts'
import { tryBody } from './try-body.ts'

const { abs, max, min } = Math

/**
 * Tries the bodies of a class over which a ray passes, from its start on.
 *
 * Strip by strip along the axis in which the ray goes farther. A strip is grown by as much as an outline reaches out of
 * it; while the ray is over that, it can pass over outlines whose middles are in the strip, as far beside the ray as
 * they reach:
 *
 * ```text
 *     across    enter   leave
 *          |      :       :   ／
 *          |   +--:-+---+-:／     the strip, and by how much it is grown
 *          |   |  : |   |／ :
 *          |   |  : | ／|   :
 *          |   |  :／   |   :
 *          |   +--／+---+---+
 *          |    ／
 *          +-----------------------> along
 * ```
 *
 * A body of a strip has its hit no earlier than the ray enters, so a nearer hit ends the walk. (The hits of vertical
 * rays may lie anywhere, but their bodies reach over the start.)
 *
 * Most bodies fail a cheap test: does the endless line of the ray pass over the outline? With c from S to the
 * outline's centre and e its half extents, the line passes it by when |c × D| > e.x·|D.y| + e.y·|D.x|. Of the others some
 * stay above or below the ray, or along it before its start, behind its end or behind the nearest hit so far.
 */
export function walkStrips<Owner>(grid: BodyGrid<Owner>, search: Search, bodies: SizeClass): void {
  const { margin } = search
  const bottom = min(search.segment.start.z, search.end.z)
  const top = max(search.segment.start.z, search.end.z)
  const item = ITEM
  const { x: startX, y: startY } = search.segment.start
  const { x: moveX, y: moveY } = search.segment.move
  const alongX = abs(moveX) >= abs(moveY)
  const strips = alongX ? bodies.alongX : bodies.alongY
  const { starts, places, outlines, bins, perStrip, perBin } = strips
  const startAlong = alongX ? startX : startY
  const startAcross = alongX ? startY : startX
  const moveAlong = alongX ? moveX : moveY
  const moveAcross = alongX ? moveY : moveX
  const absAlong = abs(moveAlong)
  const absAcross = abs(moveAcross)
  const missBy = margin * (absAlong + absAcross)

  // In strips and bins from their first corner. Truncation rounds down what is not below 0.
  const along = (startAlong - strips.along) * perStrip
  const going = moveAlong * perStrip
  const wide = ((alongX ? bodies.halfX : bodies.halfY) + margin) * perStrip
  const across = (startAcross - strips.across) * perBin
  const drifting = moveAcross * perBin
  const beside = ((alongX ? bodies.halfY : bodies.halfX) + margin) * perBin
  const lastStrip = strips.strips - 1
  const lastBin = bins - 1
  const low = max(0, min(along, along + going) - wide)
  const high = max(along, along + going) + wide
  if (high < low || low >= lastStrip + 1) return
  const lowest = low | 0
  const highest = min(high, lastStrip) | 0
  const backwards = going < 0
  // A ray straight up or down is over its strips from fraction 0 to 1. (An infinite reach would be boxed by V8.)
  const perGoing = going === 0 ? 0 : 1 / going
  const reach = going === 0 ? 1 : (0.5 + wide) * abs(perGoing)

  const perMetre = perGoing * perStrip
  for (let step = lowest; step <= highest; step++) {
    const strip = backwards ? highest - (step - lowest) : step
    const middle = (strip + 0.5 - along) * perGoing
    const enter = max(0, middle - reach)
    if (enter > search.fraction) return
    const leave = min(1, middle + reach)
    const centre = across + (enter + leave) * 0.5 * drifting
    const around = (leave - enter) * 0.5 * abs(drifting) + beside
    const first = max(0, centre - around)
    const last = centre + around
    if (first >= bins || last < 0) continue
    const end = starts[strip * bins + (min(last, lastBin) | 0) + 1]!
    for (let i = starts[strip * bins + (first | 0)]!; i < end; i++) {
      const at = i * item
      const cross = (outlines[at]! - startAlong) * moveAcross - (outlines[at + 1]! - startAcross) * moveAlong
      if (abs(cross) > outlines[at + 2]! * absAcross + outlines[at + 3]! * absAlong + missBy) continue
      if (outlines[at + 4]! > top || outlines[at + 5]! < bottom) continue
      const over = (outlines[at]! - startAlong) * perMetre
      const before = (outlines[at + 2]! + margin) * abs(perMetre)
      if (over - before > search.fraction || over - before > 1 || over + before < 0) continue
      tryBody(grid, search, places[i]!)
    }
  }
}
