import type { Finding } from '../../src/model/index.ts'

/** What is wrong with a text: every rule that it breaks, and the text with every fix in its place. */
export interface Refusal {
  readonly rule: string | undefined
  readonly mended: string | undefined
}

export function refusalOf(text: string, findings: readonly Finding[]): Refusal {
  return { rule: rulesOf(findings), mended: mend(text, findings) }
}

/** The ids of all rules that were broken, in one text. */
export function rulesOf(findings: readonly Finding[]): string | undefined {
  return findings.length > 0 ? findings.map(({ ruleId }) => ruleId).join(', ') : undefined
}

function mend(text: string, findings: readonly Finding[]): string | undefined {
  const mendable = findings.filter(({ fix }) => fix !== undefined)
  if (mendable.length === 0) return undefined
  return mendable
    .toSorted((one, other) => other.place.start.offset - one.place.start.offset)
    .reduce(
      (mended, { place, fix }) => mended.slice(0, place.start.offset) + fix + mended.slice(place.end.offset),
      text,
    )
}
