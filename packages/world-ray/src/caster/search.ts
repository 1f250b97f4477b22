import { createMeshQuery, type MeshQuery } from '../cast/mesh-query.ts'
import { triangleCount, type CollisionMesh } from '../mesh/collision-mesh.ts'
import { readGridFacts, type GridFacts } from './list-cells.ts'
import { SLIVER } from './sort-alike.ts'
import { sectorsAcross } from './sectors.ts'
import type { TriangleBounds } from './triangle-bounds.ts'

const { abs, SQRT2, sqrt } = Math

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
/** The same where what a cell or a group has in common is asked: g. */
const GRAZING_ALIKE = 2 ** -10
/**
 * How far outside its box a triangle that is not grazed, by g, may be accepted, in shares of |s|, which is t·|d| + the longest
 * edge at most: 35 roundings of 2⁻²⁴ by g, six more for u, v and the edges, and some for the quotient.
 */
export const MARGIN: number = (44 * 2 ** -24 * 1.01) / GRAZING_ALIKE

/** z of the unit direction of a steep ray, at least. */
const STEEP = 0.9

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
  readonly bounds: Omit<TriangleBounds, 'triangles'>
  readonly grid: GridFacts
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
  /** Triangles of a cell that the ray may meet. */
  readonly candidates: Int32Array
  candidateCount: number
  /** Length of the direction, and of the direction seen from above. */
  long: number
  level: number
  /** Whether the ray is steep: it grazes nothing that faces z most, but for slivers. */
  steep: boolean
  /** Where a ray that is not steep goes, seen from above: a unit vector. */
  levelX: number
  levelY: number
  /** The sectors that triangles can face that graze it, of those that face x or y most. */
  sectors: number
  /** By how much determinant and height may be wrong: ε. */
  determinantError: number
  heightError: number
  /** Up to this determinant the ray grazes the triangle. */
  grazing: number
  /** The same by g; what it is off by is added. */
  grazingAlike: number
  /** How far outside the box of a triangle that it does not graze a ray may still meet it. */
  margin: number
  /** No triangle farther along the ray can change the result. */
  reach: number
}

export function createSearch(mesh: CollisionMesh, bounds: TriangleBounds, most: number): Search {
  const { x, y, z, radius, longest, edges } = bounds
  return {
    query: createMeshQuery(),
    bounds: { x, y, z, radius, longest, edges },
    grid: readGridFacts(mesh),
    cells: new Int32Array(64),
    cellCount: 0,
    backwards: false,
    filled: false,
    tried: new Int32Array(triangleCount(mesh)),
    number: 0,
    candidates: new Int32Array(most),
    candidateCount: 0,
    long: 0,
    level: 0,
    steep: false,
    levelX: 0,
    levelY: 0,
    sectors: 0,
    determinantError: 0,
    heightError: 0,
    grazing: 0,
    grazingAlike: 0,
    margin: 0,
    reach: 0,
  }
}

/** Begins the search of a query, or answers false when its numbers are too large, or none, for the bounds to hold. */
export function beginSearch(search: Search): boolean {
  const { query, bounds } = search
  const { origin, direction, length } = query
  const x = origin.x - bounds.x
  const y = origin.y - bounds.y
  const z = origin.z - bounds.z
  const { x: dx, y: dy, z: dz } = direction
  const far = sqrt(x * x + y * y + z * z) + bounds.radius
  const long = sqrt(dx * dx + dy * dy + dz * dz)
  if (!(far < LARGEST && long < LONGEST_DIRECTION && abs(length) < LARGEST)) return false

  search.filled = false
  search.long = long
  search.determinantError = ERROR * long
  search.heightError = ERROR * far
  search.grazing = GRAZING * long
  search.grazingAlike = GRAZING_ALIKE * long * SLACK + search.determinantError
  // No v0, and no middle of a box, of a triangle that is met without grazing is farther away than `near`. 2⁻¹⁷ are 128
  // roundings: 44 of the triangle's own, and 32 of the point where the plane is met, of which 8 are in the plane's float32.
  const near = 1.01 * (abs(length) * long + 2 * bounds.longest)
  search.margin = (2 ** -17 * near) / GRAZING
  search.reach = length * SLACK
  search.level = sqrt(dx * dx + dy * dy)
  search.steep = abs(dz) >= STEEP * long
  if (!search.steep) aimLevel(search)
  if (search.number === 0x3fffffff) {
    search.tried.fill(0)
    search.number = 0
  }
  search.number++
  return true
}

/**
 * Says where a ray goes that is not steep, and what it may graze.
 *
 * A unit normal m that faces x or y most has a level part of a length h ≥ 1/√2, and |m.z| ≤ h. If it is grazed,
 * |m·d| ≤ g·|d| / |n|, where 1 / |n| is known of what is no sliver. So the level part makes an angle with d, seen from above,
 * whose cosine is (|d.z| + g·|d|·√2 / |n|) / l at most.
 */
function aimLevel(search: Search): void {
  const { level } = search
  const { x: dx, y: dy, z: dz } = search.query.direction
  search.levelX = dx / level
  search.levelY = dy / level
  search.sectors = sectorsAcross(search, (abs(dz) + search.grazingAlike * (SQRT2 / SLIVER)) / level)
}

/** Takes up a hit: from now on only nearer triangles matter. */
export function shorten(search: Search): void {
  const { result, length } = search.query
  if (result.hit && result.t < length) search.reach = result.t * SLACK
}
