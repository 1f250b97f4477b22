import type { ListItem, RootContent, TableCell } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { readLead } from '../document/lead.ts'
import { visit } from '../document/walk.ts'
import type { Draft, OutlineEntry, Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'
import { holdsClaims } from './claims.ts'

const READ_ELSEWHERE = ['Without counterpart', 'Cases', 'Errata']

/** A bold lead opens an item or a row only where items are read: elsewhere a claim would go unseen. */
export const outsideSection: Pass = {
  name: 'leads outside sections',
  run: ({ document, draft }) => ({ findings: proseOf(document, draft).flatMap((node) => leadsIn(document, node)) }),
}

/** Everything that is not under a heading that is read item by item. */
function proseOf(document: Document, draft: Draft): RootContent[] {
  const read = new Set<RootContent>()
  for (const entry of draft.outline) {
    const { nodes } = entry.section
    if (holdsClaims(entry, draft.functions)) {
      for (const node of nodes) if (node.type === 'list' || node.type === 'table') read.add(node)
    } else if (isReadElsewhere(entry)) for (const node of nodes) read.add(node)
  }
  return document.root.children.filter((node) => !read.has(node))
}

function isReadElsewhere(entry: OutlineEntry): boolean {
  return entry.kind === 'function' || (entry.kind === 'fixed' && READ_ELSEWHERE.includes(entry.name))
}

function leadsIn(document: Document, top: RootContent): Finding[] {
  const findings: Finding[] = []
  const check = (container: ListItem | TableCell | undefined): void => {
    const lead = container && readLead(document, container)
    if (!lead) return
    const expected = 'it under the heading of a function or `Choices`, or no bold'
    findings.push(unexpected('claims/outside-section', lead.place, `bold lead ${quote(lead.value)}`, expected))
  }
  visit([top], (node) => {
    if (node.type === 'listItem') check(node)
    if (node.type === 'tableRow') check(node.children[0])
    return true
  })
  return findings
}
