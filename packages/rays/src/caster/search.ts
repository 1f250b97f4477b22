import { createBounds, type Bounds, type Shape } from '@coney/bodies'
import type { CastFilter } from '../cast/cast-filter.ts'
import { copyRay, createOwnRay, type OwnRay } from '../cast/copy-ray.ts'
import { rayBounds } from '../cast/ray-bounds.ts'
import { ALL_TYPES, NEAREST_START } from '../constants.ts'
import { createRaySegment, type Ray, type RaySegment } from '../ray/ray.ts'
import { segmentOfRay } from '../ray/segment-of-ray.ts'
import type { BodyGrid } from './body-grid.ts'

const { sqrt } = Math

/** After the search of this number they are counted from 1 again. */
const LAST_NUMBER = 0x7fffffff

/** One cast: what it looks for, and the nearest hit so far. */
export interface Search {
  /** Counts the searches, so that a body is tried once in each. */
  number: number
  readonly ray: OwnRay
  readonly segment: RaySegment
  readonly bounds: Bounds
  typeMask: number
  ignored: unknown
  /** S and D seen from above, in doubles. */
  startX: number
  startY: number
  moveX: number
  moveY: number
  /** How far beside an outline, in metres, a kernel may still report a hit of it. */
  margin: number
  /** Fraction, place in the list and shape of the nearest hit; of equal fractions the lowest place. */
  fraction: number
  place: number
  shape: Shape | undefined
}

export function createSearch(): Search {
  return {
    number: 0,
    ray: createOwnRay(),
    segment: createRaySegment(),
    bounds: createBounds(),
    typeMask: ALL_TYPES | 0,
    ignored: undefined,
    startX: 0,
    startY: 0,
    moveX: 0,
    moveY: 0,
    margin: 0,
    fraction: NEAREST_START,
    place: -1,
    shape: undefined,
  }
}

/**
 * Starts a search for the nearest hit of a ray. False: float32 cannot say where this ray goes.
 *
 * The margin bounds how far rounding can carry a reported hit off the true shape. With ε = 2⁻²⁴, every coordinate that
 * a kernel computes is off by a few ε of the distances in it, |D| + size; of these 2⁻¹⁸ = 64 ε is more than enough. A
 * root of a capsule near a tangent is worse: b² − c is off by up to 16 ε·(|D| + size)², hence the squared distance from
 * the axis at which the surface is found, hence that distance by this over 2·R. The margin takes four times as much.
 */
export function beginSearch(search: Search, ray: Ray, filter: CastFilter, grid: BodyGrid<unknown>): boolean {
  const own = search.ray
  if (search.number === LAST_NUMBER) {
    grid.tried.fill(0)
    search.number = 0
  }
  search.number++
  copyRay(own, ray)
  segmentOfRay(search.segment, own)
  rayBounds(search.bounds, own)
  search.typeMask = (filter.typeMask ?? ALL_TYPES) | 0
  search.ignored = filter.ignored
  search.startX = own.origin.x
  search.startY = own.origin.y
  search.moveX = own.direction.x * own.length
  search.moveY = own.direction.y * own.length
  search.fraction = NEAREST_START
  search.place = -1
  search.shape = undefined
  const moveZ = own.direction.z * own.length
  const reach = sqrt(search.moveX * search.moveX + search.moveY * search.moveY + moveZ * moveZ) + grid.largest
  search.margin = 2 ** -10 + reach * 2 ** -18 + (reach * reach * 2 ** -19) / grid.thinnest
  return search.margin < Infinity
}
