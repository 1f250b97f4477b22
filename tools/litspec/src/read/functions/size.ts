import type { Finding, Located } from '../../model/index.ts'
import type { Cell } from '../document/tables.ts'
import { quote, unexpected } from '../unexpected.ts'

/** The size in a cell: a multiple of four, or `unknown`, which is no size. */
export function readSize(cell: Cell): { size?: Located<number>; findings: Finding[] } {
  if (cell.text === 'unknown') return { findings: [] }
  const bytes = /^[1-9]\d{0,8}$/.test(cell.text) ? Number(cell.text) : undefined
  if (bytes !== undefined && bytes % 4 === 0) return { size: { value: bytes, place: cell.place }, findings: [] }
  const found = cell.text === '' ? 'empty cell' : `size ${quote(cell.text)}`
  const expected = bytes === undefined ? 'bytes as a plain number, or `unknown`' : 'a multiple of four'
  const findings = [unexpected('functions/size', cell.place, found, expected)]
  return bytes === undefined ? { findings } : { size: { value: bytes, place: cell.place }, findings }
}
