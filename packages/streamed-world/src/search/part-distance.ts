import type { ReadonlyVec3 } from '@coney/math'
import { NO_DISTANCE } from '../constants.ts'
import type { Part } from '../world/part.ts'
import { lowerToBox } from './box-distance.ts'

const nearest = new Float32Array(1)

/** How far away the nearest sector of a part is, in squared metres; `NO_DISTANCE` without any. */
export function partDistance(part: Part, cameras: readonly ReadonlyVec3[]): number {
  measurePart(nearest, part, cameras)
  return nearest[0]!
}

/**
 * Sets `out[0]` to the distance of a part.
 *
 * @spec streaming/partDistance
 */
export function measurePart(out: Float32Array, { sectors }: Part, cameras: readonly ReadonlyVec3[]): void {
  out[0] = NO_DISTANCE
  for (let i = 0; i < sectors.length; i++) lowerToBox(out, sectors[i]!.box, cameras)
}
