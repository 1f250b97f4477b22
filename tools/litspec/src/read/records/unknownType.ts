import type { Finding } from '../../model/index.ts'
import type { Cell } from '../document/tables.ts'
import { suggestionFor } from '../suggestion.ts'
import { quote, unexpected } from '../unexpected.ts'
import { SIZED_TYPES } from './sizes.ts'

/** The finding for a type without a known size; `write` is how the cell would hold the one that was meant. */
export function unknownType(
  cell: Cell,
  records: ReadonlyMap<string, number>,
  write: (type: string) => string,
): Finding {
  const near = suggestionFor(cell.text, [...SIZED_TYPES, ...records.keys()])
  const expected = near ? quote(near) : 'a type whose size is known, or a record of this unit'
  const found = cell.text === '' ? 'empty cell' : `type ${quote(cell.text)}`
  return unexpected('records/type', cell.place, found, expected, near ? { fix: write(near) } : {})
}
