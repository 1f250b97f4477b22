import type { ReadonlyVec3 } from '@coney/math'
import { NO_DISTANCE } from '../constants.ts'
import type { SectorBox } from '../layout/world-layout.ts'

const { fround, min } = Math

const nearest = new Float32Array(1)

/**
 * How far a box is from the nearest camera, in squared metres, float32.
 *
 * Along each axis it is the nearer of the two faces that counts, also from inside and from beside the box: it measures to
 * the planes of the faces. Without a camera it is `NO_DISTANCE`.
 */
export function boxDistance(box: SectorBox, cameras: readonly ReadonlyVec3[]): number {
  nearest[0] = NO_DISTANCE
  lowerToBox(nearest, box, cameras)
  return nearest[0]
}

/**
 * Lowers `best[0]` to the distance of a box, if that is less, and answers whether it was.
 *
 * A number that is returned may be allocated; one in an array is not.
 *
 * @spec streaming/boxDistance
 */
export function lowerToBox(best: Float32Array, { inf, sup }: SectorBox, cameras: readonly ReadonlyVec3[]): boolean {
  let lowered = false
  for (let i = 0; i < cameras.length; i++) {
    const { x, y, z } = cameras[i]!
    const across = fround(along(inf.x, sup.x, fround(x)) + along(inf.y, sup.y, fround(y)))
    const distance = fround(across + along(inf.z, sup.z, fround(z)))
    if (distance < best[0]!) {
      best[0] = distance
      lowered = true
    }
  }
  return lowered
}

function along(low: number, high: number, position: number): number {
  const below = fround(low - position)
  const above = fround(high - position)
  return min(fround(below * below), fround(above * above))
}
