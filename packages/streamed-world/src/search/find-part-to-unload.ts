import type { ReadonlyVec3 } from '@coney/math'
import type { Part } from '../world/part.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import { measurePart } from './part-distance.ts'

const distance = new Float32Array(1)

/**
 * Looks for the part that a world can do without: of the loaded parts of which nothing was visible and nothing is in use,
 * the farthest. The last part of a world is never looked at. Of equals the lower number is taken.
 *
 * How far it is away is kept as `world.spareDistance`.
 *
 * @spec streaming/findPartToUnload
 */
export function findPartToUnload(world: StreamedWorld, cameras: readonly ReadonlyVec3[]): Part | undefined {
  const { parts } = world
  let farthest = -1
  let found: Part | undefined
  for (let i = 0; i < parts.length - 1; i++) {
    const part = parts[i]!
    if (!part.loaded || isNeeded(world, part)) continue
    measurePart(distance, part, cameras)
    if (distance[0]! <= farthest) continue
    farthest = distance[0]!
    found = part
  }
  world.spareDistance = farthest
  return found
}

function isNeeded({ visible, platform }: StreamedWorld, { sectors }: Part): boolean {
  for (let i = 0; i < sectors.length; i++) {
    const { index, atomic } = sectors[i]!
    if (visible.has(index) || (atomic !== undefined && platform.isAtomicInUse(atomic))) return true
  }
  return false
}
