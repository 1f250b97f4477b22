import type { SectorBox } from '../layout/world-layout.ts'

/** What can stand before a sector. The `Occluders` of `@coney/level` are it. */
export interface SectorOccluders {
  hidesBox(box: SectorBox): boolean
}
