import type { ClaimVerdict, Finding, RuleId, Verdict } from '../model/index.ts'

/** Findings that leave nothing to judge by. */
const CANNOT_JUDGE: ReadonlySet<RuleId> = new Set([
  'gate/no-units',
  'gate/no-claims',
  'gate/no-cases',
  'gate/no-sources',
  'evidence/missing',
  'evidence/malformed',
  'evidence/foreign',
  'evidence/outdated',
])

/** 3 when something cannot be judged, 1 when anything at all is left to say, and 0 only when every claim is settled. */
export function exitCodeOf(
  findings: readonly Finding[],
  claims: readonly Pick<ClaimVerdict, 'standing'>[] = [],
): Verdict['exitCode'] {
  if (findings.some(({ ruleId }) => CANNOT_JUDGE.has(ruleId))) return 3
  const settled = claims.every(({ standing }) => standing === 'proven' || standing === 'waived')
  return findings.length === 0 && settled ? 0 : 1
}
