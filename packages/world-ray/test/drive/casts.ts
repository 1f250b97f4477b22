import type {
  CastGivens,
  CastResult,
  OneSidedGivens,
  WalkGivens,
  WalkResult,
} from '../../../../generated/drivers/collision-mesh.ts'
import * as worldRay from '../../src/index.ts'
import { EDGES, type TriangleRay } from '../../src/kernels/meet-triangle.ts'
import { readEdges } from '../../src/mesh/read-edges.ts'
import { castBoth, copyResult } from '../cast-both.ts'
import { listsOf, withGrid } from '../with-grid.ts'

/** What a kernel answers for a line and a triangle. */
export function meet(
  kernel: (ray: TriangleRay, edges: Float32Array, at: number) => boolean,
  { origin, direction, a, b, c }: OneSidedGivens,
): { readonly t: number } {
  const ray = { origin: { ...origin }, direction: { ...direction }, t: 9 }
  const edges = new Float32Array(EDGES)
  readEdges(edges, 0, worldRay.buildCollisionMesh([{ a, b, c }]), 0)
  kernel(ray, edges, 0)
  return { t: ray.t }
}

/** The cells of a walk, told from its end by panes that are excluded, one in each cell. */
export function walk({ size, rows, shift, ...ray }: WalkGivens): WalkResult {
  const { origin: S, direction: d, length } = ray
  const at = { x: S.x + (d.x * length) / 2, y: S.y + (d.y * length) / 2, z: S.z + (d.z * length) / 2 }
  const pane = {
    a: { x: at.x + d.y, y: at.y - d.x, z: at.z - 1 },
    b: { x: at.x - d.y, y: at.y + d.x, z: at.z - 1 },
    c: { x: at.x, y: at.y, z: at.z + 2 },
    material: 2,
    flags: 0x3,
  }
  const panes = Array.from({ length: size.x * size.y * size.z }, () => pane)
  let mesh = withGrid(
    worldRay.buildCollisionMesh(panes),
    size,
    panes.map((_, i) => [i]),
    rows,
    shift,
  )
  const cells = []
  for (;;) {
    const { triangle } = castBoth(mesh, { ray, exclude: [2] }, worldRay.createWorldRayResult())
    if (triangle === undefined) return { cells }
    cells.unshift({
      x: triangle % size.x,
      y: Math.floor(triangle / size.x) % size.y,
      z: Math.floor(triangle / size.x / size.y),
    })
    const lists = listsOf(mesh)
    lists[triangle] = []
    mesh = withGrid(mesh, size, lists, rows, shift)
  }
}

export function cast({ triangles, size, lists, result, exclude, mask, times, ...ray }: CastGivens): CastResult {
  const mesh = withGrid(worldRay.buildCollisionMesh(triangles), size, lists ?? [triangles.map((_, i) => i)])
  let last = copyResult(result)
  for (let i = 0; i < times; i++) last = castBoth(mesh, { ray, exclude, mask }, result)
  return { ...last, triangle: last.triangle }
}
