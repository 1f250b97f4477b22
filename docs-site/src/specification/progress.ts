import { EVIDENCE_LEVELS, STANDINGS } from '@coney/litspec'
import type { UnitModel } from '@coney/litspec'
import type { Proof } from './proofs.ts'
import type { Specification } from './specification.ts'

/** How far a unit is, in numbers. */
export interface Progress {
  readonly standings: Readonly<Record<string, number>>
  readonly evidence: Readonly<Record<string, number>>
  readonly claims: number
  readonly functions: number
  readonly implemented: number
  /** Functions that need no code. */
  readonly needless: number
  readonly constants: number
  readonly cases: number
  readonly passed: number
  /** Numbers of the document that no claim and no case holds. */
  readonly unmarked: number
  readonly unbound: number
}

export function progressOf(unit: UnitModel, { proofs, functions, cases }: Specification): Progress {
  const own = [...proofs.values()].filter((proof) => proof.unit === unit.frontMatter.slug)
  const count = (of: (proof: Proof) => boolean): number => own.filter(of).length
  return {
    standings: Object.fromEntries(STANDINGS.map((name) => [name, count(({ standing }) => standing === name)])),
    evidence: Object.fromEntries(EVIDENCE_LEVELS.map((name) => [name, count(({ claim }) => claim.evidence === name)])),
    claims: unit.claims.length,
    functions: unit.functions.length,
    implemented: unit.functions.filter(({ key }) => (functions.get(key)?.tags.length ?? 0) > 0).length,
    needless: unit.functions.filter(({ withoutCounterpart }) => withoutCounterpart !== undefined).length,
    constants: unit.constants.length,
    cases: unit.cases.length,
    passed: unit.cases.filter(({ id }) => cases.get(id) === 'passed').length,
    unmarked: unit.unmarked.length,
    unbound: unit.unbound.length,
  }
}
