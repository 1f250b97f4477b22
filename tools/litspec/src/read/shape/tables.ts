import type { Table as TableNode } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { readTable } from '../document/tables.ts'
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

/** `1 cell`, `2 cells`. */
export function countOf(cells: number): string {
  return `${cells} ${cells === 1 ? 'cell' : 'cells'}`
}
