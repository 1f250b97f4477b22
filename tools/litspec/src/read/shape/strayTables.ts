import type { RootContent } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { readTable } from '../document/tables.ts'
import { descendants } from '../document/walk.ts'
import type { OutlineEntry, Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'
import { likeness } from './columns.ts'
import { HOMES } from './headers.ts'

const READ: readonly string[] = ['Functions', 'Constants', 'Records', 'Cases']

/** A table with the columns of functions, constants or records stands in their section: elsewhere nobody reads it. */
export const strayTables: Pass = {
  name: 'tables outside their sections',
  run: ({ document, draft }) => {
    const read = new Set<RootContent>(draft.outline.filter(isRead).flatMap(({ section }) => section.nodes))
    const others = document.root.children.filter((node) => !read.has(node))
    return { findings: others.flatMap((node) => descendants(node, 'table')).flatMap((table) => check(document, table)) }
  },
}

function isRead(entry: OutlineEntry): boolean {
  return entry.kind === 'fixed' && READ.includes(entry.name)
}

/** One column may be misspelt. */
function check(document: Document, node: Parameters<typeof readTable>[1]): Finding[] {
  const table = readTable(document, node)
  const { cells, place } = table.header
  const home = HOMES.find(
    ([columns]) => cells.length === columns.length && likeness(table, columns) >= columns.length - 1,
  )
  if (!home) return []
  const found = `columns ${quote(cells.map(({ text }) => text).join(' | '))} here`
  return [unexpected('table/header', place, found, `them under \`## ${home[1]}\``)]
}
