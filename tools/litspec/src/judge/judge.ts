import type { ClaimVerdict, Finding, Verdict } from '../model/index.ts'
import { claimFindings } from './claimFindings.ts'
import { runErrors } from './evidence/runErrors.ts'
import { exitCodeOf } from './exitCode.ts'
import { hear } from './hearing.ts'
import type { Hearing } from './hearing.ts'
import type { JudgeInput } from './input.ts'
import { preconditions } from './preconditions.ts'
import { silences } from './silence.ts'
import { totalsOf } from './totals.ts'
import { unknownClaims } from './unknownClaims.ts'
import { waiverFindings } from './waivers.ts'

/** Every question about claims that are judged, in the order in which answers are mended. */
const QUESTIONS: readonly ((hearing: Hearing) => Finding[])[] = [
  runErrors,
  silences,
  unknownClaims,
  waiverFindings,
  claimFindings,
]

/**
 * Judges every claim of the units by the evidence of the test runs.
 *
 * Says yes, `exitCode` 0, only when every claim is proven or waived and no stage found anything.
 */
export function judge(input: JudgeInput): Verdict {
  const lacking = preconditions(input.units, input.findings ?? [], input.inputs.keys())
  const hearing = hear(input, lacking)
  const findings = [
    ...(input.findings ?? []),
    ...lacking,
    ...hearing.admission.findings,
    ...QUESTIONS.flatMap((question) => question(hearing)),
  ]
  const claims = verdicts(hearing)
  const totals = totalsOf(input.units, input.tags, hearing.witnesses)
  const isComplete = input.units.length > 0 && input.units.every(({ frontMatter }) => hearing.isHeard(frontMatter.slug))
  return { claims, totals, findings, isComplete, exitCode: exitCodeOf(findings, claims) }
}

function verdicts(hearing: Hearing): ClaimVerdict[] {
  return [...hearing.claims.values()].map(({ claim, unit, standing, witnesses }) => ({
    claim,
    unit: unit.frontMatter.slug,
    standing,
    checkedBy: witnesses.filter(({ outcome }) => outcome !== 'silent').map(({ id }) => id),
  }))
}
