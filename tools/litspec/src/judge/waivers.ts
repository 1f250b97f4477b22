import type { Finding, Waiver } from '../model/index.ts'
import { unexpected } from '../read/index.ts'
import type { JudgedClaim } from './claims.ts'
import type { Hearing } from './hearing.ts'
import { holds } from './isWaived.ts'
import { knownClaim } from './knownClaim.ts'

/** What is wrong with the waivers: they are for claims that exist and are not proven, and only until a day. */
export function waiverFindings({ input, claims, isHeard }: Hearing): Finding[] {
  return input.waivers
    .filter((waiver) => isHeard(waiver.claim.value))
    .flatMap((waiver) => waiverFinding(waiver, claims, input.today) ?? [])
}

function waiverFinding(waiver: Waiver, claims: ReadonlyMap<string, JudgedClaim>, today: string): Finding | undefined {
  const judged = claims.get(waiver.claim.value)
  if (judged === undefined) return unknownClaim(waiver, claims.keys())
  if (judged.merits === 'proven') return idle(waiver, judged)
  return holds(waiver, today) ? undefined : expired(waiver, judged, today)
}

function unknownClaim({ claim }: Waiver, claims: Iterable<string>): Finding {
  return unexpected('waiver/unknown-claim', claim.place, `claim \`${claim.value}\``, ...knownClaim(claim.value, claims))
}

function idle({ claim }: Waiver, { claim: { lead } }: JudgedClaim): Finding {
  return unexpected('waiver/idle', claim.place, `waiver for \`${claim.value}\`, which is proven`, 'none', {
    note: 'Delete the row.',
    related: [{ message: 'the claim', place: lead.place }],
  })
}

function expired({ claim, until }: Waiver, { claim: { lead }, merits }: JudgedClaim, today: string): Finding {
  const found = `last day \`${until.value}\` of a waiver for a claim that is ${merits}`
  return unexpected('waiver/expired', until.place, found, `\`${today}\` or later`, {
    note: `Prove ${claim.value} and delete the row, or say why it may wait longer.`,
    related: [{ message: 'the claim', place: lead.place }],
  })
}
