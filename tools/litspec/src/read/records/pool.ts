import type { Finding, RecordEntry } from '../../model/index.ts'
import { descendants } from '../document/walk.ts'
import type { Document } from '../document/document.ts'
import type { Cell, Row } from '../document/tables.ts'
import { codeSpan } from '../functions/address.ts'
import type { Columns } from '../shape/columns.ts'
import { refuseCell } from '../shape/refuseCell.ts'
import { quote, unexpected } from '../unexpected.ts'
import type { EntriesReading } from './entries.ts'
import { readOffset } from './offset.ts'
import { sizeOf } from './sizes.ts'
import { unknownType } from './unknownType.ts'

/** Reads a row that stands for many equal elements: "`0x20` | `14 × 0x10` | `Ball` | the rest". */
export function readPool(
  document: Document,
  row: Row,
  columns: Columns,
  records: ReadonlyMap<string, number>,
): EntriesReading {
  const [offsetCell, poolCell, element, meaning] = [0, 1, 2, 3].map((column) => columns.cell(row, column))
  if (!offsetCell || !poolCell || !element) return { entries: [], findings: [] }
  const { offset, findings } = readOffset(document, offsetCell)
  const { size, refused } = readElement(element, records)
  const [, count, stride] = /^([1-9]\d{0,7}) × (0x[\da-f]{1,8})$/.exec(poolCell.text) ?? []
  if (!count || !stride) {
    return { entries: [], findings: [...findings, ...unreadable(document, poolCell), ...refused] }
  }
  const wrong =
    size === undefined || size === Number(stride) ? [] : [otherStride(poolCell, count, stride, size, element)]
  const all = [...findings, ...wrong, ...refused]
  if (offset === undefined) return { entries: [], findings: all }
  const entry: RecordEntry = {
    offset: { value: offset, place: offsetCell.place },
    type: { value: element.text, place: element.place },
    field: meaning?.text ?? '',
    count: Number(count),
    stride: Number(stride),
  }
  return { entries: [entry], findings: all }
}

/** How many bytes one element has, where it is a type in a code span and its size could be read. */
function readElement(
  cell: Cell,
  records: ReadonlyMap<string, number>,
): { readonly size?: number; readonly refused: readonly Finding[] } {
  const known = sizeOf(cell.text, records)
  if (codeSpan(cell)) {
    if (!known) return { refused: [unknownType(cell, records, inSpan)] }
    const size = known.count * known.stride
    return Number.isNaN(size) ? { refused: [] } : { size, refused: [] }
  }
  const spans = descendants(cell.node, 'inlineCode').length > 0
  if (!known && !spans) return { refused: [] }
  const expected = known ? `${quote(cell.text)} in a code span` : 'one type in a code span, or words without one'
  const fix = known ? { fix: inSpan(cell.text) } : {}
  return { refused: [unexpected('records/type', cell.place, `element ${quote(cell.text)}`, expected, fix)] }
}

function otherStride(cell: Cell, count: string, stride: string, size: number, element: Cell): Finding {
  const right = `0x${size.toString(16).padStart(stride.length - 2, '0')}`
  const expected = `\`${right}\`, the size of ${quote(element.text)}`
  return unexpected('records/layout', cell.place, `stride \`${stride}\``, expected, {
    fix: inSpan(`${count} × ${right}`),
  })
}

function unreadable(document: Document, cell: Cell): Finding[] {
  const right = cell.text.replace(
    /^(\d+) ?[x*] ?(0x[\da-fA-F]+)$/,
    (_, many: string, bytes: string) => `${many} × ${bytes.toLowerCase()}`,
  )
  const fix = right === cell.text ? undefined : inSpan(right)
  return refuseCell(document, cell, 'records/type', fix ?? 'a count and a stride such as `300 × 0x60`', fix)
}

function inSpan(text: string): string {
  return `\`${text}\``
}
