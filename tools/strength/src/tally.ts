import type { Strength } from '@coney/litspec'
import { claimsIn } from './checks.ts'

/** What became of one mutant. The checks are named as `labelOf` names them. */
export interface Fate {
  readonly status: string
  readonly coveredBy?: readonly string[] | undefined
  readonly killedBy?: readonly string[] | undefined
}

/** What the fates of all mutants say. */
export interface Tally {
  /** Of all checks together. */
  readonly together: Strength
  readonly claims: ReadonlyMap<string, Strength>
  /** Mutants that never came to an end: nobody knows which of their checks hung, and they count nowhere. */
  readonly endless: number
}

/** Counts for each claim the mutants that its own checks ran, and of those the ones that its own checks noticed. */
export function tally(labels: Iterable<string>, fates: readonly Fate[]): Tally {
  const claims = new Map<string, { mutants: number; killed: number }>()
  for (const label of labels) for (const claim of claimsIn(label)) claims.set(claim, { mutants: 0, killed: 0 })
  const together = { mutants: 0, killed: 0 }
  const decided = fates.filter(({ status }) => status === 'Killed' || status === 'Survived')
  for (const { coveredBy = [], killedBy = [] } of decided) {
    together.mutants += 1
    if (killedBy.length > 0) together.killed += 1
    const killers = new Set(killedBy.flatMap(claimsIn))
    for (const claim of new Set(coveredBy.flatMap(claimsIn))) {
      const strength = claims.get(claim)
      if (strength === undefined) continue
      strength.mutants += 1
      if (killers.has(claim)) strength.killed += 1
    }
  }
  return { together, claims, endless: fates.filter(({ status }) => status === 'Timeout').length }
}
