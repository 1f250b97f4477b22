import type { Nodes } from 'mdast'
import type { Place } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { numbersIn } from '../document/numbers.ts'
import { endOfOpening } from '../functions/openingLine.ts'
import type { OutlineEntry, Pass } from '../pass.ts'
import { holdsClaims } from './claims.ts'
import { isStatement } from './statements.ts'

/** Counts the numbers of function sections outside every claim, so that no claim can hide in prose. */
export const unmarked: Pass = {
  name: 'unmarked numbers',
  run: ({ document, draft }) => {
    const sections = draft.outline.filter((entry) => entry.kind === 'function' && holdsClaims(entry, draft.functions))
    return { read: { unmarked: sections.flatMap((entry) => numbersOutside(document, entry)) }, findings: [] }
  },
}

function numbersOutside(document: Document, entry: OutlineEntry): Place[] {
  const items = new Set<Nodes>(entry.section.nodes.flatMap((node) => (node.type === 'list' ? node.children : [])))
  const opening = endOfOpening(document, entry) ?? 0
  const places = numbersIn(document, entry.section.nodes, (node) => items.has(node) || isStatement(document, node))
  return places.filter(({ start }) => start.offset >= opening)
}
