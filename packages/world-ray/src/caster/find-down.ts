import { PLACE, RANGE, type CellGroups } from './cell-groups.ts'
import { MARGIN, type Search } from './search.ts'
import { BOX, BOX_TRIANGLE, PLANE } from './order-triangles.ts'
import { GROUP, GROUP_END, GROUP_LEAST_Z, GROUP_START } from './write-group.ts'

const { abs, imul } = Math

/**
 * Finds what a steep ray can meet, up or down; from where and to where is as with `findAcross`.
 *
 * What is not grazed is met where its box, grown by a margin, and the box of the ray have something in common. With a unit
 * normal m that faces z most |m.z| ≥ 1/√3, and of a steep ray |d.z| ≥ 0.9·|d|: |m·d| ≥ (0.9/√3 − √0.19·√(2/3))·|d|, which is
 * more than 0.16·|d|; it is not grazed, for with the |n| of what is no sliver 0.01·|d| are left. Others are not grazed if
 * |n·d| ≥ |n.z|·|d.z| − l is large enough, with l the length of d seen from above.
 */
export function findDown(search: Search, groups: CellGroups, from: number): number {
  const { cells, cellCount, backwards, candidates, long, reach, level, grazingAlike } = search
  const { ranges, groups: rows, bits, members, planes, boxes, numbers } = groups
  const { x: ox, y: oy, z: oz } = search.query.origin
  const { x: dx, y: dy, z: dz } = search.query.direction
  const margin = (reach * long + search.bounds.longest) * MARGIN
  const steepness = abs(dz)
  const toX = dx * reach * 0.5
  const toY = dy * reach * 0.5
  const toZ = dz * reach * 0.5
  const middleX = ox + toX
  const middleY = oy + toY
  const middleZ = oz + toZ
  const halfX = abs(toX) + margin
  const halfY = abs(toY) + margin
  const halfZ = abs(toZ) + margin
  const last = cellCount - 1
  let count = 0
  let i = from

  while (i < cellCount && count === 0) {
    const range = imul(cells[backwards ? last - i : i]!, RANGE) & PLACE
    const others = ranges[range + 1]!
    const end = ranges[range + 2]!
    i++
    for (let group = ranges[range]!; group < end; group += GROUP) {
      const at = group & PLACE
      const mayGraze = group >= others && rows[at + GROUP_LEAST_Z]! * steepness - level <= grazingAlike
      if (
        !mayGraze &&
        (abs(rows[at]! - middleX) > rows[at + 2]! + halfX ||
          abs(rows[at + 1]! - middleY) > rows[at + 3]! + halfY ||
          rows[at + 4]! > middleZ + halfZ ||
          rows[at + 5]! < middleZ - halfZ)
      )
        continue
      const until = bits[at + GROUP_END]!
      for (let member = bits[at + GROUP_START]!; member < until; member++) {
        const plane = imul(members[member]!, PLANE) & PLACE
        const box = imul(members[member]!, BOX) & PLACE
        if (
          (abs(boxes[box]! - middleX) > boxes[box + 3]! + halfX ||
            abs(boxes[box + 1]! - middleY) > boxes[box + 4]! + halfY ||
            abs(boxes[box + 2]! - middleZ) > boxes[box + 5]! + halfZ) &&
          !(mayGraze && abs(planes[plane + 2]!) * steepness - level <= grazingAlike)
        )
          continue
        candidates[count++] = numbers[box + BOX_TRIANGLE]!
      }
    }
  }
  search.candidateCount = count
  return i
}
