import type { FunctionRow } from '../../model/index.ts'
import type { Section } from '../document/document.ts'

/** The row that a function section speaks of: rows that share a name are told apart by the address that opens the section. */
export function rowOfSection(section: Section, rows: readonly FunctionRow[]): FunctionRow | undefined {
  const address = openingAddress(section)
  return rows.find(({ key }) => key === address) ?? rows[0]
}

/** The code span that opens the first paragraph of a section. */
export function openingAddress({ nodes: [opening] }: Section): string | undefined {
  const first = opening?.type === 'paragraph' ? opening.children[0] : undefined
  return first?.type === 'inlineCode' ? first.value : undefined
}
