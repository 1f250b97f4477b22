import { lint } from '../lint/index.ts'
import type { Finding, Located, Project, RuleId, Tag, UnitModel, Waiver } from '../model/index.ts'
import { linkUnits, normalise, readUnit, readWaivers } from '../read/index.ts'
import { compareGenerated } from '../write/index.ts'
import { matching } from './matching.ts'
import { readNamings } from './namings.ts'
import { preconditions } from './preconditions.ts'

/** What a project says before any test run is looked at. */
export interface Inspection {
  /** In the order of their paths, as far as they could be read. */
  readonly units: readonly UnitModel[]
  /** Every tag of the code, right or wrong. */
  readonly tags: readonly Tag[]
  /** Every row of the table of waivers that could be read. */
  readonly waivers: readonly Waiver[]
  /** Where test files name claims. */
  readonly namings: readonly Located<string>[]
  /** What is wrong with documents, generated files and code. */
  readonly findings: readonly Finding[]
  /** What is not there and would have to be, for anything to be judged. */
  readonly lacking: readonly Finding[]
  /** Whether every unit could be told apart: without that nothing can be said of the whole. */
  readonly isJudgeable: boolean
}

/**
 * Reads the units, compares the generated files, and lints the code.
 *
 * Generated files and code are compared with the units only when all units were read without findings: else every
 * mistake in a document would be said again at each place that it no longer fits.
 */
export function inspect(project: Project, read: typeof readUnit = readUnit): Inspection {
  const { config } = project
  const readings = matching(project, [config.units]).map(([file, text]) => read(file, text, config))
  const units = readings.flatMap(({ unit }) => unit ?? [])
  const found = readings.flatMap(({ findings }) => findings)
  const documents = [...found, ...linkUnits(units, config, found)]
  const waivers = matching(project, [config.waivers]).map(([file, text]) => readWaivers(file, text))
  const { tags, findings: ofCode } = lint(project, units)
  const isJudgeable = units.length === readings.length
  const lacking = isJudgeable ? preconditions(units, documents, project.files.keys()) : []
  const isRead = documents.length === 0 && units.length > 0
  return {
    units,
    tags,
    waivers: waivers.flatMap((reading) => reading.waivers),
    namings: testFiles(project).flatMap(([file, text]) => readNamings(file, normalise(text))),
    findings: [
      ...documents,
      ...waivers.flatMap(({ findings }) => findings),
      ...(isRead ? compareGenerated(project, units) : []),
      ...ofCode.filter((finding) => isOfCodeAlone(finding.ruleId) || (isRead && !isEcho(finding, lacking))),
    ],
    lacking,
    isJudgeable,
  }
}

/** Whether a rule of the lint asks nothing of the units. */
function isOfCodeAlone(rule: RuleId): boolean {
  return !/^(?:orig|const)\/(?!malformed|misplaced)/.test(rule)
}

/** Whether a finding about a row only repeats that the package of its unit has no sources. */
function isEcho({ place, related = [] }: Finding, lacking: readonly Finding[]): boolean {
  const files = [place, ...related.map((one) => one.place)].map(({ file }) => file)
  return lacking.some((finding) => finding.ruleId === 'gate/no-sources' && files.includes(finding.place.file))
}

function testFiles(project: Project): [file: string, text: string][] {
  return matching(
    project,
    project.config.packages.map((folder) => `${folder}/test/**/*.test.ts`),
  )
}
