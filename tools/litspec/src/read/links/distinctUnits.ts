import type { UnitModel } from '../../model/index.ts'
import { repeatsOf } from '../repeats.ts'

/** The first unit of each slug: what is generated for another one would take its place. */
export function distinctUnits(units: readonly UnitModel[]): UnitModel[] {
  const repeats = new Set(repeatsOf(units, ({ frontMatter }) => frontMatter.slug).map(([repeat]) => repeat))
  return units.filter((unit) => !repeats.has(unit))
}
