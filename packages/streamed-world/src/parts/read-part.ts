import { FADE_MILLISECONDS, SECTOR_LOADED } from '../constants.ts'
import { modulateMaterialColour } from '../fade/modulate-material-colour.ts'
import { StreamedWorldError } from '../streamed-world-error.ts'
import type { PartContents } from '../world/part-platform.ts'
import type { Part } from '../world/part.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'

/**
 * Hands out what was read for a part to its sectors: places each atomic, and lets it appear within a second.
 *
 * Throws a `StreamedWorldError` (`Invalid`) before anything is handed out when an atomic is for no sector of the part, or for
 * one that has another.
 *
 * @spec streaming/readPart
 */
export function readPart(world: StreamedWorld, part: Part, { dictionary, atomics }: PartContents): void {
  checkAtomics(world, part, atomics)
  for (const { index, atomic } of atomics) {
    const sector = world.table[index]!
    world.platform.placeAtomic(atomic, sector)
    sector.atomic = atomic
    sector.state = SECTOR_LOADED
    sector.fadeEnd = world.platform.now() + FADE_MILLISECONDS
    sector.alpha = -1
    modulateMaterialColour(atomic)
  }
  part.dictionary = dictionary
  part.loaded = true
}

function checkAtomics({ table }: StreamedWorld, part: Part, atomics: PartContents['atomics']): void {
  const seen = new Set<number>()
  for (const { index } of atomics) {
    if (table[index]?.part !== part.number) {
      throw new StreamedWorldError('Invalid', `Unexpected sector ${index}, expected one of part ${part.number}`)
    }
    if (seen.has(index)) throw new StreamedWorldError('Invalid', `Unexpected second atomic of ${index}, expected one`)
    seen.add(index)
  }
}
