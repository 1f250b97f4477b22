import type { SectorMaterial } from '../world/sector-atomic.ts'

/**
 * Sets the alpha of a material, a byte, and answers the material. Red, green and blue stay as they are.
 *
 * @orig 0x00411958 Material_SetAlphaCallback (unknown)
 */
export function setMaterialAlpha(material: SectorMaterial, alpha: number): SectorMaterial {
  material.colour[3] = alpha
  return material
}
