import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Cell } from '../document/tables.ts'
import { excerptOfCell } from '../excerpt.ts'
import { refuseCell } from '../shape/refuseCell.ts'
import { isRefusal, readNumber, ungroup } from '../values/numbers.ts'

export interface ConstantNumber {
  readonly kind: 'integer' | 'float'
  /** A float is rounded to float32 already. */
  readonly value: number
}

/** The number in a cell: a float32 when it is written with a point or an exponent, else a 32-bit integer. */
export function readConstantNumber(document: Document, cell: Cell): { number?: ConstantNumber; findings: Finding[] } {
  const { text } = excerptOfCell(document, cell.node)
  const number = readNumber(ungroup(text) ?? text)
  if (isRefusal(number)) {
    return { findings: refuseCell(document, cell, 'constants/value', number.expected, number.right) }
  }
  const kind = number.form === 'float' ? 'float' : 'integer'
  const value = kind === 'float' ? Math.fround(number.value) : number.value
  if (kind === 'float' && Number.isFinite(value)) return { number: { kind, value }, findings: [] }
  if (kind === 'integer' && value >= -(2 ** 31) && value < 2 ** 32) return { number: { kind, value }, findings: [] }
  return {
    findings: refuseCell(document, cell, 'constants/value', kind === 'float' ? 'a float32' : 'a number of 32 bits'),
  }
}
