import { isTested } from '../cell/is-tested.ts'
import { TRIANGLE_TWO_SIDED } from '../constants.ts'
import { EDGES } from '../kernels/meet-triangle.ts'
import { rayTriangle } from '../kernels/ray-triangle.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import type { CellGroups } from './cell-groups.ts'
import { acceptTriangle } from './accept-triangle.ts'
import type { Search } from './search.ts'
import { BOX, PLANE } from './triangle-bounds.ts'

const { abs } = Math

/**
 * Tests the triangles of a group that the ray can meet.
 *
 * A ray o + t·d meets the plane n·p = k at t = h / D with h = n·o − k and D = −(n·d). The kernel accepts t from 0 to the
 * reach r, that is h between 0 and r·D whatever the sign of D: |h − r·D/2| ≤ r·|D|/2. Of a one-sided triangle D is
 * positive, and the point o + t·d is inside the triangle; all up to the rounding errors that the search knows. What cannot
 * be so, even with the largest errors, is passed over. What is left is decided by the kernel itself, once a search.
 */
export function tryGroup(mesh: CollisionMesh, search: Search, groups: CellGroups, group: number): void {
  const { flags } = mesh
  const { members, start } = groups
  const { planes, boxes, edges } = search.bounds
  const { query, tried, number, x, y, z, determinantError, heightError, grazing, margin } = search
  const { x: dx, y: dy, z: dz } = query.direction
  const { x: ox, y: oy, z: oz } = query.origin
  const end = start[group + 1]!
  for (let i = start[group]!; i < end; i++) {
    const triangle = members[i]!
    const plane = triangle * PLANE
    const nx = planes[plane]!
    const ny = planes[plane + 1]!
    const nz = planes[plane + 2]!
    const { reach } = search
    const determinant = -(nx * dx + ny * dy + nz * dz)
    const height = nx * x + ny * y + nz * z - planes[plane + 3]!
    const half = determinant * reach * 0.5
    if (!(abs(height - half) <= abs(half) + reach * determinantError + heightError)) continue
    if (tried[triangle] === number) continue
    tried[triangle] = number
    const bits = flags[triangle]!
    if (determinant < -determinantError && (bits & TRIANGLE_TWO_SIDED) === 0) continue
    if (abs(determinant) > grazing) {
      const box = triangle * BOX
      const t = height / determinant
      const px = ox + t * dx
      if (px < boxes[box]! - margin || px > boxes[box + 3]! + margin) continue
      const py = oy + t * dy
      if (py < boxes[box + 1]! - margin || py > boxes[box + 4]! + margin) continue
      const pz = oz + t * dz
      if (pz < boxes[box + 2]! - margin || pz > boxes[box + 5]! + margin) continue
    }

    if (!isTested(bits, query.mask)) continue
    if (!rayTriangle(query, edges, triangle * EDGES, bits)) continue
    if (!(query.t >= 0 && query.t <= query.length)) continue
    acceptTriangle(mesh, search, triangle)
  }
}
