import type { FunctionRow } from '../../model/index.ts'
import type { Section } from '../document/document.ts'

/** The row that a function section speaks of: rows that share a name are told apart by the address that opens the section. */
export function rowOfSection(section: Section, rows: readonly FunctionRow[]): FunctionRow | undefined {
  const [opening] = section.nodes
  const first = opening?.type === 'paragraph' ? opening.children[0] : undefined
  const address = first?.type === 'inlineCode' ? first.value : undefined
  return rows.find(({ key }) => key === address) ?? rows[0]
}
