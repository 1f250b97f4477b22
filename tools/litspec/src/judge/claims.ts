import type { Claim, UnitModel } from '../model/index.ts'
import type { JudgeInput } from './input.ts'
import { judgeClaim } from './judgeClaim.ts'
import type { Judgement } from './judgeClaim.ts'
import { isWaived } from './isWaived.ts'
import type { Witness } from './witnesses.ts'

/** A claim and how it stands. */
export interface JudgedClaim extends Judgement {
  readonly claim: Claim
  readonly unit: UnitModel
  /** Everything that should speak for it, silent or not. */
  readonly witnesses: readonly Witness[]
  /** Keys of the tagged functions of its unit. */
  readonly own: ReadonlySet<string>
}

/** Judges every claim by what checks it. Sorted by id. */
export function judgeClaims(input: JudgeInput, witnesses: readonly Witness[]): ReadonlyMap<string, JudgedClaim> {
  const tagged = new Set(input.tags.filter(({ kind }) => kind === 'function').map(({ key }) => key))
  const byClaim = witnessesByClaim(witnesses)
  const judged = input.units.flatMap((unit) => {
    const own = new Set(unit.functions.map(({ key }) => key).filter((key) => tagged.has(key)))
    return unit.claims.map((claim): JudgedClaim => {
      const speaking = byClaim.get(claim.id) ?? []
      const judgement = judgeClaim(claim, speaking, own, isWaived(claim.id, input))
      return { ...judgement, claim, unit, witnesses: speaking, own }
    })
  })
  judged.sort((a, b) => (a.claim.id < b.claim.id ? -1 : Number(a.claim.id > b.claim.id)))
  return new Map(judged.map((one) => [one.claim.id, one]))
}

function witnessesByClaim(witnesses: readonly Witness[]): ReadonlyMap<string, readonly Witness[]> {
  const byClaim = new Map<string, Witness[]>()
  for (const witness of witnesses) {
    for (const claim of new Set(witness.claims)) {
      const speaking = byClaim.get(claim)
      if (speaking === undefined) byClaim.set(claim, [witness])
      else speaking.push(witness)
    }
  }
  return byClaim
}
