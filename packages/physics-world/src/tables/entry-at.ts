import type { Entry } from './entry.ts'
import type { Tables } from './tables.ts'

/** Where each table begins in the original's physics object, and how it is read: 4 bytes an entry, row by row. */
const LAYOUT: readonly (readonly [
  offset: number,
  entries: (tables: Tables) => readonly (Entry<unknown> | undefined)[],
])[] = [
  [0x18, ({ overlap }) => overlap.flat()],
  [0x7c, ({ sweep }) => sweep.flat()],
  [0xe0, ({ meshSweep }) => meshSweep],
  [0xf4, ({ meshOverlap }) => meshOverlap],
  [0x108, ({ ray }) => ray],
]

/** Bytes of one entry. */
const ENTRY_SIZE = 4

/**
 * The entry that stands at an offset of the original's physics object, in bytes; `undefined` for an empty one, and for
 * an offset at which no entry of a table begins.
 *
 * ```text
 *     +0x18    overlap  +0x14 · row + 4 · column        5 × 5 entries each
 *     +0x7c    sweep
 *     +0xe0    mesh sweep  + 4 · type                   5 entries each
 *     +0xf4    mesh overlap
 *     +0x108   ray
 * ```
 */
export function entryAt(tables: Tables, offset: number): Entry<unknown> | undefined {
  for (const [begin, entriesOf] of LAYOUT) {
    const entries = entriesOf(tables)
    const place = (offset - begin) / ENTRY_SIZE
    if (place >= 0 && place < entries.length) return entries[place]
  }
  return undefined
}
