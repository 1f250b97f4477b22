import { unported, type Entry, type UnportedTest } from './entry.ts'
import { TABLE_SIZE } from './shape-types.ts'

/** What tests a pair of shapes: `table[moving][other]`, by the numbers of `SHAPE_TYPES`. */
export type PairTable = readonly (readonly (Entry<UnportedTest> | undefined)[])[]

/** The address and the name of the function for one pair: row, column, address, name. */
export type PairRow = readonly [row: number, column: number, address: number, name: string]

/** A new table with these entries; all others are empty. */
export function createPairTable(rows: readonly PairRow[]): PairTable {
  const table = Array.from({ length: TABLE_SIZE }, () =>
    Array.from<Entry<UnportedTest> | undefined>({ length: TABLE_SIZE }),
  )
  for (const [row, column, address, name] of rows) table[row]![column] = unported(address, name)
  return table
}
