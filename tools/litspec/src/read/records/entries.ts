import type { Finding, RecordEntry } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Cell, Row, Table } from '../document/tables.ts'
import { suggestionFor } from '../suggestion.ts'
import { columnsOf, likeness } from '../shape/columns.ts'
import type { Columns } from '../shape/columns.ts'
import { HEADERS } from '../shape/headers.ts'
import { refuseCell } from '../shape/refuseCell.ts'
import { quote, unexpected } from '../unexpected.ts'
import { SIZED_TYPES, sizeOf } from './sizes.ts'

export interface EntriesReading {
  readonly entries: readonly RecordEntry[]
  readonly findings: readonly Finding[]
}

/** Reads the rows of one table of a record: fields, or pools of equal elements. */
export function readEntries(document: Document, table: Table, records: ReadonlyMap<string, number>): EntriesReading {
  const pools = likeness(table, HEADERS.pools) > likeness(table, HEADERS.fields)
  const columns = columnsOf(table, pools ? HEADERS.pools : HEADERS.fields)
  const readings = table.rows.map((row) =>
    pools ? readPool(document, row, columns) : readField(document, row, columns, records),
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
  if (!size) return { entries: [], findings: [...findings, unknownType(typeCell, records)] }
  const nameless = field.text === '' && !typeCell.text.startsWith('pad')
  const unnamed = nameless
    ? [unexpected('records/type', field.place, 'empty cell', 'the name of the field, or a type `pad[n]`')]
    : []
  if (offset === undefined) return { entries: [], findings: [...findings, ...unnamed] }
  const type = { value: typeCell.text, place: typeCell.place }
  const entry = { offset: { value: offset, place: offsetCell.place }, type, field: field.text, ...size }
  return { entries: [entry], findings: [...findings, ...unnamed] }
}

function readPool(document: Document, row: Row, columns: Columns): EntriesReading {
  const [offsetCell, poolCell, element, meaning] = [0, 1, 2, 3].map((column) => columns.cell(row, column))
  if (!offsetCell || !poolCell || !element) return { entries: [], findings: [] }
  const { offset, findings } = readOffset(document, offsetCell)
  const [, count, stride] = /^([1-9]\d{0,7}) × (0x[\da-f]{1,8})$/.exec(poolCell.text) ?? []
  if (!count || !stride) {
    const right = poolCell.text.replace(
      /^(\d+) ?[x*] ?(0x[\da-fA-F]+)$/,
      (_, many: string, bytes: string) => `${many} × ${bytes.toLowerCase()}`,
    )
    const fix = right === poolCell.text ? undefined : `\`${right}\``
    const expected = fix ?? 'a count and a stride such as `300 × 0x60`'
    return { entries: [], findings: [...findings, ...refuseCell(document, poolCell, 'records/type', expected, fix)] }
  }
  if (offset === undefined) return { entries: [], findings }
  const entry: RecordEntry = {
    offset: { value: offset, place: offsetCell.place },
    type: { value: element.text, place: element.place },
    field: meaning?.text ?? '',
    count: Number(count),
    stride: Number(stride),
  }
  return { entries: [entry], findings }
}

function readOffset(document: Document, cell: Cell): { offset?: number; findings: readonly Finding[] } {
  if (/^0x[\da-f]{1,8}$/.test(cell.text)) return { offset: Number(cell.text), findings: [] }
  const lower = cell.text.toLowerCase().replace(/^\+/, '')
  const fix = /^0x[\da-f]{1,8}$/.test(lower) ? `\`${lower}\`` : undefined
  const expected = fix ?? 'an offset such as `0x10`'
  return { findings: refuseCell(document, cell, 'records/layout', expected, fix) }
}

function unknownType(cell: Cell, records: ReadonlyMap<string, number>): Finding {
  const near = suggestionFor(cell.text, [...SIZED_TYPES, ...records.keys()])
  const expected = near ? quote(near) : 'a type whose size is known, or a record of this unit'
  const found = cell.text === '' ? 'empty cell' : `type ${quote(cell.text)}`
  return unexpected('records/type', cell.place, found, expected, near ? { fix: near } : {})
}
