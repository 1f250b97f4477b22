import type { Table as TableNode } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { readTable } from '../document/tables.ts'
import { descendants } from '../document/walk.ts'
import type { Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'

/** Rows have as many cells as their header, and what begins with a pipe is a table. */
export const tables: Pass = {
  name: 'tables',
  run: ({ document }) => ({
    findings: [
      ...descendants(document.root, 'table').flatMap((table) => checkCells(document, table)),
      ...descendants(document.root, 'paragraph').flatMap((paragraph) =>
        checkPipes(document, document.place(paragraph).start.offset, document.place(paragraph).end.offset),
      ),
    ],
  }),
}

function checkCells(document: Document, node: TableNode): Finding[] {
  const { header, rows } = readTable(document, node)
  const wanted = header.cells.length
  return rows.flatMap(({ cells, place }) => {
    if (cells.length === wanted) return []
    const surplus = cells[wanted]
    const note = surplus
      ? 'A pipe inside a cell is written `\\|`, in code spans too.'
      : 'A row below a table needs an empty line before it when it is not one of its rows.'
    return [unexpected('table/cells', surplus?.place ?? place, countOf(cells.length), countOf(wanted), { note })]
  })
}

function countOf(cells: number): string {
  return `${cells} ${cells === 1 ? 'cell' : 'cells'}`
}

/** A paragraph with a line that begins with a pipe was meant as a table, most often its delimiter row is wrong. */
function checkPipes(document: Document, start: number, end: number): Finding[] {
  const text = document.text.slice(start, end)
  const match = /^[ \t>]*(\|.*)(?:\n[ \t>]*([|:][-|: \t]*)$)?/m.exec(text)
  if (!match) return []
  const [whole, header = '', delimiters] = match
  if (delimiters !== undefined) {
    const to = start + match.index + whole.length
    const right = `|${' --- |'.repeat(cellsOf(header))}`
    const place = document.placeOf(to - delimiters.length, to)
    return [unexpected('table/header', place, `delimiter row ${quote(delimiters)}`, quote(right), { fix: right })]
  }
  const from = start + match.index + (whole.indexOf('|') < 0 ? 0 : whole.indexOf('|'))
  const place = document.placeOf(from, from + header.length)
  return [
    unexpected('table/header', place, `${quote(header)} outside a table`, 'a header row with a delimiter row below it'),
  ]
}

/** How many cells a row has in the source. */
function cellsOf(row: string): number {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length
}
