import type { Tag, Totals, UnitModel } from '../model/index.ts'
import type { Witness } from './witnesses.ts'

/** How much was looked at. */
export function totalsOf(units: readonly UnitModel[], tags: readonly Tag[], witnesses: readonly Witness[]): Totals {
  const sum = (count: (unit: UnitModel) => number): number => units.reduce((total, unit) => total + count(unit), 0)
  return {
    units: units.length,
    functions: sum(({ functions }) => functions.length),
    claims: sum(({ claims }) => claims.length),
    cases: sum(({ cases }) => cases.length),
    tests: witnesses.filter(({ kind }) => kind === 'test').length,
    tags: tags.length,
  }
}
