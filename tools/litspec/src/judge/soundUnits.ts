import type { Finding, UnitModel } from '../model/index.ts'

/** The units in whose files none of some findings stands. */
export function soundUnits(units: readonly UnitModel[], findings: readonly Finding[]): UnitModel[] {
  const refused = new Set(findings.map(({ place }) => place.file))
  return units.filter(({ file }) => !refused.has(file))
}
