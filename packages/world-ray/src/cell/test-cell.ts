import type { MeshQuery } from '../cast/mesh-query.ts'
import { EDGES } from '../kernels/meet-triangle.ts'
import { rayTriangle } from '../kernels/ray-triangle.ts'
import { markChecked } from '../mesh/checked-marks.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { readEdges } from '../mesh/read-edges.ts'
import { isTested } from './is-tested.ts'
import { offerTriangle } from './offer-triangle.ts'

const edges = new Float32Array(EDGES)

/**
 * Tests the triangles of a cell, in the order of its list.
 *
 * A triangle is considered once a cast, for it is marked before anything else is asked: then its flags, then where the
 * ray meets it, from 0 to the length, both included.
 *
 * @orig 0x00350778 CollisionMesh_TestCell (unknown)
 */
export function testCell(mesh: CollisionMesh, query: MeshQuery, cell: number): void {
  const { checked, flags, lists } = mesh
  const start = mesh.grid[cell]!
  const end = start + lists[start]!
  for (let i = start + 1; i <= end; i++) {
    const triangle = lists[i]!
    if (markChecked(checked, triangle)) continue
    const bits = flags[triangle]!
    if (!isTested(bits, query.mask)) continue
    readEdges(edges, 0, mesh, triangle)
    if (!rayTriangle(query, edges, 0, bits)) continue
    if (query.t >= 0 && query.t <= query.length) offerTriangle(mesh, query, triangle, edges, 0)
  }
}
