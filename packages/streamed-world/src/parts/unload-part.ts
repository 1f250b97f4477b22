import { SECTOR_RELEASED } from '../constants.ts'
import type { PartPlatform } from '../world/part-platform.ts'
import type { Part } from '../world/part.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import { releaseAtomic } from './release-atomic.ts'

/**
 * Releases the sectors of a part, in the order of its list, up to the first that stays pending.
 *
 * Answers whether the part is gone: its textures are destroyed and its room is given back. Otherwise call it again in a
 * later frame; sectors that are released already are passed over then. A part that is not loaded is gone.
 *
 * @spec streaming/unloadPart
 */
export function unloadPart(world: StreamedWorld, part: Part): boolean {
  if (!part.loaded) return true
  const { sectors } = part
  for (let i = 0; i < sectors.length; i++) {
    const sector = sectors[i]!
    if (sector.state === SECTOR_RELEASED) continue
    if (releaseAtomic(world.platform, sector).state !== SECTOR_RELEASED) return false
  }
  endPart(world.platform, part)
  world.busy = -1
  return true
}

/** Destroys the textures of a part and gives back its room. */
export function endPart(platform: PartPlatform, part: Part): void {
  const { dictionary, reservation } = part
  part.loaded = false
  part.dictionary = part.reservation = undefined
  if (dictionary !== undefined) platform.destroyDictionary(dictionary)
  reservation?.release()
}
