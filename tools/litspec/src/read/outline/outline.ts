import type { Finding, FunctionRow } from '../../model/index.ts'
import type { Section } from '../document/document.ts'
import { FIXED_SECTIONS } from '../pass.ts'
import type { Draft, OutlineEntry, Pass } from '../pass.ts'
import { repeatsOf } from '../repeats.ts'
import { quote, unexpected } from '../unexpected.ts'
import { nameOfHeading } from './findSection.ts'
import { openingAddress, rowOfSection } from './rowOfSection.ts'

/** Tells what every second-level section is. A heading that is nearly a known one is named and taken for it. */
export const outline: Pass = {
  name: 'outline',
  run: ({ draft }) => {
    const functions = draft.functions.map(({ name }) => name.value)
    const known = new Set<string>([...FIXED_SECTIONS, ...functions])
    const sections = draft.sections.filter(({ depth }) => depth === 2)
    const entries = sections.map((section) =>
      entryOf(section, nameOf(section, sections, known, draft), draft.functions),
    )
    const findings = [...misspelt(entries), ...misplaced(draft.sections, known), ...duplicates(entries)]
    return { read: { outline: entries }, findings }
  },
}

/** The name that a section was meant to have: by its heading, or by the address of a function that no heading names. */
function nameOf(section: Section, all: readonly Section[], known: ReadonlySet<string>, { functions }: Draft): string {
  const title = section.title.value
  const row = functions.find(({ key }) => key === openingAddress(section))
  const isUnnamed = row !== undefined && !all.some((one) => nameOfHeading(one.title.value, known) === row.name.value)
  return nameOfHeading(title, known) ?? (isUnnamed ? row.name.value : title)
}

function entryOf(section: Section, name: string, rows: readonly FunctionRow[]): OutlineEntry {
  const fixed = FIXED_SECTIONS.find((title) => title === name)
  if (fixed) return { section, kind: 'fixed', name: fixed }
  const row = rowOfSection(
    section,
    rows.filter((candidate) => candidate.name.value === name),
  )
  return row ? { section, kind: 'function', name, key: row.key } : { section, kind: 'prose', name }
}

function misspelt(entries: readonly OutlineEntry[]): Finding[] {
  return entries.flatMap(({ section: { title }, name }) =>
    title.value === name
      ? []
      : [unexpected('section/misspelt', title.place, `heading ${quote(title.value)}`, quote(name), { fix: name })],
  )
}

/** Known names stand on the second level only; below `Cases` sub-headings are free. */
function misplaced(sections: readonly Section[], known: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  let above: string | undefined
  for (const section of sections) {
    if (section.depth <= 2) above = nameOfHeading(section.title.value, known)
    if (section.depth <= 2 || above === 'Cases') continue
    const name = nameOfHeading(section.title.value, known)
    if (name === undefined) continue
    const found = `heading ${quote(section.title.value)} on level ${section.depth}`
    findings.push(unexpected('section/misspelt', section.title.place, found, `\`## ${name}\` or another name`))
  }
  return findings
}

function duplicates(entries: readonly OutlineEntry[]): Finding[] {
  const identityOf = (entry: OutlineEntry): string =>
    entry.kind === 'function' ? `${entry.name} ${entry.key}` : entry.name
  return repeatsOf(entries, identityOf).map(
    ([
      {
        section: { title },
      },
      first,
    ]) => {
      const related = [{ message: 'first here', place: first.section.title.place }]
      return unexpected('section/duplicate', title.place, `second section ${quote(title.value)}`, 'one', { related })
    },
  )
}
