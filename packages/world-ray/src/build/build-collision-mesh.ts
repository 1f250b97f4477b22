import { TRIANGLE_ENABLED, MATERIAL_NONE } from '../constants.ts'
import { checkedBytes } from '../mesh/checked-marks.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { collectVertices } from './collect-vertices.ts'
import { fillCells } from './fill-cells.ts'
import { fitGrid } from './fit-grid.ts'
import type { GridSize, MeshTriangle } from './mesh-triangle.ts'

/**
 * Builds a mesh of triangles. They keep their order, which is also that of every list.
 *
 * What is not said of the grid's size is chosen. Throws a `MeshError`, `Invalid`, for a vertex that is not finite, and a
 * `RangeError` for a size that is not a whole number from 1 on.
 */
export function buildCollisionMesh(triangles: readonly MeshTriangle[], size: GridSize = {}): CollisionMesh {
  for (const count of [size.columns, size.rows, size.layers]) {
    if (count === undefined || (Number.isInteger(count) && count >= 1)) continue
    throw new RangeError(`Unexpected grid of ${count} cells, expected a whole number from 1 on`)
  }
  const { vertices, corners } = collectVertices(triangles)
  const { toGrid, cells, lowest } = fitGrid(vertices, size)
  const [columns, rows, layers] = cells
  const mesh = {
    toGrid,
    clampMin: Float32Array.of(0.5, 0.5, 0.5, 1),
    clampMax: Float32Array.of(columns - 0.5, rows - 0.5, layers - 0.5, 1),
    columns,
    rows,
    layers,
    lowest,
    corners,
    flags: Uint16Array.from(triangles, ({ flags }) => flags ?? TRIANGLE_ENABLED),
    materials: Uint8Array.from(triangles, ({ material }) => material ?? MATERIAL_NONE),
    areas: Uint8Array.from(triangles, ({ area }) => area ?? 0),
    vertices,
    checked: new Uint8Array(checkedBytes(triangles.length)),
  }
  return { ...mesh, ...fillCells(mesh) }
}
