import type { Finding, RecordEntry } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Row, Table } from '../document/tables.ts'
import { columnsOf, likeness } from '../shape/columns.ts'
import type { Columns } from '../shape/columns.ts'
import { HEADERS } from '../shape/headers.ts'
import { unexpected } from '../unexpected.ts'
import { readOffset } from './offset.ts'
import { readPool } from './pool.ts'
import { sizeOf } from './sizes.ts'
import { unknownType } from './unknownType.ts'

export interface EntriesReading {
  readonly entries: readonly RecordEntry[]
  readonly findings: readonly Finding[]
}

/** Reads the rows of one table of a record: fields, or pools of equal elements. */
export function readEntries(document: Document, table: Table, records: ReadonlyMap<string, number>): EntriesReading {
  const pools = likeness(table, HEADERS.pools) > likeness(table, HEADERS.fields)
  const columns = columnsOf(table, pools ? HEADERS.pools : HEADERS.fields)
  const readings = table.rows.map((row) =>
    pools ? readPool(document, row, columns, records) : readField(document, row, columns, records),
  )
  return {
    entries: readings.flatMap(({ entries }) => entries),
    findings: [...columns.findings, ...readings.flatMap(({ findings }) => findings)],
  }
}

function readField(
  document: Document,
  row: Row,
  columns: Columns,
  records: ReadonlyMap<string, number>,
): EntriesReading {
  const [offsetCell, typeCell, field] = [0, 1, 2].map((column) => columns.cell(row, column))
  if (!offsetCell || !typeCell || !field) return { entries: [], findings: [] }
  const { offset, findings } = readOffset(document, offsetCell)
  const size = sizeOf(typeCell.text, records)
  if (!size) return { entries: [], findings: [...findings, unknownType(typeCell, records, (type) => type)] }
  const nameless = field.text === '' && !typeCell.text.startsWith('pad')
  const unnamed = nameless
    ? [unexpected('records/type', field.place, 'empty cell', 'the name of the field, or a type `pad[n]`')]
    : []
  if (offset === undefined) return { entries: [], findings: [...findings, ...unnamed] }
  const type = { value: typeCell.text, place: typeCell.place }
  const entry = { offset: { value: offset, place: offsetCell.place }, type, field: field.text, ...size }
  return { entries: [entry], findings: [...findings, ...unnamed] }
}
