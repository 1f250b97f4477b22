import { createMeshQuery, type MeshQuery } from '../cast/mesh-query.ts'
import { triangleCount, type CollisionMesh } from '../mesh/collision-mesh.ts'
import { readTriangleBounds, type TriangleBounds } from './triangle-bounds.ts'

const { abs, min, sqrt } = Math

/**
 * What one float32 test of a triangle is off by, at most, in the scale of `TriangleBounds`: 16 roundings of 2⁻²⁴.
 *
 * The determinant e1 · (d × e2) takes five roundings a product, (e2 · (s × e1)) six, for s is rounded, too; a cross
 * product of vectors grows them by up to √2, which makes 8.6. The planes' own float32 adds 2 at most.
 */
const ERROR = 2 ** -20
/** Two more roundings are in t itself. */
const SLACK = 1 + 2 ** -20
/** Where no number is larger than this nothing overflows, nor does what underflows matter. */
const LARGEST = 1e6
const LONGEST_DIRECTION = 1e3
/** A ray grazes a triangle if its determinant, for a unit direction, is not larger. */
const GRAZING = 2 ** -8
/** The same for a group, which is ruled out by other means than a triangle. */
export const GRAZING_A_GROUP: number = 2 ** -10

/**
 * A search of a `MeshCaster`: the query, and what it takes to rule triangles out.
 *
 * What the kernel accepts was computed with errors. With D the determinant, and s from v0 to the origin, its numbers
 * satisfy D·s + T·d = U·e1 + V·e2 but for 35 roundings of |s| |d| |e1| |e2| at most. So the point o + t·d that it accepts
 * lies near the triangle's plane, however the ray meets it; and near the triangle itself, unless the ray grazes it: the
 * division by D leaves no bound there.
 */
export interface Search {
  readonly query: MeshQuery
  readonly bounds: TriangleBounds
  /** The cells that the walk comes to, in its order. */
  cells: Int32Array
  cellCount: number
  /** Whether the ray comes to the last of them first. */
  backwards: boolean
  /** Whether this search has filled the result. */
  filled: boolean
  /** Of each triangle, the number of the search that considered it last. */
  readonly tried: Int32Array
  number: number
  /** The origin, as seen from the middle of the mesh. */
  x: number
  y: number
  z: number
  /** Length of the direction. */
  long: number
  /** By how much determinant and height may be wrong. */
  determinantError: number
  heightError: number
  /** Up to this determinant the ray grazes the triangle. */
  grazing: number
  /** How far outside the box of a triangle that it does not graze a ray may still meet it. */
  margin: number
  /** No triangle farther along the ray can change the result. */
  reach: number
}

export function createSearch(mesh: CollisionMesh): Search {
  return {
    query: createMeshQuery(),
    bounds: readTriangleBounds(mesh),
    cells: new Int32Array(64),
    cellCount: 0,
    backwards: false,
    filled: false,
    tried: new Int32Array(triangleCount(mesh)),
    number: 0,
    x: 0,
    y: 0,
    z: 0,
    long: 0,
    determinantError: 0,
    heightError: 0,
    grazing: 0,
    margin: 0,
    reach: 0,
  }
}

/** Begins the search of a query, or answers false when its numbers are too large, or none, for the bounds to hold. */
export function beginSearch(search: Search): boolean {
  const { query, bounds } = search
  const { origin, direction, length } = query
  search.x = origin.x - bounds.x
  search.y = origin.y - bounds.y
  search.z = origin.z - bounds.z
  const { x, y, z } = search
  const { x: dx, y: dy, z: dz } = direction
  const far = sqrt(x * x + y * y + z * z) + bounds.radius
  const long = sqrt(dx * dx + dy * dy + dz * dz)
  if (!(far < LARGEST && long < LONGEST_DIRECTION && abs(length) < LARGEST)) return false

  search.cellCount = 0
  search.filled = false
  search.long = long
  search.determinantError = ERROR * long
  search.heightError = ERROR * far
  search.grazing = GRAZING * long
  // No v0 of a triangle that is met without grazing is farther away than `near`. 2⁻¹⁷ are 128 roundings: 35 of the
  // triangle's own, and 32 of the point where the plane is met; 8 more of `far` are in the planes' float32.
  const near = min(far, 1.01 * (abs(length) * long + bounds.longest))
  search.margin = (2 ** -17 * near + 2 ** -21 * far) / GRAZING
  search.reach = length * SLACK
  if (search.number === 0x3fffffff) {
    search.tried.fill(0)
    search.number = 0
  }
  search.number++
  return true
}

/** Takes up a hit: from now on only nearer triangles matter. */
export function shorten(search: Search): void {
  const { result, length } = search.query
  if (result.hit && result.t < length) search.reach = result.t * SLACK
}
