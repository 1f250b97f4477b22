import type { Section } from '../document/document.ts'
import { nearest } from '../nearest.ts'

/** The name that a heading has, or nearly has: two edits away, of a short name one, for short names have many neighbours. */
export function nameOfHeading(title: string, names: ReadonlySet<string>): string | undefined {
  if (names.has(title)) return title
  return nearest(title, names, 1) ?? nearest(title, [...names].filter((name) => name.length > 4), 2)
}

/** The section that has a name, or else the one that nearly has it. */
export function findSection(sections: readonly Section[], name: string): Section | undefined {
  const second = sections.filter(({ depth }) => depth === 2)
  const nearly = new Set([name])
  return second.find(({ title }) => title.value === name) ?? second.find(({ title }) => nameOfHeading(title.value, nearly))
}
