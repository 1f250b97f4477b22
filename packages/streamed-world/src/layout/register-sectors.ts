import { StreamedWorldError } from '../streamed-world-error.ts'
import type { Part } from '../world/part.ts'
import type { Sector } from '../world/sector.ts'

/**
 * Enters every sector with an index into the table, and into the list of its part; answers the table.
 *
 * Throws a `StreamedWorldError` (`Invalid`) unless the indices are 0, 1, 2 and so on, each once, and every one has a part.
 *
 * @spec streaming/registerSectors
 */
export function registerSectors(sectors: readonly Sector[], parts: readonly Part[]): readonly Sector[] {
  const table: Sector[] = []
  const count = sectors.filter((sector) => sector.index !== -1).length
  for (const sector of sectors) {
    if (sector.index === -1) expectNoPart(sector)
    else {
      expectIndex(sector.index, count, table)
      const part = parts[sector.part - 1]
      if (part === undefined) throw invalid(`part ${sector.part} of sector ${sector.index}`, `1 to ${parts.length}`)
      table[sector.index] = sector
      part.sectors.push(sector)
    }
  }
  return Array.from(table)
}

function expectNoPart({ part }: Sector): void {
  if (part !== 0) throw invalid(`part ${part} of a sector without an index`, 'none')
}

function expectIndex(index: number, count: number, table: readonly Sector[]): void {
  // With as many indices as sectors, a gap means that another one is too large.
  if (!Number.isInteger(index) || index < 0 || index >= count) throw invalid(`index ${index}`, `0 to ${count - 1}`)
  if (table[index] !== undefined) throw invalid(`a second sector ${index}`, 'one')
}

function invalid(unexpected: string, expected: string): StreamedWorldError {
  return new StreamedWorldError('Invalid', `Unexpected ${unexpected}, expected ${expected}`)
}
