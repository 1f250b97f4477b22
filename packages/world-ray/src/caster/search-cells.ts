import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import type { CellGroups } from './cell-groups.ts'
import { GRAZING_A_GROUP, type Search } from './search.ts'
import { tryGroup } from './try-group.ts'
import { GROUP } from './write-group.ts'

const { abs } = Math

/** More than the doubles here are rounded by. */
const ROUNDED = 1 + 2 ** -20
/**
 * How far outside its box a triangle that is not grazed may be accepted, in shares of |s|, which is 1.01 · (reach·|d| +
 * the longest edge) at most: 35 roundings of 2⁻²⁴ by g, six more for u, v and the edges, and some for the quotient.
 */
const MARGIN = (44 * 2 ** -24 * 1.01) / GRAZING_A_GROUP

/**
 * Searches the cells that were listed, group by group.
 *
 * A group is passed over when no triangle of it can be accepted. Let a triangle with the normal n be accepted at t.
 *
 * 1. If it is not grazed, |n·d| > g·|d|, then o + t·d lies in its box, grown by a margin. So a group whose box stays
 *    away from the ray can only be met by triangles that are grazed. With c from o to the middle of the box and e its half
 *    extents, it stays away if |a·c| > |a|·e for an axis a across the ray: the one that stands up most is tried, for rays
 *    run over floors, and the level one; or if the ray ends before the box, or begins behind it.
 * 2. With unit normals m, |n·d| = |n|·|m·d|. If |m·d| is larger than g·|d| / |n| for every m in the box of the group's
 *    normals, none of its triangles is grazed.
 * 3. For one that is grazed, |n·(o − v0)| ≤ reach·(g + ε)·|d| + ε: numerator and determinant of t are known up to ε, and t
 *    is from 0 to the reach. So every point q of the segment satisfies |n·(q − v0)| ≤ W = 2·reach·(g + ε)·|d| + ε, and
 *    |m·(q − o − c)| ≤ W / |n| + |m·(v0 − o − c)|. A q for which this fails for every m in the box of the normals shows that
 *    none is met; the one nearest to the box is tried.
 */
export function searchCells(mesh: CollisionMesh, search: Search, groups: CellGroups): void {
  const { cells, cellCount, backwards, bounds, long, determinantError, heightError } = search
  const { first, end, rows } = groups
  const { origin, direction } = search.query
  const { x: ox, y: oy, z: oz } = origin
  const { x: dx, y: dy, z: dz } = direction
  const absX = abs(dx)
  const absY = abs(dy)
  const absZ = abs(dz)
  const square = long * long
  const perSquare = square > 0 ? 1 / square : 0
  const level = dx * dx + dy * dy
  // Across the ray: a is its direction turned up by a right angle, b is level. Across one straight up or down, x and y.
  const upright = level === 0
  const ax = upright ? 1 : -dx * dz
  const ay = -dy * dz
  const az = level
  const bx = -dy
  const by = upright ? 1 : dx
  const aboutX = abs(ax)
  const aboutY = abs(ay)
  const besideX = abs(bx)
  const besideY = abs(by)
  const grazing = GRAZING_A_GROUP * long * ROUNDED
  const widest = 2 * (GRAZING_A_GROUP * long * ROUNDED + determinantError)
  const narrowest = 2 * heightError

  for (let i = 0; i < cellCount; i++) {
    const cell = cells[backwards ? cellCount - 1 - i : i]!
    const last = end[cell]!
    for (let group = first[cell]!; group < last; group++) {
      const at = group * GROUP
      const cx = rows[at]! - ox
      const cy = rows[at + 1]! - oy
      const cz = rows[at + 2]! - oz
      const ex = rows[at + 3]!
      const ey = rows[at + 4]!
      const ez = rows[at + 5]!
      const along = cx * dx + cy * dy + cz * dz
      const { reach } = search
      // An accepted triangle is as near as the reach: |s| is not larger than this.
      const margin = (reach * long + bounds.longest) * MARGIN
      if (
        abs(ax * cx + ay * cy + az * cz) > aboutX * (ex + margin) + aboutY * (ey + margin) + az * (ez + margin) ||
        abs(bx * cx + by * cy) > besideX * (ex + margin) + besideY * (ey + margin) ||
        abs(along - reach * square * 0.5) >
          reach * square * 0.5 + absX * (ex + margin) + absY * (ey + margin) + absZ * (ez + margin)
      ) {
        const mx = rows[at + 6]!
        const my = rows[at + 7]!
        const mz = rows[at + 8]!
        const hx = rows[at + 9]!
        const hy = rows[at + 10]!
        const hz = rows[at + 11]!
        const perLength = rows[at + 12]!
        const facing = mx * dx + my * dy + mz * dz
        if (abs(facing) > hx * absX + hy * absY + hz * absZ + grazing * perLength) continue
        const nearest = along * perSquare
        const t = nearest < 0 ? 0 : nearest > reach ? reach : nearest
        const qx = t * dx - cx
        const qy = t * dy - cy
        const qz = t * dz - cz
        const least = hx * abs(qx) + hy * abs(qy) + hz * abs(qz) + (reach * widest + narrowest) * perLength
        if (abs(mx * qx + my * qy + mz * qz) > least + rows[at + 13]!) continue
      }
      tryGroup(mesh, search, groups, group)
    }
  }
}
