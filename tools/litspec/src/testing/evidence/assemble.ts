import type { Evidence, TestRecord, UnitModel } from '../../model/index.ts'
import { writeGenerated } from '../../write/index.ts'
import { sha256 } from '../plugin/loadedFiles.ts'
import type { Inputs } from './inputs.ts'
import type { FileTestimony, Testimonies } from './testimony.ts'

/** All that one run knows. */
export interface Hearing {
  /** The units as they were last read, by path. */
  readonly units: ReadonlyMap<string, UnitModel>
  readonly testimonies: Testimonies
  readonly inputs: Inputs
}

/**
 * The evidence of every unit whose Markdown was part of the run, by the path of its file. Same run, same evidence: no
 * clock, everything sorted.
 */
export function assembleEvidence(hearing: Hearing): ReadonlyMap<string, Evidence> {
  const evidence = new Map<string, Evidence>()
  const inputs = Object.fromEntries([...hearing.inputs.hashes].sort(([left], [right]) => (left < right ? -1 : 1)))
  for (const [path, own] of hearing.testimonies.units) {
    const unit = hearing.units.get(path)
    if (!unit) continue
    const { package: folder, slug } = unit.frontMatter
    evidence.set(`${folder}/.evidence/${slug}.json`, evidenceOf(unit, own, inputs, hearing))
  }
  return evidence
}

function evidenceOf(
  unit: UnitModel,
  own: FileTestimony,
  inputs: Evidence['inputs'],
  { units, testimonies, inputs: { changed } }: Hearing,
): Evidence {
  const changes = [...changed].map((path) => `${path} changed during the run`)
  const tests = testimonies.tests.filter((record) => speaksFor(record, unit, [...units.values()]))
  return {
    format: 1,
    unit: unit.frontMatter.slug,
    fixture: sha256(fixtureOf(unit)),
    inputs,
    tests: [...own.records, ...tests].sort(byId),
    errors: [...new Set([...own.errors, ...testimonies.errors, ...changes])].sort(),
  }
}

function fixtureOf(unit: UnitModel): string {
  const fixture = [...writeGenerated([unit])].find(([path]) => path.startsWith('fixtures/'))
  return fixture?.[1] ?? ''
}

/**
 * Whether a test speaks for a unit: it names a claim of it. Of one that names a claim of no unit the units of its
 * package hear, or else all units: somebody has to say so.
 */
function speaksFor({ claims, file }: TestRecord, { frontMatter }: UnitModel, units: readonly UnitModel[]): boolean {
  const slugs = new Set(units.map((unit) => unit.frontMatter.slug))
  const isAtHome = units.some((unit) => file.startsWith(`${unit.frontMatter.package}/`))
  return claims.some((claim) => {
    const [slug = ''] = claim.split('/', 1)
    if (slugs.has(slug)) return slug === frontMatter.slug
    return !isAtHome || file.startsWith(`${frontMatter.package}/`)
  })
}

function byId(left: TestRecord, right: TestRecord): number {
  const [one, other] = [left, right].map((record) =>
    JSON.stringify([record.id, record.file, record.line, record.state]),
  )
  return (one as string) < (other as string) ? -1 : 1
}
