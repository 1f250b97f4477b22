import type { Sector } from '../world/sector.ts'
import type { StreamedWorld } from '../world/streamed-world.ts'
import type { SectorOccluders } from './sector-occluders.ts'

/** Called for a sector that a walk meets; answers the sector, or nothing for one that cannot be seen. */
export type SectorCallback = (sector: Sector) => Sector | undefined

/** What is being walked, and for whom. */
export interface Walked {
  readonly world: StreamedWorld
  /** The world that takes the marks: the s world, whichever is walked. */
  readonly marked: StreamedWorld
  readonly occluders: SectorOccluders | undefined
  /** The callback of the world, whose place the walk has taken. */
  readonly saved: SectorCallback
}

/**
 * Decides about a sector that a walk meets: counted, collected, marked?
 *
 * PVS is asked first and answers only whether to keep it. What no index has is no further business; what a wall hides is
 * not even counted.
 *
 * @orig 0x00411b98 World_VisibilitySectorCallback (unknown)
 */
export function seeSector({ world, marked, occluders, saved }: Walked, sector: Sector): Sector | undefined {
  const { pvs, sight } = world
  const visible = !(pvs !== undefined && sight.pvs && pvs.isHidden(sector))
  if (sector.index !== -1) {
    if (occluders !== undefined && occluders.hidesBox(sector.box)) return undefined
    sight.counted += 1
    if (visible) {
      saved(sector)
      marked.visible.set(sector.index)
    }
  }
  return visible ? sector : undefined
}
