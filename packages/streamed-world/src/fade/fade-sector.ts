import type { Sector } from '../world/sector.ts'
import { fadeAlpha } from './fade-alpha.ts'
import { setMaterialAlpha } from './set-material-alpha.ts'

/**
 * Gives the materials of a sector the alpha that it has now, if that is another than before. Once a frame, when the sector
 * is drawn; a sector without an atomic is passed over. Answers whether it wrote.
 *
 * @spec streaming/fadeSector
 */
export function fadeSector(sector: Sector, now: number): boolean {
  if (sector.atomic === undefined) return false
  const alpha = fadeAlpha(sector.fadeEnd, now)
  if (alpha === sector.alpha) return false
  sector.alpha = alpha
  const { materials } = sector.atomic.geometry
  for (let i = 0; i < materials.length; i++) setMaterialAlpha(materials[i]!, alpha)
  return true
}
