import type { Sector } from '../world/sector.ts'
import type { DrawList } from './draw-list.ts'

/**
 * Appends a sector to what is drawn, if its atomic is loaded.
 *
 * @spec streaming/collectSector
 */
export function collectSector(list: DrawList, sector: Sector): void {
  if (sector.atomic !== undefined) list.add(sector)
}
