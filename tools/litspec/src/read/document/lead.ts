import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, Strong, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Located } from '../../model/index.ts'
import type { Document } from './document.ts'

/** The bold text that opens a list item or a table cell, if any. */
export function boldOpening(container: ListItem | TableCell): Strong | undefined {
  const [first]: (BlockContent | DefinitionContent | PhrasingContent)[] = container.children
  const opening = first?.type === 'paragraph' ? first.children[0] : first
  return opening?.type === 'strong' ? opening : undefined
}

/** The bold lead of a list item or a table cell: a bold opening that closes with a full stop, which is left out. */
export function readLead(document: Document, container: ListItem | TableCell): Located<string> | undefined {
  const bold = boldOpening(container)
  const text = bold && toString(bold)
  if (!bold || !text || !/[\p{L}\d].*\.$/su.test(text)) return undefined
  const { start, end } = document.place(bold)
  return { value: text.slice(0, -1).replace(/\s+/g, ' '), place: document.placeOf(start.offset + 2, end.offset - 3) }
}
