import type { Shape } from '@coney/bodies'
import { createVec3, type Vec3 } from '@coney/math'
import type { CastFilter } from '../cast/cast-filter.ts'
import { ALL_TYPES, NEAREST_START } from '../constants.ts'
import { createRaySegment, type Ray, type RaySegment } from '../ray/ray.ts'
import { segmentOfRay } from '../ray/segment-of-ray.ts'
import type { BodyGrid } from './body-grid.ts'

const { fround, sqrt } = Math

/** One cast: what it looks for, and the nearest hit so far. */
export interface Search {
  readonly segment: RaySegment
  /** E = S + D, in float32. */
  readonly end: Vec3
  typeMask: number
  ignored: unknown
  /** How far beside an outline, in metres, a kernel may still report a hit of it. */
  margin: number
  /** Fraction, place in the list and shape of the nearest hit; of equal fractions the lowest place. */
  fraction: number
  place: number
  shape: Shape | undefined
}

export function createSearch(): Search {
  return {
    segment: createRaySegment(),
    end: createVec3(),
    typeMask: ALL_TYPES | 0,
    ignored: undefined,
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
  segmentOfRay(search.segment, ray)
  const { start, move } = search.segment
  // As in rayBounds.
  const { end } = search
  end.x = fround(start.x + move.x)
  end.y = fround(start.y + move.y)
  end.z = fround(start.z + move.z)
  search.typeMask = (filter.typeMask ?? ALL_TYPES) | 0
  search.ignored = filter.ignored
  search.fraction = NEAREST_START
  search.place = -1
  search.shape = undefined
  const reach = sqrt(move.x * move.x + move.y * move.y + move.z * move.z) + grid.largest
  search.margin = 2 ** -10 + reach * 2 ** -18 + (reach * reach * 2 ** -19) / grid.thinnest
  return search.margin < Infinity
}
