import type { Finding, Located } from '../../model/index.ts'
import type { Cell } from '../document/tables.ts'
import { FIXED_SECTIONS } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'
import { codeSpan } from './address.ts'

const IDENTIFIER = /^[A-Za-z_]\w*$/

/** The name in a cell: an identifier in a code span. */
export function readName(cell: Cell): { name: Located<string>; findings: Finding[] } {
  const span = codeSpan(cell)
  const name = { value: cell.text, place: cell.place }
  if (FIXED_SECTIONS.some((title) => title === cell.text)) {
    return { name, findings: [wrong(cell, 'a name that no section of a unit has')] }
  }
  if (span && IDENTIFIER.test(span.value)) return { name: span, findings: [] }
  if (!IDENTIFIER.test(cell.text)) return { name, findings: [wrong(cell, 'an identifier in a code span')] }
  return { name, findings: [wrong(cell, `${quote(cell.text)} in a code span`, `\`${cell.text}\``)] }
}

function wrong(cell: Cell, expected: string, fix?: string): Finding {
  const found = cell.text === '' ? 'empty cell' : `name ${quote(cell.text)}`
  return unexpected('functions/name', cell.place, found, expected, fix === undefined ? {} : { fix })
}
