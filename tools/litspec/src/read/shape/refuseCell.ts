import type { Finding, RuleId } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import type { Cell } from '../document/tables.ts'
import { excerptOfCell } from '../excerpt.ts'
import { quote, unexpected } from '../unexpected.ts'
import { tokensOf } from '../values/tokens.ts'

/** Why a cell could not be read: characters that only look right, or else what the cell should have held. */
export function refuseCell(document: Document, cell: Cell, rule: RuleId, expected: string, fix?: string): Finding[] {
  const characters: Finding[] = []
  if (fix === undefined && !tokensOf(excerptOfCell(document, cell.node), characters)) return characters
  const found = cell.text === '' ? 'empty cell' : quote(cell.text)
  return [unexpected(rule, cell.place, found, expected, fix === undefined ? {} : { fix })]
}
