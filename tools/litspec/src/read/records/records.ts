import type { Finding, RecordLayout } from '../../model/index.ts'
import { findSection } from '../outline/findSection.ts'
import type { Pass } from '../pass.ts'
import { repeatsOf } from '../repeats.ts'
import { quote, unexpected } from '../unexpected.ts'
import { blocksOf } from './blocks.ts'
import type { RecordBlock } from './blocks.ts'
import { readEntries } from './entries.ts'
import { checkLayout } from './layout.ts'

/** Reads the records: a line with name and size, then where the fields or pools stand. */
export const records: Pass = {
  name: 'records',
  /** @spec notation/readRecords */
  run: ({ document, draft }) => {
    const section = findSection(draft.sections, 'Records')
    if (!section) return { findings: [] }
    const { blocks, findings } = blocksOf(document, section)
    const sizes = new Map(blocks.map(({ name, size }) => [name.value, size.value]))
    const readings = blocks.map((block) => {
      const tables = block.tables.map((table) => readEntries(document, table, sizes))
      const entries = tables.flatMap((table) => table.entries)
      const wrong = tables.flatMap((table) => table.findings)
      const complete = entries.length === block.tables.reduce((sum, { rows }) => sum + rows.length, 0)
      const layout: RecordLayout = { name: block.name, size: block.size.value, entries }
      return {
        layout,
        findings: [
          ...wrong,
          ...(complete && entries.length > 0 && wrong.length === 0 ? checkLayout(block, entries) : []),
        ],
      }
    })
    return {
      read: { records: readings.map(({ layout }) => layout).filter(({ size }) => !Number.isNaN(size)) },
      findings: [...findings, ...duplicates(blocks), ...readings.flatMap((reading) => reading.findings)],
    }
  },
}

function duplicates(blocks: readonly RecordBlock[]): Finding[] {
  return repeatsOf(blocks, ({ name }) => name.value).map(([{ name }, first]) => {
    const related = [{ message: 'first here', place: first.name.place }]
    return unexpected('records/opening-line', name.place, `second ${quote(name.value)}`, 'every record once', {
      related,
    })
  })
}
