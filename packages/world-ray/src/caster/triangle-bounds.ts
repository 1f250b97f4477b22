import { EDGES } from '../kernels/meet-triangle.ts'
import { triangleCount, type CollisionMesh } from '../mesh/collision-mesh.ts'
import { extentAlong } from '../mesh/extent.ts'
import { readEdges } from '../mesh/read-edges.ts'

const { fround, hypot, max, min, sqrt } = Math

/** Numbers of a triangle: see `TriangleBounds`. */
export const TRIANGLE = 10
/** Where its box stands. */
export const TRIANGLE_BOX = 4
/** More than half extents are rounded by, in shares. */
const WIDENED = 2 ** -22

/**
 * Planes and boxes of a mesh's triangles, for ruling most of them out before they are tested.
 *
 * The plane of a triangle is n·(p − c) = k, with the middle c of its box and n = (e1 × e2) / (|e1| |e2|): not a unit vector,
 * but the scale in which rounding errors are the same for all triangles. n and k are 0 where an edge has no length, which
 * nothing meets.
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
  /** Of each triangle n, k, c and the half extents of the box. */
  readonly triangles: Float32Array
}

export function readTriangleBounds(mesh: CollisionMesh): TriangleBounds {
  const count = triangleCount(mesh)
  const edges = new Float32Array(count * EDGES)
  const triangles = new Float32Array(count * TRIANGLE)
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
    const at = i * EDGES
    const vx = edges[at]!
    const vy = edges[at + 1]!
    const vz = edges[at + 2]!
    const ax = edges[at + 3]!
    const ay = edges[at + 4]!
    const az = edges[at + 5]!
    const bx = edges[at + 6]!
    const by = edges[at + 7]!
    const bz = edges[at + 8]!
    const row = i * TRIANGLE
    const cx = fround(vx + (min(0, ax, bx) + max(0, ax, bx)) / 2)
    const cy = fround(vy + (min(0, ay, by) + max(0, ay, by)) / 2)
    const cz = fround(vz + (min(0, az, bz) + max(0, az, bz)) / 2)
    triangles[row + 4] = cx
    triangles[row + 5] = cy
    triangles[row + 6] = cz
    triangles[row + 7] = max(cx - vx - min(0, ax, bx), vx + max(0, ax, bx) - cx) * (1 + WIDENED)
    triangles[row + 8] = max(cy - vy - min(0, ay, by), vy + max(0, ay, by) - cy) * (1 + WIDENED)
    triangles[row + 9] = max(cz - vz - min(0, az, bz), vz + max(0, az, bz) - cz) * (1 + WIDENED)
    const a = sqrt(ax * ax + ay * ay + az * az)
    const b = sqrt(bx * bx + by * by + bz * bz)
    const scale = a * b
    longest = max(longest, a, b)
    if (scale === 0) continue
    const nx = (ay * bz - az * by) / scale
    const ny = (az * bx - ax * bz) / scale
    const nz = (ax * by - ay * bx) / scale
    triangles[row] = nx
    triangles[row + 1] = ny
    triangles[row + 2] = nz
    triangles[row + 3] = nx * (vx - cx) + ny * (vy - cy) + nz * (vz - cz)
  }
  return { x, y, z, radius, longest, edges, triangles }
}
