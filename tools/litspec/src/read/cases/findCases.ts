import { slug } from 'github-slugger'
import type { Blockquote, Nodes } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { descendants } from '../document/walk.ts'
import { unexpected } from '../unexpected.ts'
import type { FoundCase } from './buildCase.ts'
import { statementsIn } from './carriers.ts'
import type { Collector } from './collector.ts'
import type { Block } from './outline.ts'
import { readItem } from './readItem.ts'
import { readRows } from './readRows.ts'
import type { SuiteScope } from './scope.ts'

/** A block that can hold cases. */
export type Carrier = Extract<Block, { kind: 'item' | 'fence' | 'table' }>

/** The cases of a block; what is none goes to the collector. */
export function findCases(
  document: Document,
  block: Carrier,
  suite: SuiteScope,
  collector: Collector,
): readonly FoundCase[] {
  switch (block.kind) {
    case 'item':
      return findItem(document, block, suite, collector)
    case 'table':
      return findRows(document, block, suite, collector)
    case 'fence':
      return findFence(document, block, suite)
  }
}

function findItem(
  document: Document,
  { node }: Extract<Block, { kind: 'item' }>,
  { slug: unit, findings }: SuiteScope,
  collector: Collector,
): readonly FoundCase[] {
  const reading = readItem(document, node, unit, findings)
  collector.addUnbound([node])
  if (reading?.kind === 'untestable') collector.untestable.push(reading.untestable)
  return reading?.kind === 'case' ? [reading.found] : []
}

function findRows(
  document: Document,
  { node }: Extract<Block, { kind: 'table' }>,
  scope: SuiteScope,
  collector: Collector,
): readonly FoundCase[] {
  if (scope.suite.kind === 'steps') {
    const expected = 'list items or `case` fences'
    scope.findings.push(unexpected('cases/syntax', document.place(node), 'table of steps', expected))
    return []
  }
  for (const { children } of node.children.slice(1)) {
    collector.addUnbound(children.filter((cell, index) => index === 0 || cell.children.some(isLink)))
  }
  return readRows(document, node, scope)
}

function isLink({ type }: Nodes): boolean {
  return type === 'link'
}

/** A fence on its own is the case that its heading names. */
function findFence(
  document: Document,
  { node, headings }: Extract<Block, { kind: 'fence' }>,
  { findings }: SuiteScope,
): readonly FoundCase[] {
  const title = headings.at(-1)
  const place = document.place(node)
  if (title && slug(title.value)) {
    return [{ title, slug: slug(title.value), checks: [], place, ...statementsIn(document, [node], findings) }]
  }
  findings.push(unexpected('cases/no-lead', place, 'fence without a name', 'a bold name or a heading above'))
  return []
}

/** A case in a block quote would not be read. */
export function refuseQuote(document: Document, quote: Blockquote): readonly Finding[] {
  const types: readonly Nodes['type'][] = ['listItem', 'table', 'code']
  const [inside] = types.flatMap((type) => descendants(quote, type))
  return inside ? [unexpected('cases/syntax', document.place(inside), 'case in a block quote', 'it outside')] : []
}
