import type { Finding, UnitModel } from '../../model/index.ts'
import { suggestionFor } from '../suggestion.ts'
import { quote, unexpected } from '../unexpected.ts'

/** Past this many wrong links nobody is helped by more suggestions. */
const MOST_SUGGESTIONS = 100

/** Every link inside cases leads to a claim of some unit. */
export function claimLinks(units: readonly UnitModel[]): Finding[] {
  const known = new Set(units.flatMap(({ claims }) => claims.map(({ id }) => id)))
  const findings: Finding[] = []
  for (const check of linksOf(units)) {
    if (known.has(check.value)) continue
    const near = findings.length < MOST_SUGGESTIONS ? suggestionFor(check.value, known) : undefined
    const expected = near ? quote(near) : 'a claim'
    findings.push(unexpected('links/unknown-claim', check.place, `link to ${quote(check.value)}`, expected))
  }
  return findings
}

/** Links of a signature paragraph belong to every case below it, and are one link. */
function linksOf(units: readonly UnitModel[]): UnitModel['cases'][number]['checks'] {
  const links = units.flatMap(({ cases }) => cases.flatMap(({ checks }) => checks))
  return [...new Map(links.map((link) => [`${link.place.file}:${link.place.start.offset}`, link])).values()]
}
