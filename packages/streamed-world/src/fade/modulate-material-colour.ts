import { MODULATE_MATERIAL_COLOUR } from '../constants.ts'
import type { SectorAtomic } from '../world/sector-atomic.ts'

/**
 * Lets the colours of its materials count when an atomic is drawn, their alpha with them. Answers the atomic.
 *
 * @orig 0x004102f0 Atomic_SetModulateMaterialColour (unknown)
 */
export function modulateMaterialColour(atomic: SectorAtomic): SectorAtomic {
  atomic.geometry.flags |= MODULATE_MATERIAL_COLOUR
  return atomic
}
