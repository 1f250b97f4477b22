import type { Project, Verdict } from '../model/index.ts'
import { writeGenerated } from '../write/index.ts'
import { evidenceFiles, inputsOf } from './evidence/files.ts'
import { exitCodeOf } from './exitCode.ts'
import { inspect } from './inspect.ts'
import type { Inspection } from './inspect.ts'
import { isOfDocument } from './isOfDocument.ts'
import { judge } from './judge.ts'
import { totalsOf } from './totals.ts'

/** What a judgement needs of the world outside a project. */
export interface Surroundings {
  /** `2026-11-30`. */
  readonly today: string
  /** SHA-256 (hex) of a text. */
  readonly sha256: (text: string) => string
  /** SHA-256 (hex) of a file as it is now; evidence also names files that the project does not hold. */
  readonly fingerprint: (path: string) => string | undefined
}

/** What a project says, and how its claims stand. */
export interface Examination extends Inspection {
  /** The judgement, which holds the findings of the inspection too. */
  readonly verdict: Verdict
}

/** The whole gate over a project: read, compare, lint, judge. */
export function examine(project: Project, surroundings: Surroundings): Examination {
  const inspection = inspect(project)
  return { ...inspection, verdict: conclude(project, inspection, surroundings) }
}

/** Judges what was inspected by the evidence that the project holds. */
export function conclude(project: Project, inspection: Inspection, surroundings: Surroundings): Verdict {
  const { units, tags, findings } = inspection
  if (!inspection.isJudgeable) {
    return {
      claims: [],
      totals: totalsOf(units, tags, []),
      findings,
      isComplete: false,
      exitCode: exitCodeOf(findings),
    }
  }
  const evidence = evidenceFiles(project)
  const paths = [...project.files.keys(), ...evidence.flatMap(inputsOf)]
  return judge({
    ...inspection,
    evidence,
    fixtures: fixtureHashes(project, inspection, surroundings),
    inputs: new Map(paths.flatMap((path) => hashed(path, surroundings.fingerprint(path)))),
    today: surroundings.today,
  })
}

/** Hashes of what the units give, by slug; of what stands in the project, when it was compared and is just that. */
function fixtureHashes(
  { config, files }: Project,
  { units, findings }: Inspection,
  { sha256 }: Surroundings,
): ReadonlyMap<string, string> {
  const isCompared = !findings.some((finding) => isOfDocument(finding) || finding.ruleId.startsWith('generated/'))
  const generated = isCompared ? files : inFolder(config.generated, writeGenerated(units))
  return new Map(
    units.flatMap(({ frontMatter: { slug } }) => {
      const text = generated.get(`${config.generated}/fixtures/${slug}.json`)
      return text === undefined ? [] : hashed(slug, sha256(text))
    }),
  )
}

function inFolder(folder: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, text]) => [`${folder}/${path}`, text]))
}

function hashed(key: string, hash: string | undefined): [string, string][] {
  return hash === undefined ? [] : [[key, hash]]
}
