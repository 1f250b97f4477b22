import type { Evidence, Finding, UnitModel } from '../../model/index.ts'
import { suggestionFor, unexpected } from '../../read/index.ts'
import type { EvidenceFile, JudgeInput } from '../input.ts'
import { startOf } from '../places.ts'
import { foreign, foreignness } from './foreign.ts'
import { malformation } from './form.ts'
import { outdatedness, unknownSources } from './outdated.ts'

/** What the judge believes of the evidence. */
export interface Admission {
  /** By slug: every well-formed, own and current evidence file of a unit, when all of its files are that. */
  readonly accepted: ReadonlyMap<string, readonly Admitted[]>
  readonly findings: readonly Finding[]
}

export interface Admitted {
  readonly file: string
  readonly evidence: Evidence
}

/**
 * Lets in the evidence that was made from what is judged, and says why not of the rest. One bad file spoils its unit.
 * Only `units` need evidence; the evidence of the others is left alone.
 */
export function admit(units: readonly UnitModel[], input: JudgeInput): Admission {
  if (units.length === 0) return { accepted: new Map(), findings: [] }
  const functions = knownFunctions(input)
  const strays = input.evidence.filter(({ file }) => !input.units.some((unit) => belongs(file, unit)))
  const findings: Finding[] = strays.map(({ file }) => stray(file, input.units))
  const accepted = new Map<string, readonly Admitted[]>()
  for (const unit of units) {
    const files = input.evidence.filter(({ file }) => belongs(file, unit))
    const problems = problemsOf(files, unit, input, functions)
    if (problems.length === 0) accepted.set(unit.frontMatter.slug, files as readonly Admitted[])
    else findings.push(...problems)
  }
  return { accepted, findings }
}

function problemsOf(
  files: readonly EvidenceFile[],
  unit: UnitModel,
  input: JudgeInput,
  functions: ReadonlySet<string>,
): Finding[] {
  if (files.length === 0) return [missing(unit)]
  const refusals = files.flatMap((file) => refusal(file, unit, input, functions) ?? [])
  return refusals.length > 0 ? refusals : unknownSources(files as readonly Admitted[], unit, input.inputs)
}

/** `packages/rays/.evidence/rays.json`, or a shard of it: `packages/rays/.evidence/rays.2.json`. */
function belongs(file: string, { frontMatter }: UnitModel): boolean {
  const folder = `${frontMatter.package}/.evidence/`
  if (!file.startsWith(folder)) return false
  const name = file.slice(folder.length)
  return name === `${frontMatter.slug}.json` || (name.startsWith(`${frontMatter.slug}.`) && name.endsWith('.json'))
}

function refusal(
  { file, evidence }: EvidenceFile,
  unit: UnitModel,
  { tags, fixtures, inputs }: JudgeInput,
  functions: ReadonlySet<string>,
): Finding | undefined {
  const wrong = malformation(evidence)
  if (wrong !== undefined) {
    return unexpected('evidence/malformed', startOf(file), wrong.found, wrong.expected, {
      note: 'Run the tests again.',
    })
  }
  const own = evidence as Evidence
  return (
    foreignness(file, own, unit, fixtures.get(unit.frontMatter.slug), functions) ??
    outdatedness(file, own, unit, tags, inputs)
  )
}

/** Keys that evidence may speak of: of functions in a table and of functions that carry a tag. */
function knownFunctions({ units, tags }: JudgeInput): ReadonlySet<string> {
  return new Set([
    ...units.flatMap((unit) => unit.functions.map(({ key }) => key)),
    ...tags.filter(({ kind }) => kind === 'function').map(({ key }) => key),
  ])
}

function stray(file: string, units: readonly UnitModel[]): Finding {
  const meant = suggestionFor(file, units.map(homeOf))
  return foreign(file, `evidence \`${file}\``, meant === undefined ? 'evidence of a unit' : `\`${meant}\``)
}

function missing(unit: UnitModel): Finding {
  const found = `absence of evidence for unit \`${unit.frontMatter.slug}\``
  return unexpected('evidence/missing', startOf(unit.file), found, `\`${homeOf(unit)}\``, {
    note: 'Run the tests: they write it.',
  })
}

function homeOf({ frontMatter }: UnitModel): string {
  return `${frontMatter.package}/.evidence/${frontMatter.slug}.json`
}
