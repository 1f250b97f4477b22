import type { Finding } from '../../model/index.ts'
import type { Document, Section } from '../document/document.ts'
import { readTable } from '../document/tables.ts'
import type { Table } from '../document/tables.ts'
import { descendants } from '../document/walk.ts'
import { quote, unexpected } from '../unexpected.ts'

/** The one table of a section that is nothing but a table with prose around it. */
export function onlyTable(
  document: Document,
  section: Section,
  columns: readonly string[],
): { table?: Table; findings: Finding[] } {
  const [first, ...others] = section.nodes.flatMap((node) => descendants(node, 'table'))
  const expected = `one table ${quote(columns.join(' | '))}`
  if (!first) {
    // A paragraph of pipes was meant as the table and is named by the check of tables.
    const meant = section.nodes.some(
      (node) => node.type === 'paragraph' && /^\|/.test(document.text.slice(node.position?.start.offset)),
    )
    const { title } = section
    return {
      findings: meant
        ? []
        : [unexpected('table/header', title.place, `${quote(title.value)} without a table`, expected)],
    }
  }
  const findings = others.map((other) =>
    unexpected('table/header', document.place(other.children[0] ?? other), 'second table', expected),
  )
  return { table: readTable(document, first), findings }
}
