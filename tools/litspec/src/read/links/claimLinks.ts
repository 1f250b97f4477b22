import type { Finding, Located, UnitModel } from '../../model/index.ts'
import { suggestionFor } from '../suggestion.ts'
import { stemOf } from '../document/stemOf.ts'
import { quote, unexpected } from '../unexpected.ts'

/** Past this many wrong links nobody is helped by more suggestions. */
const MOST_SUGGESTIONS = 100

/** Every link inside cases leads to a claim of some unit; of `unsure` files nobody can tell. */
export function claimLinks(units: readonly UnitModel[], unsure: ReadonlySet<string>): Finding[] {
  const known = new Set(units.flatMap(({ claims }) => claims.map(({ id }) => id)))
  const open = new Set([...unsure].map(stemOf))
  const findings: Finding[] = []
  for (const check of linksOf(units)) {
    if (known.has(check.value) || open.has(check.value.split('/', 1)[0] ?? '')) continue
    const near = findings.length < MOST_SUGGESTIONS ? suggestionFor(check.value, known) : undefined
    const fix = near && fixOf(check, near)
    const expected = near ? quote(near) : 'a claim'
    const found = `link to ${quote(check.value)}`
    findings.push(unexpected('links/unknown-claim', check.place, found, expected, fix ? { fix } : {}))
  }
  return findings
}

/** Links of a signature paragraph belong to every case below it, and are one link. */
function linksOf(units: readonly UnitModel[]): UnitModel['cases'][number]['checks'] {
  const links = units.flatMap(({ cases }) => cases.flatMap(({ checks }) => checks))
  return [...new Map(links.map((link) => [`${link.place.file}:${link.place.start.offset}`, link])).values()]
}

/** The target of a link to another claim, if the wrong target is written in the plain form. */
function fixOf({ value, place }: Located<string>, id: string): string | undefined {
  const written = place.end.offset - place.start.offset
  const plain = targetOf(value, stemOf(place.file))
  return plain.length === written ? targetOf(id, stemOf(place.file)) : undefined
}

/** `#Section.lead` of the unit itself, `other.md#Section.lead` of another one. */
function targetOf(id: string, unit: string): string {
  const [slug = '', anchor = ''] = id.split('/')
  return slug === unit ? `#${anchor}` : `${slug}.md#${anchor}`
}
