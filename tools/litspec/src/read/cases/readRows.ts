import { slug } from 'github-slugger'
import type { Table } from 'mdast'
import type { Finding, Located } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { readTable } from '../document/tables.ts'
import type { Cell, Row } from '../document/tables.ts'
import { excerptOfCell } from '../excerpt.ts'
import { unexpected } from '../unexpected.ts'
import { parseCell } from '../values/read.ts'
import type { FoundCase } from './buildCase.ts'
import { checksIn } from './links.ts'
import { readColumns } from './readColumns.ts'
import type { Column } from './readColumns.ts'
import type { SuiteScope } from './scope.ts'
import type { Written } from './written.ts'

/**
 * Reads the rows of a table under a signature line: the first cell is the case's name.
 *
 * @spec notation/readRows
 */
export function readRows(document: Document, node: Table, scope: SuiteScope): readonly FoundCase[] {
  const table = readTable(document, node)
  const columns = readColumns(document, table.header, scope)
  if (!columns) return []
  return table.rows.flatMap((row) => readRow(document, row, columns, scope) ?? [])
}

function readRow(document: Document, row: Row, columns: readonly Column[], scope: SuiteScope): FoundCase | undefined {
  const [name, ...cells] = row.cells
  if (!name || row.cells.length !== columns.length + 1) return undefined
  const title = titleOf(name)
  if (slug(title.value) === '') {
    scope.findings.push(unexpected('cases/no-lead', name.place, 'row without a name', 'the name of the case'))
    return undefined
  }
  const before = scope.findings.length
  const written = cells.flatMap(
    (cell, index) => readCell(document, cell, columns[index] as Column, scope.findings) ?? [],
  )
  const isBroken = scope.findings.length > before
  const nodes = row.cells.map(({ node }) => node)
  const checks = checksIn(document, scope.slug, nodes, scope.findings)
  return { title, slug: slug(title.value), checks, written, place: row.place, isBroken }
}

function titleOf({ text, place }: Cell): Located<string> {
  return { value: text.replace(/\.$/, ''), place }
}

/** A cell as the statement that its column makes of it; an empty one says nothing. */
function readCell(document: Document, cell: Cell, column: Column, findings: Finding[]): Written | undefined {
  if (column.kind === 'checks' || cell.node.children.length === 0) return undefined
  const isPlain = cell.node.children[0]?.type !== 'inlineCode'
  const expected = parseCell(excerptOfCell(document, cell.node), isPlain, findings)
  if (!expected) return undefined
  const { literal, about } = expected
  if (column.kind === 'expected') {
    const { name, path } = column
    return {
      kind: 'expect',
      target: { ...(name ? { name: { value: name, place: cell.place } } : {}), path, place: cell.place },
      expected,
    }
  }
  if (about) findings.push(unexpected('values/syntax', about, '`≈` before a given', 'the exact value'))
  else if (column.kind === 'given') return { kind: 'given', name: { value: column.name, place: cell.place }, literal }
  else if (literal.kind === 'name') return { kind: 'throws', code: { value: literal.name, place: literal.place } }
  else findings.push(unexpected('values/type', literal.place, 'value', 'the code of an error'))
  return undefined
}
