import type { ExcludedMaterials } from '../cast/mesh-query.ts'
import { MATERIAL_NONE } from '../constants.ts'

/**
 * Whether a material is kept: it does not stand in the list of excluded ones.
 *
 * The list ends at its first `MATERIAL_NONE`, which can therefore not be excluded, or where the array ends.
 *
 * @orig 0x00350538 CollisionMesh_FilterMaterial (unknown)
 */
export function keepsMaterial(exclude: ExcludedMaterials | undefined, material: number): boolean {
  if (exclude === undefined) return true
  for (let i = 0; i < exclude.length; i++) {
    const excluded = exclude[i]!
    if (excluded === MATERIAL_NONE) return true
    if (excluded === material) return false
  }
  return true
}
