import { describe } from 'vitest'
import type { Case } from '../../model/index.ts'

/** Declares cases under one `describe` for each of their headings, in the order of the document. */
export function defineGroups(cases: readonly Case[], define: (source: Case) => void, depth: number = 0): void {
  const groups = new Map<string | undefined, Case[]>()
  for (const source of cases) {
    const heading = source.headings[depth]
    groups.set(heading, [...(groups.get(heading) ?? []), source])
  }
  for (const [heading, members] of groups) {
    if (heading === undefined) members.forEach(define)
    else describe(heading, () => defineGroups(members, define, depth + 1))
  }
}
