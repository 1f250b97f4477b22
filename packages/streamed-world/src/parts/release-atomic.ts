import { SECTOR_PENDING, SECTOR_RELEASED } from '../constants.ts'
import type { PartPlatform } from '../world/part-platform.ts'
import type { Sector } from '../world/sector.ts'

/**
 * Releases what is drawn for a sector, unless it is in use; then, and when there is nothing, the release stays pending.
 *
 * Answers the sector. Its state says what happened: 4 released, 3 pending.
 *
 * @orig 0x004118b8 WorldSector_ReleaseAtomic (unknown)
 */
export function releaseAtomic(platform: PartPlatform, sector: Sector): Sector {
  sector.state = SECTOR_PENDING
  const { atomic } = sector
  if (atomic === undefined || platform.isAtomicInUse(atomic)) return sector
  destroySectorAtomic(platform, sector)
  sector.state = SECTOR_RELEASED
  return sector
}

/** Destroys the frame of a sector's atomic, then the atomic. */
export function destroySectorAtomic(platform: PartPlatform, sector: Sector): void {
  const { atomic } = sector
  if (atomic === undefined) return
  platform.destroyFrame(atomic)
  platform.destroyAtomic(atomic)
  sector.atomic = undefined
}
