import { slug } from 'github-slugger'
import type { ListItem, Nodes, Strong } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Finding, Located } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { boldOpening, readLead } from '../document/lead.ts'
import { visit } from '../document/walk.ts'
import { quote, unexpected } from '../unexpected.ts'
import type { FoundCase } from './buildCase.ts'
import { statementsIn } from './carriers.ts'
import { checksIn } from './links.ts'

export type Untestable = { readonly title: Located<string>; readonly reason: string }

/** What an item of the cases is: a case, a reason why there is none, or nothing that can be read. */
export type ItemReading =
  | { readonly kind: 'case'; readonly found: FoundCase }
  | { readonly kind: 'untestable'; readonly untestable: Untestable }

const UNTESTABLE = 'untestable:'

/** Reads an item with its bold lead, code spans and fences. */
export function readItem(
  document: Document,
  item: ListItem,
  unit: string,
  findings: Finding[],
): ItemReading | undefined {
  const lead = boldOpening(item)
  const title = readLead(document, item)
  if (!lead || !title || slug(title.value) === '') {
    findings.push(refuseLead(document, item, lead))
    return undefined
  }
  const reason = untestableReason(item)
  if (reason !== undefined) return readUntestable(title, reason, findings)
  const nested = nestedCases(item)
  for (const node of nested) findings.push(refuseNested(document, node))
  const { written, isBroken } = statementsIn(document, item.children, findings, new Set([lead, ...nested]))
  const checks = checksIn(document, unit, item.children, findings)
  const place = document.place(item)
  return {
    kind: 'case',
    found: { title, slug: slug(title.value), checks, written, place, isBroken: isBroken || nested.length > 0 },
  }
}

function refuseLead(document: Document, item: ListItem, lead: Strong | undefined): Finding {
  if (!lead) {
    const { start } = document.place(item.children[0] ?? item)
    const place = document.placeOf(start.offset, start.offset)
    return unexpected('cases/no-lead', place, 'case without a name', 'a bold name with a full stop, `**Name.**`')
  }
  const source = toString(lead)
  const fix = slug(source) && !source.endsWith('.') ? { fix: `**${source}.**` } : {}
  return unexpected('cases/no-lead', document.place(lead), quote(`**${source}**`), quote(fix.fix ?? '**Name.**'), fix)
}

/** The text behind `**Lead.** untestable:`. */
function untestableReason(item: ListItem): string | undefined {
  const [paragraph] = item.children
  if (paragraph?.type !== 'paragraph') return undefined
  const text = paragraph.children
    .slice(1)
    .map((node) => toString(node))
    .join('')
    .trimStart()
  return text.startsWith(UNTESTABLE) ? text.slice(UNTESTABLE.length).trim().replace(/\s+/g, ' ') : undefined
}

function readUntestable(title: Located<string>, reason: string, findings: Finding[]): ItemReading | undefined {
  if (reason) return { kind: 'untestable', untestable: { title, reason } }
  findings.push(unexpected('cases/empty', title.place, '`untestable:` without a reason', 'the reason behind it'))
  return undefined
}

/** Tables and items with a lead of their own: inside a case they would be lost. */
function nestedCases(item: ListItem): readonly Nodes[] {
  const nested: Nodes[] = []
  visit(item.children, (node) => {
    const isCase = node.type === 'table' || (node.type === 'listItem' && boldOpening(node) !== undefined)
    if (isCase) nested.push(node)
    return !isCase
  })
  return nested
}

function refuseNested(document: Document, node: Nodes): Finding {
  const what = node.type === 'table' ? 'table inside a case' : 'case inside a case'
  return unexpected('cases/syntax', document.place(node), what, 'it beside the case')
}
