import type { ReadonlyVec3 } from '@coney/math'
import type { Sector } from '../world/sector.ts'

/** What a world knows beforehand of which sectors can be seen from where (a PVS). */
export interface PotentialVisibility {
  /** Takes the point to see from. */
  setViewPoint(position: ReadonlyVec3): void
  /** Whether a sector cannot be seen from there. */
  isHidden(sector: Sector): boolean
}
