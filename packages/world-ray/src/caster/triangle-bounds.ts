import { EDGES } from '../kernels/meet-triangle.ts'
import { triangleCount, type CollisionMesh } from '../mesh/collision-mesh.ts'
import { extentAlong } from '../mesh/extent.ts'
import { readEdges } from '../mesh/read-edges.ts'

const { hypot, max, min } = Math

/** Numbers of a triangle in a row of bounds: n, k, and the lower and the upper corner of its box. */
export const BOUNDS = 10

/**
 * Planes and boxes of a mesh's triangles, for ruling most of them out before they are tested.
 *
 * The plane of a triangle is n·(p − middle) = k, with n = (e1 × e2) / (|e1| |e2|): not a unit vector, but the scale in
 * which rounding errors are the same for all triangles.
 */
export interface TriangleBounds {
  /** Middle of the vertices' box, in doubles. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** No vertex is farther from the middle. */
  readonly radius: number
  /** No edge is longer. */
  readonly longest: number
  /** v0, e1 and e2 of each triangle, as the kernels take them. */
  readonly edges: Float32Array
  /** n, k and the box of each. All are 0 where an edge has no length, which nothing meets. */
  readonly rows: Float32Array
}

export function readTriangleBounds(mesh: CollisionMesh): TriangleBounds {
  const count = triangleCount(mesh)
  const edges = new Float32Array(count * EDGES)
  const rows = new Float32Array(count * BOUNDS)
  const extentX = extentAlong(mesh.vertices, 0)
  const extentY = extentAlong(mesh.vertices, 1)
  const extentZ = extentAlong(mesh.vertices, 2)
  const x = extentX.low + extentX.length / 2
  const y = extentY.low + extentY.length / 2
  const z = extentZ.low + extentZ.length / 2
  const radius = hypot(extentX.length, extentY.length, extentZ.length) / 2
  let longest = 0
  for (let i = 0; i < count; i++) {
    readEdges(edges, i * EDGES, mesh, i)
    const [vx, vy, vz, ax, ay, az, bx, by, bz] = edges.subarray(i * EDGES, (i + 1) * EDGES) as unknown as NineNumbers
    const a = hypot(ax, ay, az)
    const b = hypot(bx, by, bz)
    const scale = a * b
    longest = max(longest, a, b)
    if (scale === 0) continue
    const nx = (ay * bz - az * by) / scale
    const ny = (az * bx - ax * bz) / scale
    const nz = (ax * by - ay * bx) / scale
    const k = nx * (vx - x) + ny * (vy - y) + nz * (vz - z)
    const low = [vx + min(0, ax, bx), vy + min(0, ay, by), vz + min(0, az, bz)]
    const high = [vx + max(0, ax, bx), vy + max(0, ay, by), vz + max(0, az, bz)]
    rows.set([nx, ny, nz, k, ...low, ...high], i * BOUNDS)
  }
  return { x, y, z, radius, longest, edges, rows }
}

type NineNumbers = readonly [number, number, number, number, number, number, number, number, number]
