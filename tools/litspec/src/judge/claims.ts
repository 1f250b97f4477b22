import type { Claim, Tag, UnitModel } from '../model/index.ts'
import type { JudgeInput } from './input.ts'
import { judgeClaim } from './judgeClaim.ts'
import type { Home, Judgement } from './judgeClaim.ts'
import { isWaived } from './isWaived.ts'
import type { Witness } from './witnesses.ts'

/** A claim and how it stands. */
export interface JudgedClaim extends Judgement {
  readonly claim: Claim
  readonly unit: UnitModel
  /** Everything that should speak for it, silent or not. */
  readonly witnesses: readonly Witness[]
  readonly home: Home
}

/** Judges every claim by what checks it. Sorted by id. */
export function judgeClaims(input: JudgeInput, witnesses: readonly Witness[]): ReadonlyMap<string, JudgedClaim> {
  const byClaim = witnessesByClaim(witnesses)
  const judged = input.units.flatMap((unit) => {
    const home = { own: taggedFunctions(unit, input.tags), folder: unit.frontMatter.package }
    return unit.claims.map((claim): JudgedClaim => {
      const speaking = byClaim.get(claim.id) ?? []
      const judgement = judgeClaim(claim, speaking, home, isWaived(claim.id, input))
      return { ...judgement, claim, unit, witnesses: speaking, home }
    })
  })
  judged.sort((a, b) => (a.claim.id < b.claim.id ? -1 : Number(a.claim.id > b.claim.id)))
  return new Map(judged.map((one) => [one.claim.id, one]))
}

function taggedFunctions({ functions, frontMatter }: UnitModel, tags: readonly Tag[]): ReadonlySet<string> {
  const tagged = tags.filter(
    ({ kind, place }) => kind === 'function' && place.file.startsWith(`${frontMatter.package}/`),
  )
  const keys = new Set(tagged.map(({ key }) => key))
  return new Set(functions.map(({ key }) => key).filter((key) => keys.has(key)))
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
