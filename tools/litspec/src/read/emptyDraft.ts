import type { Document } from './document/document.ts'
import { sectionsOf } from './document/sections.ts'
import { stemOf } from './document/stemOf.ts'
import type { Draft } from './pass.ts'

/** What is known of a document before the first pass. */
export function emptyDraft(document: Document): Draft {
  return {
    slug: stemOf(document.file),
    sections: sectionsOf(document),
    outline: [],
    unsound: new Set(),
    functions: [],
    constants: [],
    records: [],
    claims: [],
    types: [],
    suites: [],
    cases: [],
    untestable: [],
    unmarked: [],
    unbound: [],
  }
}
