import type { Finding, UnitModel } from '../model/index.ts'

/** The units that none of some findings is about: of two units with one slug, neither is sound. */
export function soundUnits(units: readonly UnitModel[], findings: readonly Finding[]): UnitModel[] {
  const places = findings.flatMap(({ place, related = [] }) => [place, ...related.map((other) => other.place)])
  const refused = new Set(places.map(({ file }) => file))
  return units.filter(({ file }) => !refused.has(file))
}
