import { createVec3, type Vec3 } from '@coney/math'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { toGrid } from '../walk/to-grid.ts'

const { floor, max, min } = Math

/** By how much the box of a triangle is grown, in cells: far more than any place in the grid is rounded by. */
const GROWN = 1 / 8

/** A mesh whose triangles are not in cells yet. */
export type UnlistedMesh = Omit<CollisionMesh, 'grid' | 'lists'>

/** Lists every triangle in the cells that its box reaches into, in the order of the triangles. */
export function fillCells(mesh: UnlistedMesh): Pick<CollisionMesh, 'grid' | 'lists'> {
  const cells: (number[] | undefined)[] = Array.from({ length: mesh.columns * mesh.rows * mesh.layers })
  for (let triangle = 0; triangle < mesh.flags.length; triangle++) enlist(cells, mesh, triangle)

  const length = cells.reduce((sum, list) => sum + (list === undefined ? 0 : list.length + 1), 1)
  const grid = new Uint32Array(cells.length)
  const lists = new Uint32Array(length)
  let at = 1
  cells.forEach((list, cell) => {
    if (list === undefined) return
    grid[cell] = at
    lists[at] = list.length
    lists.set(list, at + 1)
    at += list.length + 1
  })
  return { grid, lists }
}

/** Puts a triangle into the lists of its cells. */
function enlist(cells: (number[] | undefined)[], mesh: UnlistedMesh, triangle: number): void {
  const { columns, rows, layers } = mesh
  const places = [0, 1, 2].map((i) => placeOf(mesh, mesh.corners[triangle * 3 + i]!))
  const [minX, maxX] = span(places, 'x', columns)
  const [minY, maxY] = span(places, 'y', rows)
  const [minZ, maxZ] = span(places, 'z', layers)
  for (let z = minZ; z <= maxZ; z++) {
    for (let y = minY; y <= maxY; y++) {
      for (let x = minX; x <= maxX; x++) (cells[(z * rows + y) * columns + x] ??= []).push(triangle)
    }
  }
}

function placeOf(mesh: UnlistedMesh, vertex: number): Vec3 {
  const { vertices } = mesh
  const place = createVec3(vertices[vertex * 4], vertices[vertex * 4 + 1], vertices[vertex * 4 + 2])
  toGrid(place, mesh, place)
  return place
}

/** The first and the last cell along an axis. */
function span(places: readonly Vec3[], axis: 'x' | 'y' | 'z', count: number): readonly [number, number] {
  const along = places.map((place) => place[axis])
  const cell = (place: number): number => max(0, min(count - 1, floor(place)))
  return [cell(min(...along) - GROWN), cell(max(...along) + GROWN)]
}
