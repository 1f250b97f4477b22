import type { List, ListItem, Nodes, Paragraph, RootContent, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Finding, Located } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { firstLine } from '../document/firstLine.ts'
import { boldOpening, readLead } from '../document/lead.ts'
import { quote, unexpected } from '../unexpected.ts'

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

/** Reads the statements of a section: the items of its lists and the rows of its tables that open with a lead. */
export function readStatements(document: Document, nodes: readonly RootContent[]): StatementsReading {
  const statements: Statement[] = []
  const findings: Finding[] = []
  for (const node of nodes) {
    if (node.type === 'list') readList(node, true)
    if (node.type === 'table') readRows(node)
    if (node.type === 'paragraph') refuseLead(node)
  }
  return { statements, findings }

  function readList(list: List, outermost: boolean): void {
    for (const item of list.children) {
      const lead = readLead(document, item)
      if (lead) statements.push({ lead, ...contentOf(item) })
      else if (outermost) findings.push(withoutLead(document, item))
      for (const child of item.children) {
        if (child.type === 'list') readList(child, false)
        if (child.type === 'table') readRows(child)
      }
    }
  }

  function readRows({ children: [, ...rows] }: Table): void {
    const firsts = rows.flatMap(({ children: [first] }) => first ?? [])
    if (!firsts.some((cell) => readLead(document, cell))) return
    for (const row of rows) {
      const [first] = row.children
      const lead = first && readLead(document, first)
      if (lead) statements.push({ lead, parts: row.children, text: row.children.map(plain).join(' | ') })
      else findings.push(withoutLead(document, first ?? row))
    }
  }

  function refuseLead(paragraph: Paragraph): void {
    const lead = readLead(document, { type: 'listItem', children: [paragraph] })
    if (!lead) return
    const found = `bold lead ${quote(lead.value)} of a paragraph`
    findings.push(
      unexpected('claims/outside-section', lead.place, found, 'a list item or a table row that opens with it'),
    )
  }
}

/** Paragraphs and text of an item, without items and rows inside it that are statements themselves. */
function contentOf(item: ListItem): Pick<Statement, 'parts' | 'text'> {
  const parts: (Paragraph | TableCell)[] = []
  const texts: string[] = []
  const add = (node: Nodes): void => {
    if (node !== item && isStatement(node)) return
    if (node.type === 'paragraph' || node.type === 'tableCell') parts.push(node)
    if (['listItem', 'list', 'blockquote', 'table', 'tableRow'].includes(node.type) && 'children' in node) {
      for (const child of node.children) add(child)
    } else texts.push(plain(node))
  }
  add(item)
  return { parts, text: texts.filter(Boolean).join(' ') }
}

/** Whether an item or a row opens in bold, so that it is a statement, or was meant as one. */
export function isStatement(node: Nodes): boolean {
  if (node.type === 'tableRow') return node.children[0] !== undefined && boldOpening(node.children[0]) !== undefined
  return node.type === 'listItem' && boldOpening(node) !== undefined
}

function plain(node: Nodes): string {
  return toString(node).replace(/\s+/g, ' ').trim()
}

function withoutLead(document: Document, container: ListItem | TableCell | Nodes): Finding {
  const bold = container.type === 'listItem' || container.type === 'tableCell' ? boldOpening(container) : undefined
  if (bold) {
    const text = toString(bold)
    const fix = /[\p{L}\p{N}]$/u.test(text) ? { fix: `**${text}.**` } : {}
    return unexpected(
      'claims/no-lead',
      document.place(bold),
      `bold ${quote(text)}`,
      'a lead that closes with a full stop inside the bold',
      fix,
    )
  }
  const place = firstLine(document, container)
  const kind = container.type === 'listItem' ? 'item' : 'row'
  const found = `${kind} ${quote(document.text.slice(place.start.offset, place.end.offset))}`
  return unexpected('claims/no-lead', place, found, 'a bold lead such as `**Six clips.**` at its start')
}
