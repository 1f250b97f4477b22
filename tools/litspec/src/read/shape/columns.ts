import type { Finding } from '../../model/index.ts'
import type { Cell, Row, Table } from '../document/tables.ts'
import { suggestionFor } from '../suggestion.ts'
import { quote, unexpected } from '../unexpected.ts'

export interface Columns {
  /** The cell of a row below the k-th expected column; `undefined` when the table or the row has none. */
  readonly cell: (row: Row, column: number) => Cell | undefined
  readonly findings: readonly Finding[]
}

/** Finds the expected columns of a table. A table with other columns is named, and read as far as its columns are known. */
export function columnsOf({ header }: Table, expected: readonly string[]): Columns {
  const names = header.cells.map(({ text }) => text)
  const taken = names.map((name) => expected.includes(name))
  const indices = expected.map((name) => {
    const exact = names.indexOf(name)
    if (exact >= 0) return exact
    const near = names.findIndex((other, index) => !taken[index] && suggestionFor(other, [name]))
    taken[near] = true
    return near
  })
  const cell: Columns['cell'] = (row, column) => row.cells[indices[column] ?? -1]
  const wrong = header.cells.filter(({ text }, index) => text !== expected[index])
  if (names.length === expected.length && wrong.length === 0) return { cell, findings: [] }
  return { cell, findings: [mismatch(header, wrong, expected)] }
}

function mismatch(header: Row, wrong: readonly Cell[], expected: readonly string[]): Finding {
  const [only, second] = wrong
  const name = only && expected[header.cells.indexOf(only)]
  if (only && name && !second && header.cells.length === expected.length) {
    return unexpected('table/header', only.place, `column ${quote(only.text)}`, quote(name), { fix: name })
  }
  const found = header.cells.map(({ text }) => text).join(' | ')
  return unexpected('table/header', header.place, `columns ${quote(found)}`, quote(expected.join(' | ')))
}

/** How many columns of a table are as expected: tells which kind of table was meant. */
export function likeness({ header }: Table, expected: readonly string[]): number {
  return header.cells.filter(({ text }, index) => text === expected[index]).length
}
