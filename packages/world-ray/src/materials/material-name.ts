import { MATERIAL_COUNT } from '../constants.ts'
import { MATERIAL_NAMES } from './material-names.ts'

/**
 * The name of a material: `undefined` for 0, `MATERIAL_…` for 1 to 190, `unknown` for any other number.
 *
 * The id is read as an unsigned 32-bit integer, so a negative one is past the end, too.
 *
 * @orig 0x0034fc08 CollisionMaterial_GetName (unknown)
 */
export function materialName(id: number): string {
  const index = id >>> 0
  return index < MATERIAL_COUNT ? MATERIAL_NAMES[index]! : 'unknown'
}
