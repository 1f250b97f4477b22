import type { ConstantRow, Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Cell, Row } from '../document/tables.ts'
import { codeSpan } from '../functions/address.ts'
import { findSection } from '../outline/findSection.ts'
import type { Pass } from '../pass.ts'
import { columnsOf } from '../shape/columns.ts'
import type { Columns } from '../shape/columns.ts'
import { HEADERS } from '../shape/headers.ts'
import { onlyTable } from '../shape/onlyTable.ts'
import { quote, unexpected } from '../unexpected.ts'
import { checkBits, numberOfBits, wordOf } from './bits.ts'
import { readConstantNumber } from './value.ts'

/** Reads the constants table. */
export const constants: Pass = {
  name: 'constants',
  /** @spec notation/readConstants */
  run: ({ document, draft }) => {
    const section = findSection(draft.sections, 'Constants')
    if (!section) return { findings: [] }
    const { table, findings } = onlyTable(document, section, HEADERS.constants)
    if (!table) return { findings }
    const columns = columnsOf(table, HEADERS.constants)
    const rows: ConstantRow[] = []
    const wrong: Finding[] = [...findings, ...columns.findings]
    for (const row of table.rows) wrong.push(...readRow(document, row, columns, draft.slug, rows))
    return { read: { constants: rows }, findings: wrong }
  },
}

/** Adds a row to those read; cells that are missing are named elsewhere. */
function readRow(document: Document, row: Row, columns: Columns, slug: string, rows: ConstantRow[]): Finding[] {
  const [nameCell, valueCell, bitsCell, meaning] = [0, 1, 2, 3].map((column) => columns.cell(row, column))
  if (!nameCell || !valueCell || !bitsCell) return []
  const findings = checkName(nameCell, rows)
  const reading = readConstantNumber(document, valueCell)
  findings.push(...reading.findings)
  const number = reading.number ?? numberOfBits(bitsCell, valueCell)
  if (!number) return findings
  rows.push({
    key: `${slug}/${nameCell.text}`,
    name: { value: nameCell.text, place: nameCell.place },
    kind: number.kind,
    value: { value: number.value, place: valueCell.place },
    bits: { value: wordOf(number), place: bitsCell.place },
    meaning: meaning?.text ?? '',
  })
  return [...findings, ...checkBits(bitsCell, number, valueCell)]
}

function checkName(cell: Cell, rows: readonly ConstantRow[]): Finding[] {
  const found = cell.text === '' ? 'empty cell' : `name ${quote(cell.text)}`
  if (!/^[A-Za-z_]\w*$/.test(cell.text)) {
    return [unexpected('constants/name', cell.place, found, 'an identifier in a code span')]
  }
  if (!codeSpan(cell)) {
    const fix = `\`${cell.text}\``
    return [unexpected('constants/name', cell.place, found, `${quote(cell.text)} in a code span`, { fix })]
  }
  const first = rows.find(({ name }) => name.value === cell.text)
  if (!first) return []
  const related = [{ message: 'first here', place: first.name.place }]
  return [unexpected('constants/name', cell.place, `second ${quote(cell.text)}`, 'every name once', { related })]
}
