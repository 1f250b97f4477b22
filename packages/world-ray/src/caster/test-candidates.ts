import { isTested } from '../cell/is-tested.ts'
import { EDGES } from '../kernels/meet-triangle.ts'
import { rayTriangle } from '../kernels/ray-triangle.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { acceptTriangle } from './accept-triangle.ts'
import type { Search } from './search.ts'

/** Tests the candidates of a search by the kernel itself, each once a search. */
export function testCandidates(mesh: CollisionMesh, search: Search): void {
  const { query, tried, number, candidates, candidateCount } = search
  const { edges } = search.bounds
  for (let i = 0; i < candidateCount; i++) {
    const triangle = candidates[i]!
    if (tried[triangle] === number) continue
    tried[triangle] = number
    const flags = mesh.flags[triangle]!
    if (!isTested(flags, query.mask)) continue
    if (!rayTriangle(query, edges, triangle * EDGES, flags)) continue
    if (query.t >= 0 && query.t <= query.length) acceptTriangle(mesh, search, triangle)
  }
}
