import type { Config, Finding, UnitModel } from '../model/index.ts'
import type { Document } from './document/document.ts'
import { normalise } from './document/normalise.ts'
import { parseDocument } from './document/parse.ts'
import { stemOf } from './document/stemOf.ts'
import { sectionsOf } from './document/sections.ts'
import { checkLimits } from './limits/checkLimits.ts'
import type { Draft } from './pass.ts'
import { PASSES } from './passes.ts'
import { byPlace } from './byPlace.ts'

export interface UnitReading {
  /** Absent when the document is too broken to be told what unit it is; wrong parts are left out of it. */
  readonly unit?: UnitModel
  /** In the order of the document. */
  readonly findings: readonly Finding[]
}

/** Reads one unit from the text of its file: everything that can be told without the other units. */
export function readUnit(file: string, source: string, config: Config): UnitReading {
  const text = normalise(source)
  const excess = checkLimits(file, text)
  if (excess.length > 0) return { findings: excess }
  const document = parseDocument(file, text)
  const findings: (readonly Finding[])[] = []
  let draft = emptyDraft(document)
  for (const pass of PASSES) {
    const outcome = pass.run({ document, config, draft })
    findings.push(outcome.findings)
    draft = { ...draft, ...outcome.read }
  }
  const { frontMatter, slug: _slug, sections: _sections, outline: _outline, unsound: _unsound, ...parts } = draft
  return { ...(frontMatter && { unit: { file, frontMatter, ...parts } }), findings: findings.flat().toSorted(byPlace) }
}

function emptyDraft(document: Document): Draft {
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
