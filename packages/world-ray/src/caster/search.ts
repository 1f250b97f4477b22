import { createMeshQuery, type MeshQuery } from '../cast/mesh-query.ts'
import type { Planes } from './planes.ts'

const { abs, sqrt } = Math

/**
 * What one float32 test of a triangle is off by, at most, in the scale of `Planes`: 16 roundings of 2⁻²⁴.
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

/** A search of a `MeshCaster`: the query, and what it takes to rule triangles out. */
export interface Search {
  readonly query: MeshQuery
  readonly planes: Planes
  /** Of each triangle, the number of the search that tested it last. */
  readonly tried: Int32Array
  number: number
  /** The origin, as seen from the middle of the mesh. */
  x: number
  y: number
  z: number
  /** By how much determinant and height may be wrong. */
  determinantError: number
  heightError: number
  /** No triangle farther along the ray can change the result. */
  reach: number
}

export function createSearch(planes: Planes, count: number): Search {
  return {
    query: createMeshQuery(),
    planes,
    tried: new Int32Array(count),
    number: 0,
    x: 0,
    y: 0,
    z: 0,
    determinantError: 0,
    heightError: 0,
    reach: 0,
  }
}

/** Begins the search of a query, or answers false when its numbers are too large, or none, for the bounds to hold. */
export function beginSearch(search: Search): boolean {
  const { query, planes } = search
  const { origin, direction, length } = query
  search.x = origin.x - planes.x
  search.y = origin.y - planes.y
  search.z = origin.z - planes.z
  const { x, y, z } = search
  const { x: dx, y: dy, z: dz } = direction
  const far = sqrt(x * x + y * y + z * z) + planes.radius
  const long = sqrt(dx * dx + dy * dy + dz * dz)
  if (!(far < LARGEST && long < LONGEST_DIRECTION && abs(length) < LARGEST)) return false

  search.determinantError = ERROR * long
  search.heightError = ERROR * far
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
