import { slug as slugOf } from 'github-slugger'
import type { Claim, EvidenceLevel, Finding, FunctionRow } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Draft, OutlineEntry, Pass } from '../pass.ts'
import { repeatsOf } from '../repeats.ts'
import { quote, unexpected } from '../unexpected.ts'
import { readEvidence } from './evidence.ts'
import { readStatements } from './statements.ts'
import type { Statement } from './statements.ts'

/** Reads the claims of function sections and of `Choices`. */
export const claims: Pass = {
  name: 'claims',
  run: ({ document, draft }) => {
    const sections = draft.outline.filter((entry) => holdsClaims(entry, draft.functions))
    const readings = sections.map((entry) => readSection(document, entry, draft))
    const read = readings.flatMap((reading) => reading.claims)
    const silent = sections.filter(
      (_, index) => readings[index]?.claims.length === 0 && readings[index].findings.length === 0,
    )
    const spoken = sections.filter((entry) => !silent.includes(entry))
    const findings = [
      ...readings.flatMap((reading) => reading.findings),
      ...duplicates(read),
      ...unclaimed(draft.functions, spoken),
    ]
    return { read: { claims: read }, findings }
  },
}

/** Function sections and `Choices`; functions without counterpart make no claims. */
export function holdsClaims(entry: OutlineEntry, rows: readonly FunctionRow[]): boolean {
  if (entry.kind === 'fixed') return entry.name === 'Choices'
  return (
    entry.kind === 'function' && rows.some(({ key, withoutCounterpart }) => key === entry.key && !withoutCounterpart)
  )
}

interface SectionReading {
  readonly claims: readonly Claim[]
  readonly findings: readonly Finding[]
}

function readSection(document: Document, entry: OutlineEntry, draft: Draft): SectionReading {
  const { statements, findings } = readStatements(document, entry.section.nodes)
  const marked = statements.map((statement) => ({ statement, ...readEvidence(document, statement) }))
  const usual = entry.kind === 'fixed' ? 'choice' : (draft.frontMatter?.evidence ?? 'confirmed (code)')
  return {
    claims: marked.map(({ statement, level }) => toClaim(draft.slug, entry, statement, level ?? usual)),
    findings: [...findings, ...marked.flatMap((reading) => reading.findings)],
  }
}

function toClaim(unit: string, entry: OutlineEntry, { lead, text }: Statement, evidence: EvidenceLevel): Claim {
  return {
    id: `${unit}/${entry.name}.${slugOf(lead.value)}`,
    section: entry.name,
    ...(entry.kind === 'function' && { function: entry.key }),
    lead,
    text,
    evidence,
  }
}

function duplicates(read: readonly Claim[]): Finding[] {
  return repeatsOf(read, ({ id }) => id).map(([{ id, lead }, first]) => {
    const related = [{ message: 'first here', place: first.lead.place }]
    return unexpected('claims/duplicate-id', lead.place, `second claim ${quote(id)}`, 'a lead of its own', { related })
  })
}

/** Functions that no section speaks of, and that are not without counterpart. */
function unclaimed(rows: readonly FunctionRow[], spoken: readonly OutlineEntry[]): Finding[] {
  const keys = new Set(spoken.flatMap((entry) => (entry.kind === 'function' ? entry.key : [])))
  return rows.flatMap(({ key, name, withoutCounterpart }) => {
    if (withoutCounterpart || keys.has(key)) return []
    const expected = `claims under \`## ${name.value}\`, or an item under \`## Without counterpart\``
    return [unexpected('functions/no-claims', name.place, `function ${quote(name.value)} without claims`, expected)]
  })
}
