import type { Table as TableNode } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { readRow } from '../document/tables.ts'
import { descendants } from '../document/walk.ts'
import type { Pass } from '../pass.ts'
import { unexpected } from '../unexpected.ts'
import { strayPipes } from './strayPipes.ts'

/** Rows have as many cells as their header, and what begins with a pipe is a table. */
export const tables: Pass = {
  name: 'tables',
  run: ({ document }) => ({
    findings: [
      ...descendants(document.root, 'table').flatMap((table) => checkCells(document, table)),
      ...strayPipes(document),
    ],
  }),
}

function checkCells(document: Document, { children: [header, ...rows] }: TableNode): Finding[] {
  const wanted = header?.children.length ?? 0
  return rows.flatMap((row) => {
    if (row.children.length === wanted) return []
    const { cells, place } = readRow(document, row)
    const surplus = cells[wanted]
    const note = surplus
      ? 'A pipe inside a cell is written `\\|`, in code spans too.'
      : 'A line below a table needs an empty line before it when it is no row of it.'
    return [unexpected('table/cells', surplus?.place ?? place, countOf(cells.length), countOf(wanted), { note })]
  })
}

/** `1 cell`, `2 cells`. */
export function countOf(cells: number): string {
  return `${cells} ${cells === 1 ? 'cell' : 'cells'}`
}
