import { readCases } from './cases/read.ts'
import { findSection } from './outline/findSection.ts'
import type { Pass } from './pass.ts'

/** Reads the cases. */
export const cases: Pass = {
  name: 'cases',
  run: ({ document, draft }) => {
    const section = findSection(draft.sections, 'Cases')
    if (!section) return { findings: [] }
    const tolerance = draft.frontMatter?.tolerance ?? 0
    const { findings, ...read } = readCases({ document, section, unit: draft.slug, tolerance, types: draft.types })
    return { read, findings }
  },
}
