import type { SectorBox } from '../layout/world-layout.ts'

/** What can stand before a sector. The `Occluders` of `@coney/level` are it. */
export interface SectorOccluders {
  /** Whether nothing of a box can be seen. */
  hidesBox(box: SectorBox): boolean
}
