import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Cell } from '../document/tables.ts'
import { excerptOfCell } from '../excerpt.ts'
import { refuseCell } from '../shape/refuseCell.ts'
import { isRefusal, readNumber, ungroup } from '../values/numbers.ts'
import type { NumberSpelling } from '../values/numbers.ts'

export interface ConstantNumber {
  readonly kind: 'integer' | 'float'
  /** A float is rounded to float32 already. */
  readonly value: number
}

export interface NumberReading {
  /** Of a wrong spelling, what it was meant to be. */
  readonly number?: ConstantNumber
  readonly findings: readonly Finding[]
}

/** The number in a cell: a float32 when it is written with a point or an exponent, else a 32-bit integer. */
export function readConstantNumber(document: Document, cell: Cell): NumberReading {
  const { text } = excerptOfCell(document, cell.node)
  const number = readNumber(ungroup(text) ?? text)
  const refuse = (expected: string, fix?: string): Finding[] =>
    refuseCell(document, cell, 'constants/value', expected, fix)
  if (isRefusal(number)) {
    const findings = refuse(number.expected, number.right)
    const meant = readNumber(number.right ?? '')
    return isRefusal(meant) ? { findings } : { number: toConstant(meant), findings }
  }
  const constant = toConstant(number)
  if (fitsWord(constant)) return { number: constant, findings: [] }
  return { findings: refuse(constant.kind === 'float' ? 'a float32' : 'a number of 32 bits') }
}

function toConstant({ form, value }: NumberSpelling): ConstantNumber {
  return form === 'float' ? { kind: 'float', value: Math.fround(value) } : { kind: 'integer', value }
}

function fitsWord({ kind, value }: ConstantNumber): boolean {
  return kind === 'float' ? Number.isFinite(value) : value >= -(2 ** 31) && value < 2 ** 32
}
