import { EDGES } from '../kernels/meet-triangle.ts'
import { triangleCount, type CollisionMesh } from '../mesh/collision-mesh.ts'
import { nearTogether } from './near-together.ts'
import { orderTriangles } from './order-triangles.ts'
import { KIND_Z, sortAlike } from './sort-alike.ts'
import type { TriangleBounds } from './triangle-bounds.ts'
import { CELL, writeCell } from './write-cell.ts'
import { GROUP, GROUP_END, GROUP_START, writeGroup } from './write-group.ts'

const { ceil, max } = Math

/** Numbers of a cell in its ranges. */
export const RANGE = 3
/** What any place in these lists fits in. To a compiler it says that sums of places do not overflow. */
export const PLACE = 0x3fffffff
/** Triangles of a group at most. */
const MOST = 8

/**
 * The triangles of each cell in groups of some that are alike: close together, and facing about the same way.
 *
 * A ray that can meet none of a cell or of a group is told so by one test, of a box around them all and of their planes.
 */
export interface CellGroups {
  /** `CELL` numbers a cell, see `writeCell`; and the same bytes as whole numbers. */
  readonly cells: Float32Array
  readonly faced: Int32Array
  /** `RANGE` numbers a cell: its first group, its first one that does not face z most, and the one behind its last. */
  readonly ranges: Int32Array
  /** `GROUP` numbers a group, see `writeGroup`; and the same bytes as whole numbers. */
  readonly groups: Float32Array
  readonly bits: Int32Array
  /** Rows of triangles, group by group. Those that nothing meets, for an edge has no length, are left out. */
  readonly members: Int32Array
  /** Planes and boxes by rows, neighbours near each other; see `OrderedTriangles`. */
  readonly planes: Float32Array
  readonly boxes: Float32Array
  readonly numbers: Int32Array
  /** How many members a cell has at most. */
  readonly most: number
}

/** Groups the triangles of all cells, or none when lists overlap: grouping such a mesh might take more than there is. */
export function groupCells(mesh: CollisionMesh, bounds: TriangleBounds): CellGroups | undefined {
  const { grid, lists } = mesh
  const starts = nearTogether(mesh)
  const entries = starts.reduce((sum, start) => sum + lists[start]!, 0)
  if (entries > lists.length || max(entries, grid.length, triangleCount(mesh)) * GROUP > PLACE) return undefined

  const sorted = starts.map((start) => {
    const list = lists.subarray(start + 1, start + 1 + lists[start]!)
    const met = list.filter((triangle) => hasEdges(bounds, triangle))
    return sortAlike(met, bounds)
  })
  const { planes, boxes, numbers, rows } = orderTriangles(bounds, sorted.flat())
  const faced = new Int32Array(starts.length * CELL)
  const cells = new Float32Array(faced.buffer)
  const ranges = new Int32Array(starts.length * RANGE)
  const bits = new Int32Array(GROUP * sorted.flat().reduce((sum, { length }) => sum + ceil(length / MOST), 0))
  const groups = new Float32Array(bits.buffer)
  const members = new Int32Array(entries)
  let at = 0
  let count = 0
  let most = 0
  sorted.forEach((kinds, i) => {
    const before = count
    const row = i * CELL
    writeCell(cells, faced, row, bounds, kinds)
    ranges[i * RANGE] = at
    kinds.forEach((alike, kind) => {
      for (let j = 0; j < alike.length; j += MOST) {
        const some = alike.subarray(j, j + MOST)
        writeGroup(groups, bits, at, bounds, some, kind, cells[row]!, cells[row + 1]!)
        bits[at + GROUP_START] = count
        for (const triangle of some) members[count++] = rows[triangle]!
        bits[at + GROUP_END] = count
        at += GROUP
      }
      if (kind === KIND_Z) ranges[i * RANGE + 1] = at
    })
    ranges[i * RANGE + 2] = at
    most = max(most, count - before)
  })
  const ofCells = perCell(faced, CELL, mesh, starts)
  return {
    cells: new Float32Array(ofCells.buffer),
    faced: ofCells,
    ranges: perCell(ranges, RANGE, mesh, starts),
    groups,
    bits,
    members: members.slice(0, count),
    planes,
    boxes,
    numbers,
    most,
  }
}

function hasEdges({ edges }: TriangleBounds, triangle: number): boolean {
  const at = triangle * EDGES
  const hasFirst = edges[at + 3] !== 0 || edges[at + 4] !== 0 || edges[at + 5] !== 0
  return hasFirst && (edges[at + 6] !== 0 || edges[at + 7] !== 0 || edges[at + 8] !== 0)
}

/** Rows of cells, from the rows of their lists. */
function perCell(
  rows: Int32Array,
  width: number,
  { grid }: CollisionMesh,
  starts: readonly number[],
): Int32Array<ArrayBuffer> {
  const places = new Map(starts.map((start, i) => [start, i * width]))
  const ofCells = new Int32Array(grid.length * width)
  grid.forEach((start, cell) => {
    const place = places.get(start)!
    ofCells.set(rows.subarray(place, place + width), cell * width)
  })
  return ofCells
}
