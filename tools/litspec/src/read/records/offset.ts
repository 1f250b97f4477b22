import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Cell } from '../document/tables.ts'
import { refuseCell } from '../shape/refuseCell.ts'

/** Where a field or a pool begins. */
export function readOffset(document: Document, cell: Cell): { offset?: number; findings: readonly Finding[] } {
  if (/^0x[\da-f]{1,8}$/.test(cell.text)) return { offset: Number(cell.text), findings: [] }
  const lower = cell.text.toLowerCase().replace(/^\+/, '')
  const fix = /^0x[\da-f]{1,8}$/.test(lower) ? `\`${lower}\`` : undefined
  const expected = fix ?? 'an offset such as `0x10`'
  return { findings: refuseCell(document, cell, 'records/layout', expected, fix) }
}
