import type { List, ListItem, Nodes, Paragraph, RootContent, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Finding, Located } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { readLead } from '../document/lead.ts'
import { isNearlyLead, leadOfParagraph, withoutLead } from './wrongLead.ts'

/** A claim before it has an id. */
export interface Statement {
  readonly lead: Located<string>
  /** What it is made of, in the order of the document: nested statements are not among it. */
  readonly parts: readonly (Paragraph | TableCell)[]
  readonly text: string
}

export interface StatementsReading {
  readonly statements: readonly Statement[]
  readonly findings: readonly Finding[]
}

/**
 * Reads the statements of a section: the items of its lists and the rows of its tables that open with a lead.
 *
 * @spec notation/readClaims
 */
export function readStatements(document: Document, nodes: readonly RootContent[]): StatementsReading {
  const read = nodes.flatMap((node) => {
    if (node.type === 'list') return [...inList(document, node, true)]
    if (node.type === 'table') return [...inTable(document, node)]
    return node.type === 'paragraph' ? leadOfParagraph(document, node) : []
  })
  return {
    statements: read.filter((one): one is Statement => 'lead' in one),
    findings: read.filter((one): one is Finding => 'ruleId' in one),
  }
}

/** Every item of an outermost list opens with a lead; of those inside, the ones that do are statements too. */
function* inList(document: Document, list: List, outermost: boolean): Generator<Statement | Finding> {
  for (const item of list.children) {
    const lead = readLead(document, item)
    if (lead) yield { lead, ...contentOf(document, item) }
    else if (outermost || isNearlyLead(item)) yield withoutLead(document, item)
    yield* inBlocks(document, item.children)
  }
}

function* inBlocks(document: Document, blocks: readonly RootContent[]): Generator<Statement | Finding> {
  for (const block of blocks) {
    if (block.type === 'list') yield* inList(document, block, false)
    if (block.type === 'table') yield* inTable(document, block)
    if (block.type === 'blockquote') yield* inBlocks(document, block.children)
  }
}

/** Where one row has a lead, every row has one. */
function* inTable(document: Document, { children: [, ...rows] }: Table): Generator<Statement | Finding> {
  if (!rows.some((row) => isStatement(document, row))) return
  for (const row of rows) {
    const [first] = row.children
    const lead = first && readLead(document, first)
    if (lead) yield { lead, parts: row.children, text: row.children.map(plain).join(' | ') }
    else yield withoutLead(document, first ?? row)
  }
}

/** Whether an item or a row opens with a lead, so that it is a statement. */
export function isStatement(document: Document, node: Nodes): boolean {
  const container = node.type === 'tableRow' ? node.children[0] : node
  return (container?.type === 'tableCell' || container?.type === 'listItem') && !!readLead(document, container)
}

const CONTAINERS: readonly Nodes['type'][] = ['listItem', 'list', 'blockquote', 'table', 'tableRow']

/** Paragraphs and text of an item, without items and rows inside it that are statements themselves. */
function contentOf(document: Document, item: ListItem): Pick<Statement, 'parts' | 'text'> {
  const parts: (Paragraph | TableCell)[] = []
  const texts: string[] = []
  const add = (node: Nodes): void => {
    if (node !== item && isStatement(document, node)) return
    if (node.type === 'paragraph' || node.type === 'tableCell') parts.push(node)
    if (CONTAINERS.includes(node.type) && 'children' in node) for (const child of node.children) add(child)
    else texts.push(plain(node))
  }
  add(item)
  return { parts, text: texts.filter(Boolean).join(' ') }
}

/** The text of a paragraph or a cell, without the evidence marker at its end. */
function plain(node: Nodes): string {
  const text = toString(node).replace(/\s+/g, ' ').trim()
  return text.replace(/\s*\((?:inferred|runtime|choice|code)\)(\.?)$/, '$1')
}
