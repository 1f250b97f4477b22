import type { ReadonlyAxes, ReadonlyVec3 } from '@coney/math'
import type { CollisionMesh } from '../src/index.ts'

const WORLD: ReadonlyAxes = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
]

/** The mesh with another grid and other lists: of each cell the triangles, in the order of cells. */
export function withGrid(
  mesh: CollisionMesh,
  size: ReadonlyVec3,
  lists: readonly (readonly number[])[],
  [r0, r1, r2]: ReadonlyAxes = WORLD,
  shift: ReadonlyVec3 = { x: 0, y: 0, z: 0 },
): CollisionMesh {
  const numbers = [0]
  const grid = new Uint32Array(size.x * size.y * size.z)
  lists.forEach((list, cell) => {
    if (list.length === 0) return
    grid[cell] = numbers.length
    numbers.push(list.length, ...list)
  })
  return {
    ...mesh,
    toGrid: Float32Array.from([r0, r1, r2, shift].flatMap(({ x, y, z }, i) => [x, y, z, i === 3 ? 1 : 0])),
    clampMin: Float32Array.of(0.5, 0.5, 0.5, 1),
    clampMax: Float32Array.of(size.x - 0.5, size.y - 0.5, size.z - 0.5, 1),
    columns: size.x,
    rows: size.y,
    layers: size.z,
    grid,
    lists: Uint32Array.from(numbers),
  }
}

/** The lists of a mesh, cell by cell. */
export function listsOf({ grid, lists }: CollisionMesh): number[][] {
  return [...grid].map((start) => [...lists.subarray(start + 1, start + 1 + lists[start]!)])
}
