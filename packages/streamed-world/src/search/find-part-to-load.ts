import type { ReadonlyVec3 } from '@coney/math'
import { NO_DISTANCE } from '../constants.ts'
import type { Sector } from '../world/sector.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import { lowerToBox } from './box-distance.ts'

const best = new Float32Array(1)

/**
 * Looks for the sector whose part a world should read next, and keeps it as `world.found`.
 *
 * The nearest of the missing sectors that were visible and are within reach; if there is none, the nearest of all that are
 * missing, and `world.fellBack` is set. Reach is a distance in metres that is compared with a squared one. Of equals the
 * lower index is taken.
 *
 * @spec streaming/findPartToLoad
 */
export function findPartToLoad(
  world: StreamedWorld,
  cameras: readonly ReadonlyVec3[],
  drawDistance: number,
): Sector | undefined {
  best[0] = drawDistance
  world.found = nearest(world, cameras, true)
  world.fellBack = world.found === undefined
  if (world.fellBack) {
    best[0] = NO_DISTANCE
    world.found = nearest(world, cameras, false)
  }
  world.foundDistance = best[0]
  return world.found
}

/** The nearest that is nearer than `best`, which becomes its distance. */
function nearest(world: StreamedWorld, cameras: readonly ReadonlyVec3[], onlyVisible: boolean): Sector | undefined {
  const { table, visible } = world
  let found: Sector | undefined
  for (let i = 0; i < table.length; i++) {
    const sector = table[i]!
    if ((onlyVisible && !visible.has(i)) || !isMissing(world, sector)) continue
    if (lowerToBox(best, sector.box, cameras)) found = sector
  }
  return found
}

function isMissing({ parts }: StreamedWorld, { atomic, part }: Sector): boolean {
  if (atomic !== undefined) return false
  const { loaded, failure } = parts[part - 1]!
  return !loaded && failure === undefined
}
