import type { ListItem, Nodes, Paragraph } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { firstLine } from '../document/firstLine.ts'
import { boldOpening, readLead } from '../document/lead.ts'
import { quote, unexpected } from '../unexpected.ts'

/** Whether an item opens in bold with the full stop behind it: `**Falling**. It falls`. */
export function isNearlyLead(item: ListItem): boolean {
  const [paragraph] = item.children
  const next = paragraph?.type === 'paragraph' ? paragraph.children[1] : undefined
  return boldOpening(item) !== undefined && next?.type === 'text' && /^[.:]/.test(next.value)
}

/** The finding that an item or the first cell of a row has no lead. */
export function withoutLead(document: Document, container: Nodes): Finding {
  const bold = container.type === 'listItem' || container.type === 'tableCell' ? boldOpening(container) : undefined
  if (bold) {
    const text = toString(bold)
    const expected = 'a lead that closes with a full stop inside the bold'
    const fix = /[\p{L}\p{N}]$/u.test(text) ? { fix: `**${text}.**` } : {}
    return unexpected('claims/no-lead', document.place(bold), `bold ${quote(text)}`, expected, fix)
  }
  const place = firstLine(document, container)
  const line = document.text.slice(place.start.offset, place.end.offset)
  const kind = container.type === 'listItem' ? 'item' : 'row'
  const expected = 'a bold lead such as `**Six clips.**` at its start'
  return unexpected('claims/no-lead', place, `${kind} ${quote(line)}`, expected)
}

/** The finding that a paragraph opens with a lead, so that a claim would hide in prose. */
export function leadOfParagraph(document: Document, paragraph: Paragraph): Finding[] {
  const lead = readLead(document, { type: 'listItem', children: [paragraph] })
  if (!lead) return []
  const expected = 'a list item or a table row that opens with it'
  return [unexpected('claims/outside-section', lead.place, `bold lead ${quote(lead.value)} of a paragraph`, expected)]
}
