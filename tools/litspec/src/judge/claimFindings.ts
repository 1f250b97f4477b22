import type { Finding } from '../model/index.ts'
import { unexpected } from '../read/index.ts'
import type { JudgedClaim } from './claims.ts'
import { heldFiles } from './heldFiles.ts'
import type { Hearing } from './hearing.ts'
import { isOfDocument } from './isOfDocument.ts'
import { exercises } from './judgeClaim.ts'
import type { Witness } from './witnesses.ts'

/** Why claims are not proven, each at its lead, with how to prove it. */
export function claimFindings(hearing: Hearing): Finding[] {
  return [...hearing.claims.values()]
    .filter((judged) => hearing.isHeard(judged.claim.id) && !isExplained(judged, hearing))
    .flatMap((judged) => claimFinding(judged) ?? [])
}

/** Whether another finding already says why the claim is not proven, or a waiver says that it need not be. */
function isExplained(judged: JudgedClaim, { input, isComplete }: Hearing): boolean {
  const { claim, merits, witnesses } = judged
  if (input.waivers.some((waiver) => waiver.claim.value === claim.id)) return true
  if (merits === 'untested') return !isComplete(claim.id) || witnesses.some(({ outcome }) => outcome === 'silent')
  if (merits === 'refuted') {
    const held = heldFiles(input)
    return witnesses.every(({ outcome, place }) => outcome !== 'failed' || held.has(place.file))
  }
  return merits === 'unexercised' && lacksTag(judged) && (input.findings ?? []).some(tellsOfTags)
}

/** Whether a function that would have to run carries no tag. Of a claim under Choices it can be any of its unit. */
function lacksTag({ claim, unit, home: { own } }: JudgedClaim): boolean {
  if (claim.function !== undefined) return !own.has(claim.function)
  return unit.functions.some(({ key, withoutCounterpart }) => withoutCounterpart === undefined && !own.has(key))
}

/** Whether a finding says that a tag is missing or wrong, or keeps the lint from saying so. */
function tellsOfTags(finding: Finding): boolean {
  return /^(?:orig|source)\//.test(finding.ruleId) || isOfDocument(finding)
}

function claimFinding(judged: JudgedClaim): Finding | undefined {
  switch (judged.merits) {
    case 'untested':
      return untested(judged)
    case 'refuted':
      return refuted(judged)
    case 'unexercised':
      return unexercised(judged)
    case 'proven':
      return undefined
  }
}

function untested({ claim }: JudgedClaim): Finding {
  const anchor = claim.id.slice(claim.id.indexOf('/') + 1)
  return unexpected(
    'claim/untested',
    claim.lead.place,
    `claim \`${claim.id}\` that nothing checks`,
    'a case or a test',
    {
      note: `Link to #${anchor} from a case, or name ${claim.id} in the meta of a test.`,
    },
  )
}

function refuted({ claim, witnesses }: JudgedClaim): Finding {
  const failed = witnesses.filter(({ outcome }) => outcome === 'failed')
  const expected = `everything that checks \`${claim.id}\` to pass`
  return unexpected('claim/refuted', claim.lead.place, `failure of ${names(failed)}`, expected, {
    note: 'The test run shows expected and actual values: mend the code, or the claim and what checks it.',
    related: failed.map(({ kind, place }) => ({ message: `the ${kind} that failed`, place })),
  })
}

function unexercised({ claim, unit, witnesses, home }: JudgedClaim): Finding {
  const idle = witnesses.filter((witness) => witness.outcome === 'passed' && !exercises(witness, claim, home))
  const row = unit.functions.find(({ key }) => key === claim.function)
  const made = idle.every(({ ran }) => [...home.own].some((key) => ran.has(key)))
  const wanted = row
    ? `\`${row.name.value}\``
    : made
      ? `a function of \`${home.folder}\` once its driver was made`
      : `a tagged function of \`${unit.frontMatter.slug}\``
  const found = `pass of ${names(idle)} without running ${wanted}`
  return unexpected('claim/unexercised', claim.lead.place, found, `what checks \`${claim.id}\` to run it`, {
    note: `Let it call ${row === undefined ? 'one' : `the function tagged ${row.key}`}, or check the claim by something that does.`,
    related: idle.map(({ kind, place }) => ({ message: `the ${kind} that did not run it`, place })),
  })
}

/** `a`, `b` and 3 more. */
function names(witnesses: readonly Witness[]): string {
  const named = witnesses.slice(0, 3).map(({ id }) => `\`${id}\``)
  const more = witnesses.length - named.length
  return named.join(', ') + (more === 0 ? '' : ` and ${more} more`)
}
