import { EDGES } from '../kernels/meet-triangle.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { sortAlike } from './sort-alike.ts'
import type { TriangleBounds } from './triangle-bounds.ts'
import { GROUP, writeGroup } from './write-group.ts'

/** Triangles of a group at most. */
const MOST = 16

/**
 * The triangles of each cell in groups of some that are alike: close together, and facing about the same way.
 *
 * A ray that can meet none of a group is told so by one test, of a box around them all and of the spread of their normals.
 */
export interface CellGroups {
  /** Of each cell, its first group and the one behind its last. */
  readonly first: Int32Array
  readonly end: Int32Array
  /** Where the members of group i start; those of the next one end them. */
  readonly start: Int32Array
  /** Triangles. Those that nothing meets, because an edge of them has no length, are left out. */
  readonly members: Int32Array
  /** `GROUP` numbers a group; see `writeGroup`. */
  readonly rows: Float32Array
}

/** Groups the triangles of all cells, or none when lists overlap: grouping such a mesh might take more than there is. */
export function groupCells(mesh: CollisionMesh, bounds: TriangleBounds): CellGroups | undefined {
  const { grid, lists } = mesh
  const places = [...new Set(grid)]
  const entries = places.reduce((sum, place) => sum + lists[place]!, 0)
  if (entries > lists.length) return undefined

  const members = new Int32Array(entries)
  const start: number[] = [0]
  const ranges = new Map<number, readonly [first: number, end: number]>()
  let count = 0
  for (const place of places) {
    const first = start.length - 1
    const list = lists.subarray(place + 1, place + 1 + lists[place]!).filter((triangle) => hasEdges(bounds, triangle))
    for (const alike of sortAlike(list, bounds)) {
      for (let i = 0; i < alike.length; i += MOST) {
        const some = alike.subarray(i, i + MOST)
        members.set(some, count)
        count += some.length
        start.push(count)
      }
    }
    ranges.set(place, [first, start.length - 1])
  }
  return {
    first: Int32Array.from(grid, (place) => ranges.get(place)![0]),
    end: Int32Array.from(grid, (place) => ranges.get(place)![1]),
    start: Int32Array.from(start),
    members: members.slice(0, count),
    rows: writeRows(bounds, start, members),
  }
}

function hasEdges({ edges }: TriangleBounds, triangle: number): boolean {
  const at = triangle * EDGES
  const hasFirst = edges[at + 3] !== 0 || edges[at + 4] !== 0 || edges[at + 5] !== 0
  return hasFirst && (edges[at + 6] !== 0 || edges[at + 7] !== 0 || edges[at + 8] !== 0)
}

function writeRows(bounds: TriangleBounds, start: readonly number[], members: Int32Array): Float32Array {
  const rows = new Float32Array((start.length - 1) * GROUP)
  for (let i = 0; i + 1 < start.length; i++)
    writeGroup(rows, i * GROUP, bounds, members.subarray(start[i], start[i + 1]))
  return rows
}
