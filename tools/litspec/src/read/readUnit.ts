import type { Config, Finding, UnitModel } from '../model/index.ts'
import { normalise } from './document/normalise.ts'
import { parseDocument } from './document/parse.ts'
import { emptyDraft } from './emptyDraft.ts'
import { checkLimits } from './limits/checkLimits.ts'
import { PASSES } from './passes.ts'
import { byPlace } from './byPlace.ts'
import { withoutEchoes } from './echoes.ts'

/** What was read of one document. */
export interface UnitReading {
  /** Absent when the document is too broken to be told what unit it is; wrong parts are left out of it. */
  readonly unit?: UnitModel
  /** In the order of the document. */
  readonly findings: readonly Finding[]
}

/**
 * Reads one unit from the text of its file: everything that can be told without the other units.
 *
 * @spec notation/readUnit
 */
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
  const found = withoutEchoes(findings.flat()).toSorted(byPlace)
  return { ...(frontMatter && { unit: { file, frontMatter, ...parts } }), findings: found }
}
