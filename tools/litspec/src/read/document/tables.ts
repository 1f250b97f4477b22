import type { Table as TableNode, TableCell, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Place } from '../../model/index.ts'
import type { Document } from './document.ts'

export interface Cell {
  readonly node: TableCell
  readonly text: string
  /** Of the content, not of the pipe; of an empty cell, the blank between its pipes. */
  readonly place: Place
}

export interface Row {
  /** As many as the source has: fewer or more than the header when the row is wrong. */
  readonly cells: readonly Cell[]
  readonly place: Place
}

export interface Table {
  readonly header: Row
  readonly rows: readonly Row[]
  readonly place: Place
}

export function readTable(document: Document, node: TableNode): Table {
  const [header, ...rows] = node.children.map((row) => readRow(document, row))
  return { header: header as Row, rows, place: document.place(node) }
}

export function readRow(document: Document, row: TableRow): Row {
  const cells = row.children.map((node) => ({ node, text: toString(node).trim(), place: cellPlace(document, node) }))
  return { cells, place: document.place(row) }
}

function cellPlace(document: Document, cell: TableCell): Place {
  const place = document.place(cell)
  if (cell.children.length > 0) return place
  const { start, end } = place
  const blank = /^\|?([^|]*)/.exec(document.text.slice(start.offset, end.offset))
  const from = start.offset + (blank?.[0].length ?? 0) - (blank?.[1]?.length ?? 0)
  return document.placeOf(from, start.offset + (blank?.[0].length ?? 0))
}
