import type { Nodes } from 'mdast'
import type { Place } from '../../model/index.ts'
import type { Document } from './document.ts'

/** The place of a node, of its first line only. */
export function firstLine(document: Document, node: Nodes): Place {
  const { start, end } = document.place(node)
  const newline = document.text.indexOf('\n', start.offset)
  return document.placeOf(start.offset, newline < 0 ? end.offset : Math.min(newline, end.offset))
}
