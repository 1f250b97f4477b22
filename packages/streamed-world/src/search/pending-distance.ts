import type { ReadonlyVec3 } from '@coney/math'
import { NO_DISTANCE } from '../constants.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import { lowerToBox } from './box-distance.ts'

/**
 * Sets `out[0]` to how far away the sector is that the last search of a world found, in metres, from where the cameras are
 * now; of two worlds, to the nearer of theirs.
 *
 * `NO_DISTANCE` when nothing was found. Nothing is searched.
 *
 * @spec streaming/pendingDistance
 */
export function measurePending(
  out: Float32Array,
  cameras: readonly ReadonlyVec3[],
  world: StreamedWorld,
  other: StreamedWorld | undefined,
): void {
  out[0] = NO_DISTANCE
  if (world.found === undefined && other?.found === undefined) return
  if (world.found !== undefined) lowerToBox(out, world.found.box, cameras)
  if (other?.found !== undefined) lowerToBox(out, other.found.box, cameras)
  out[0] = Math.sqrt(out[0])
}
