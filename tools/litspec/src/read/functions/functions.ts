import type { Config, Finding, FunctionRow } from '../../model/index.ts'
import type { Document, Section } from '../document/document.ts'
import type { Row } from '../document/tables.ts'
import { findSection } from '../outline/findSection.ts'
import type { Pass } from '../pass.ts'
import { repeatsOf } from '../repeats.ts'
import { columnsOf, likeness } from '../shape/columns.ts'
import type { Columns } from '../shape/columns.ts'
import { HEADERS } from '../shape/headers.ts'
import { onlyTable } from '../shape/onlyTable.ts'
import { unexpected } from '../unexpected.ts'
import { readAddress } from './address.ts'
import { readName } from './name.ts'
import { readSize } from './size.ts'
import { checkTotal } from './total.ts'

/** Reads the functions table: with addresses when the unit has a binary, else functions of our own. */
export const functions: Pass = {
  name: 'functions',
  /** @spec notation/readFunctions */
  run: ({ document, config, draft }) => {
    const section = findSection(draft.sections, 'Functions')
    if (!section) return { findings: [] }
    const original = draft.frontMatter ? draft.frontMatter.binary !== undefined : looksOriginal(document, section)
    const headers = original ? HEADERS.functions : HEADERS.ownFunctions
    const { table, findings } = onlyTable(document, section, headers)
    if (!table) return { findings }
    const columns = columnsOf(table, headers)
    const rows = table.rows.map((row) =>
      original ? originalRow(row, columns, config) : ownRow(row, columns, draft.slug),
    )
    const read = rows.flatMap(({ row }) => row ?? [])
    const wrong = [...findings, ...columns.findings, ...rows.flatMap((row) => row.findings)]
    const complete = wrong.length === 0 && table.rows.every(({ cells }) => cells.length === headers.length)
    return {
      read: {
        functions: read,
        unsound: new Set(rows.flatMap((row) => (row.row && row.findings.length ? row.row.key : []))),
      },
      findings: [
        ...wrong,
        ...(original ? [] : duplicateNames(read)),
        ...(complete ? checkTotal(document, section, read) : []),
      ],
    }
  },
}

/** Front matter that is missing or too wrong to be read cannot tell which table it is: then its columns do. */
function looksOriginal(document: Document, section: Section): boolean {
  const { table } = onlyTable(document, section, HEADERS.functions)
  return table !== undefined && likeness(table, HEADERS.functions) > likeness(table, HEADERS.ownFunctions)
}

interface RowReading {
  readonly row?: FunctionRow
  readonly findings: readonly Finding[]
}

/** A row of `Address | Name | Size | File`; cells that are missing are named elsewhere. */
function originalRow(row: Row, columns: Columns, config: Config): RowReading {
  const [addressCell, nameCell, sizeCell] = [0, 1, 2].map((column) => columns.cell(row, column))
  if (!addressCell || !nameCell) return { findings: [] }
  const { address, findings: wrongAddress } = readAddress(addressCell, config)
  const { name, findings: wrongName } = readName(nameCell)
  const { size, findings: wrongSize } = sizeCell ? readSize(sizeCell) : { findings: [] }
  const key = address ?? { value: addressCell.text, place: addressCell.place }
  return {
    row: { key: key.value, address: key, name, ...(size && { size }), file: fileOf(row, columns, 3) },
    findings: [...wrongAddress, ...wrongName, ...wrongSize],
  }
}

/** A row of `Name | File`. */
function ownRow(row: Row, columns: Columns, slug: string): RowReading {
  const cell = columns.cell(row, 0)
  if (!cell) return { findings: [] }
  const { name, findings } = readName(cell)
  return { row: { key: `${slug}/${name.value}`, name, file: fileOf(row, columns, 1) }, findings }
}

function fileOf(row: Row, columns: Columns, column: number): FunctionRow['file'] {
  const cell = columns.cell(row, column)
  return { value: cell?.text || 'unknown', place: cell?.place ?? row.place }
}

/** Functions of our own are known by their names, so these differ. */
function duplicateNames(rows: readonly FunctionRow[]): Finding[] {
  return repeatsOf(rows, ({ key }) => key).map(([{ name }, first]) => {
    const related = [{ message: 'first here', place: first.name.place }]
    return unexpected('functions/name', name.place, `second \`${name.value}\``, 'every name once', { related })
  })
}
