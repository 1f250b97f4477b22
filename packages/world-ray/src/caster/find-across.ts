import { PLACE, RANGE, type CellGroups } from './cell-groups.ts'
import { MARGIN, type Search } from './search.ts'
import { BOX, BOX_TRIANGLE, PLANE } from './order-triangles.ts'
import { CELL, CELL_SECTORS } from './write-cell.ts'
import { GROUP, GROUP_END, GROUP_SECTORS, GROUP_START } from './write-group.ts'

const { abs, imul, SQRT2 } = Math

/**
 * Finds what a ray that is not steep can meet: goes over the cells from number `from` of their order on, up to the end of the
 * first one with candidates, and answers where to go on.
 *
 * Let l be the length of d seen from above, c the middle of a cell, q = o + along·d the point of the ray's line that is next
 * to c seen from above, and aside how far that is. The terms of `Search` are g and ε, and n is that of `TriangleBounds`. Let a
 * triangle of the cell be accepted at t.
 *
 * 1. If it is not grazed, p = o + t·d lies in its box, grown by a margin m: seen from above at most w = R + √2·m from c, if
 *    nothing of the box is farther than R. Then |t − along| ≤ w / l, so p is higher or lower than q by |d.z|·w / l at most.
 *    The cell is away when that leads to no z of the box, grown by m, or when it is beyond the reach. A group is away for the
 *    same reasons, or when its box, seen from above, stays away from the line.
 * 2. If it is grazed, |n·(o − v0)| ≤ reach·(g + ε)·|d| + ε, for numerator and determinant of t are known up to ε; and from o
 *    to q n·p changes by |along|·g·|d| at most. If it faces z most, its plane has a height at q, which differs from q.z by
 *    |n·(q − v0)| / |n.z|, and from its height at c by slope·aside. So q.z is as near to the lowest and highest height at c.
 * 3. If it is grazed and faces x or y most, it faces one of `search.sectors`.
 *
 * What is left is tested one by one. A ray o + t·d meets the plane n·p = k at t = h / D with h = n·o − k and D = −(n·d). The
 * kernel accepts t from 0 to the reach r, that is h between 0 and r·D whatever the sign of D: |h − r·D/2| ≤ r·|D|/2, but for ε.
 * And unless it is grazed, o·D + h·d lies in D times its box, grown by `search.margin`.
 */
export function findAcross(search: Search, groups: CellGroups, from: number): number {
  const { cells, cellCount, backwards, candidates, long, reach, sectors, level, levelX: ux, levelY: uy } = search
  const { determinantError, heightError, grazing, margin: near, grazingAlike } = search
  const { cells: cellRows, faced, ranges, groups: rows, bits, members, planes, boxes, numbers } = groups
  const { longest } = search.bounds
  const { x: ox, y: oy, z: oz } = search.query.origin
  const { x: dx, y: dy, z: dz } = search.query.direction
  const perLevel = 1 / level
  const perSquare = perLevel * perLevel
  const perUnit = long * perLevel
  const rise = abs(dz) * perLevel
  const besideX = abs(uy)
  const besideY = abs(ux)
  const beside = (reach * long + longest) * MARGIN * SQRT2
  const heights = reach * determinantError + heightError
  const last = cellCount - 1
  let count = 0
  let i = from

  while (i < cellCount && count === 0) {
    const number = cells[backwards ? last - i : i]!
    const cell = imul(number, CELL) & PLACE
    i++
    const toX = cellRows[cell]! - ox
    const toY = cellRows[cell + 1]! - oy
    const along = (toX * dx + toY * dy) * perSquare
    const height = oz + along * dz
    const wide = cellRows[cell + 2]! + beside
    const spread = rise * wide + (abs(along) * long + wide * perUnit + longest) * MARGIN
    const aside = abs(toX * uy - toY * ux)
    const error =
      cellRows[cell + 9]! * aside + ((reach + abs(along)) * grazingAlike + 2 * heightError) * cellRows[cell + 10]!
    const lowest = height - spread
    const highest = height + spread
    const lower = height - error
    const upper = height + error
    const isAway = (along - reach) * level > wide || lowest > cellRows[cell + 4]! || highest < cellRows[cell + 3]!
    const range = imul(number, RANGE) & PLACE
    let group = ranges[range]!
    let end = ranges[range + 2]!
    if (isAway) {
      const others = ranges[range + 1]!
      if (
        lower > cellRows[cell + 6]! ||
        upper < cellRows[cell + 5]! ||
        (lower > cellRows[cell + 7]! && upper < cellRows[cell + 8]!)
      )
        group = others
      if ((faced[cell + CELL_SECTORS]! & sectors) === 0) end = others
    }

    for (; group < end; group += GROUP) {
      const at = group & PLACE
      const away =
        isAway ||
        lowest > rows[at + 5]! ||
        highest < rows[at + 4]! ||
        abs((rows[at]! - ox) * uy - (rows[at + 1]! - oy) * ux) >
          rows[at + 2]! * besideX + rows[at + 3]! * besideY + beside
      if (away && (lower > rows[at + 7]! || upper < rows[at + 6]! || (bits[at + GROUP_SECTORS]! & sectors) === 0))
        continue
      const until = bits[at + GROUP_END]!
      for (let member = bits[at + GROUP_START]!; member < until; member++) {
        const plane = imul(members[member]!, PLANE) & PLACE
        const nx = planes[plane]!
        const ny = planes[plane + 1]!
        const nz = planes[plane + 2]!
        const determinant = -(nx * dx + ny * dy + nz * dz)
        const size = abs(determinant)
        if (away && size > grazingAlike) continue
        const box = imul(members[member]!, BOX) & PLACE
        const x = ox - boxes[box]!
        const y = oy - boxes[box + 1]!
        const z = oz - boxes[box + 2]!
        const above = nx * x + ny * y + nz * z - planes[plane + 3]!
        const half = determinant * reach * 0.5
        if (abs(above - half) > abs(half) + heights) continue
        if (
          size > grazing &&
          (abs(x * determinant + above * dx) > (boxes[box + 3]! + near) * size ||
            abs(y * determinant + above * dy) > (boxes[box + 4]! + near) * size ||
            abs(z * determinant + above * dz) > (boxes[box + 5]! + near) * size)
        )
          continue
        candidates[count++] = numbers[box + BOX_TRIANGLE]!
      }
    }
  }
  search.candidateCount = count
  return i
}
