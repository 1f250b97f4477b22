import type { Section } from '../document/document.ts'
import { suggestionFor } from '../suggestion.ts'

/** The name that a heading has, or nearly has. */
export function nameOfHeading(title: string, names: ReadonlySet<string>): string | undefined {
  return names.has(title) ? title : suggestionFor(title, names)
}

/** The section that has a name, or else the one that nearly has it. */
export function findSection(sections: readonly Section[], name: string): Section | undefined {
  const second = sections.filter(({ depth }) => depth === 2)
  const nearly = new Set([name])
  return (
    second.find(({ title }) => title.value === name) ?? second.find(({ title }) => nameOfHeading(title.value, nearly))
  )
}
