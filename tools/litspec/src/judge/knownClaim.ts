import type { Finding } from '../model/index.ts'
import { suggestionFor } from '../read/index.ts'

/** What a finding about an unknown claim expects, and the fix or the note that goes with it. */
export function knownClaim(claim: string, claims: Iterable<string>): [expected: string, Pick<Finding, 'fix' | 'note'>] {
  const meant = suggestionFor(claim, claims)
  if (meant !== undefined) return [`\`${meant}\``, { fix: meant }]
  return ['a claim of a unit', { note: '`litspec list claims` shows every claim.' }]
}
