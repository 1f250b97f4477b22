import type { JudgeInput } from './input.ts'

/**
 * Test files that the lint says to hold tests back. Why a test of them did not run is said, and a focused one fails
 * because of nothing else.
 */
export function heldFiles({ findings = [] }: JudgeInput): ReadonlySet<string> {
  return new Set(findings.filter(({ ruleId }) => ruleId.startsWith('tests/')).map(({ place }) => place.file))
}
