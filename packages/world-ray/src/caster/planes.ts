import { EDGES } from '../kernels/meet-triangle.ts'
import type { CollisionMesh } from '../mesh/collision-mesh.ts'
import { extentAlong } from '../mesh/extent.ts'
import { readEdges } from '../mesh/read-edges.ts'

const { hypot } = Math

/** Numbers of a triangle in a row of planes. */
export const PLANE = 4

/**
 * The planes of a mesh's triangles, for ruling most of them out before they are tested.
 *
 * The plane of a triangle is n·(p − centre) = k, with n = (e1 × e2) / (|e1| |e2|): not a unit vector, but the scale in
 * which rounding errors are the same for all triangles.
 */
export interface Planes {
  /** Middle of the vertices' box, in doubles. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** No vertex is farther from the middle. */
  readonly radius: number
  /** v0, e1 and e2 of each triangle, as the kernels take them. */
  readonly edges: Float32Array
  /** n and k of each. */
  readonly planes: Float32Array
}

export function readPlanes(mesh: CollisionMesh): Planes {
  const count = mesh.flags.length
  const edges = new Float32Array(count * EDGES)
  const planes = new Float32Array(count * PLANE)
  const extentX = extentAlong(mesh.vertices, 0)
  const extentY = extentAlong(mesh.vertices, 1)
  const extentZ = extentAlong(mesh.vertices, 2)
  const x = extentX.low + extentX.length / 2
  const y = extentY.low + extentY.length / 2
  const z = extentZ.low + extentZ.length / 2
  const radius = hypot(extentX.length, extentY.length, extentZ.length) / 2
  for (let i = 0; i < count; i++) {
    readEdges(edges, i * EDGES, mesh, i)
    const [vx, vy, vz, ax, ay, az, bx, by, bz] = edges.subarray(i * EDGES, (i + 1) * EDGES) as unknown as NineNumbers
    const scale = hypot(ax, ay, az) * hypot(bx, by, bz)
    if (scale === 0) continue
    const nx = (ay * bz - az * by) / scale
    const ny = (az * bx - ax * bz) / scale
    const nz = (ax * by - ay * bx) / scale
    planes.set([nx, ny, nz, nx * (vx - x) + ny * (vy - y) + nz * (vz - z)], i * PLANE)
  }
  return { x, y, z, radius, edges, planes }
}

type NineNumbers = readonly [number, number, number, number, number, number, number, number, number]
