import { fillResult } from '../cell/fill-result.ts'
import { keepsMaterial } from '../cell/keeps-material.ts'
import { EDGES } from '../kernels/meet-triangle.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { shorten, type Search } from './search.ts'

/**
 * Takes up a triangle that the kernel accepted at `query.t`, in whatever order triangles come.
 *
 * The walk leaves the nearest kept one behind, of equally near ones the one that it comes to first; and without a kept
 * one the excluded one that it comes to last.
 */
export function acceptTriangle(mesh: CollisionMesh, search: Search, triangle: number): void {
  const { query } = search
  const { result, t } = query
  const kept = keepsMaterial(query.exclude, mesh.materials[triangle]!)
  if (result.hit) {
    if (!kept || t > result.t) return
    if (t === result.t && !(search.filled && isWalkedBefore(mesh, search, triangle, result.triangle!))) return
  } else if (!kept && search.filled && isWalkedBefore(mesh, search, triangle, result.triangle!)) {
    return
  }
  fillResult(mesh, query, triangle, kept, search.bounds.edges, triangle * EDGES)
  search.filled = true
  shorten(search)
}

/** Whether the walk comes to one triangle before the other. Asked for ties alone, so it may take its time. */
function isWalkedBefore(mesh: CollisionMesh, { cells, cellCount }: Search, one: number, other: number): boolean {
  for (let i = 0; i < cellCount; i++) {
    const start = mesh.grid[cells[i]!]!
    const end = start + mesh.lists[start]!
    for (let j = start + 1; j <= end; j++) {
      const triangle = mesh.lists[j]!
      if (triangle === one || triangle === other) return triangle === one
    }
  }
  return false
}
