import type { Finding, UnitModel } from '../model/index.ts'
import { judgeClaims } from './claims.ts'
import type { JudgedClaim } from './claims.ts'
import { admit } from './evidence/admit.ts'
import type { Admission } from './evidence/admit.ts'
import type { JudgeInput } from './input.ts'
import { isOfDocument } from './isOfDocument.ts'
import { soundUnits } from './soundUnits.ts'
import { witnessesOf } from './witnesses.ts'
import type { Witness } from './witnesses.ts'

/** What the judge knows when it comes to say what is wrong. */
export interface Hearing {
  readonly input: JudgeInput
  readonly admission: Admission
  readonly witnesses: readonly Witness[]
  readonly claims: ReadonlyMap<string, JudgedClaim>
  /**
   * Whether the unit of a claim or case, or of the unit's own slug, is judged: it was read whole and its evidence was
   * let in. Whatever else could be said of the others would only repeat why they are not judged.
   */
  isHeard(id: string): boolean
  /** Whether the unit is judged and its run told everything: no error outside the tests cut it short. */
  isComplete(id: string): boolean
}

export function hear(input: JudgeInput, lacking: readonly Finding[]): Hearing {
  const sound = soundUnits(input.units, [...(input.findings ?? []).filter(isOfDocument), ...lacking])
  const admission = admit(sound, input)
  const evidence = [...admission.accepted.values()].flat()
  const witnesses = witnessesOf(
    input.units,
    evidence.map((one) => one.evidence),
  )
  const unheard = slugs(input.units.filter(({ frontMatter }) => !admission.accepted.has(frontMatter.slug)))
  const cutShort = new Set(evidence.filter((one) => one.evidence.errors.length > 0).map((one) => one.evidence.unit))
  const isHeard: Hearing['isHeard'] = (id) => sound.length > 0 && !unheard.has(slugOf(id))
  return {
    input,
    admission,
    witnesses,
    claims: judgeClaims(input, witnesses),
    isHeard,
    isComplete: (id) => isHeard(id) && !cutShort.has(slugOf(id)),
  }
}

function slugs(units: readonly UnitModel[]): ReadonlySet<string> {
  return new Set(units.map(({ frontMatter }) => frontMatter.slug))
}

function slugOf(id: string): string {
  return id.split('/', 1)[0] as string
}
