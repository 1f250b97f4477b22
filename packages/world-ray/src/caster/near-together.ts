import type { CollisionMesh } from '../mesh/collision-mesh.ts'

const { floor } = Math

/**
 * The places of all different lists of a mesh, so that those of cells that are near each other follow each other: along a
 * Z-shaped curve. What a ray needs of its cells is then near in memory.
 */
export function nearTogether({ grid, columns, rows }: CollisionMesh): number[] {
  const keys = Float64Array.from(grid, (_, cell) => {
    const x = cell % columns
    const y = floor(cell / columns) % rows
    return (spread(x) + 2 * spread(y)) * 2 ** 32 + cell
  }).sort()
  return [...new Set(Array.from(keys, (key) => grid[key % 2 ** 32]!))]
}

/** The ten lowest bits of a number, with a 0 behind each. */
function spread(number: number): number {
  let bits = 0
  for (let bit = 0; bit < 10; bit++) bits |= ((number >> bit) & 1) << (2 * bit)
  return bits
}
