import { EDGES } from '../kernels/meet-triangle.ts'
import { triangleCount, type CollisionMesh } from '../mesh/collision-mesh.ts'
import { extentAlong } from '../mesh/extent.ts'
import { readEdges } from '../mesh/read-edges.ts'

const { hypot, max, min, sqrt } = Math

/** Numbers of a triangle in the rows of planes: n and k. */
export const PLANE = 4
/** Numbers of a triangle in the rows of boxes: lower and upper corner. */
export const BOX = 6

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
  /** n and k of each; 0 where an edge has no length, which nothing meets. Apart from the boxes: few of those are looked at. */
  readonly planes: Float32Array
  readonly boxes: Float32Array
}

export function readTriangleBounds(mesh: CollisionMesh): TriangleBounds {
  const count = triangleCount(mesh)
  const edges = new Float32Array(count * EDGES)
  const planes = new Float32Array(count * PLANE)
  const boxes = new Float32Array(count * BOX)
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
    boxes[i * BOX] = vx + min(0, ax, bx)
    boxes[i * BOX + 1] = vy + min(0, ay, by)
    boxes[i * BOX + 2] = vz + min(0, az, bz)
    boxes[i * BOX + 3] = vx + max(0, ax, bx)
    boxes[i * BOX + 4] = vy + max(0, ay, by)
    boxes[i * BOX + 5] = vz + max(0, az, bz)
    const a = sqrt(ax * ax + ay * ay + az * az)
    const b = sqrt(bx * bx + by * by + bz * bz)
    const scale = a * b
    longest = max(longest, a, b)
    if (scale === 0) continue
    const nx = (ay * bz - az * by) / scale
    const ny = (az * bx - ax * bz) / scale
    const nz = (ax * by - ay * bx) / scale
    planes[i * PLANE] = nx
    planes[i * PLANE + 1] = ny
    planes[i * PLANE + 2] = nz
    planes[i * PLANE + 3] = nx * (vx - x) + ny * (vy - y) + nz * (vz - z)
  }
  return { x, y, z, radius, longest, edges, planes, boxes }
}
