import { createHash } from 'node:crypto'
import type { Surroundings } from '../src/judge/index.ts'
import { readNamings } from '../src/judge/namings.ts'
import type { Case, Claim, Evidence, Project, TestRecord, UnitModel } from '../src/model/index.ts'
import { matchesGlob, readUnits } from '../src/read/index.ts'
import { writeGenerated } from '../src/write/index.ts'

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The world around a project that is nowhere on the disk. */
export function surroundingsOf({ files }: Project): Surroundings {
  return {
    today: '2026-11-30',
    sha256,
    fingerprint: (path) => {
      const text = files.get(path)
      return text === undefined ? undefined : sha256(text)
    },
  }
}

/**
 * A project with its generated files, and with the evidence of a run in which every case and every test that names
 * claims passed and ran the functions of its claims.
 */
export function honestProject(project: Project): Project {
  const { units } = readUnits(project)
  const files = new Map([...project.files].filter(([path]) => !isMade(path, project)))
  const inputs = Object.fromEntries([...files].map(([path, text]) => [path, sha256(text)]))
  const generated = writeGenerated(units)
  for (const [path, text] of generated) files.set(`${project.config.generated}/${path}`, text)
  const tests = testRecords(project, units)
  for (const unit of units) {
    const { slug, package: folder } = unit.frontMatter
    const evidence: Evidence = {
      format: 1,
      unit: slug,
      fixture: sha256(generated.get(`fixtures/${slug}.json`) ?? ''),
      inputs,
      tests: [
        ...unit.cases.map((one) => caseRecord(one, units)),
        ...tests.filter(({ claims }) => speaksFor(claims, slug)),
      ],
      errors: [],
    }
    files.set(`${folder}/.evidence/${slug}.json`, `${JSON.stringify(evidence, null, 2)}\n`)
  }
  return { ...project, files }
}

/** Whether a file comes from a run of litspec or of the tests. */
export function isMade(path: string, { config }: Project): boolean {
  return path.startsWith(`${config.generated}/`) || path.includes('/.evidence/')
}

function caseRecord({ id, checks, title }: Case, units: readonly UnitModel[]): TestRecord {
  const { file, start } = title.place
  const ids = checks.map(({ value }) => value)
  const ran = functionsOf(ids, units)
  const entered = packagesOf(ids, units)
  return { kind: 'case', id, file, line: start.line, claims: [], state: 'passed', compared: 1, ran, entered }
}

/** One record for each test file that names claims. */
function testRecords({ config, files }: Project, units: readonly UnitModel[]): TestRecord[] {
  const globs = config.packages.map((folder) => `${folder}/test/**/*.test.ts`)
  return [...files].flatMap(([file, text]) => {
    if (!globs.some((glob) => matchesGlob(glob, file))) return []
    const claims = readNamings(file, text).map(({ value }) => value)
    if (claims.length === 0) return []
    const record = { kind: 'test', id: `${file} > all`, file, line: 1, claims, state: 'passed', compared: 1 } as const
    return [{ ...record, ran: functionsOf(claims, units), entered: packagesOf(claims, units) }]
  })
}

function speaksFor(claims: readonly string[], slug: string): boolean {
  return claims.some((claim) => claim.startsWith(`${slug}/`))
}

function functionsOf(ids: readonly string[], units: readonly UnitModel[]): string[] {
  const keys = units.flatMap((unit) =>
    unit.claims.filter(({ id }) => ids.includes(id)).flatMap((claim) => keyOf(claim, unit)),
  )
  return [...new Set(keys)].sort()
}

function packagesOf(ids: readonly string[], units: readonly UnitModel[]): string[] {
  const homes = units.filter(({ claims }) => claims.some(({ id }) => ids.includes(id)))
  return [...new Set(homes.map(({ frontMatter }) => frontMatter.package))].sort()
}

function keyOf(claim: Claim, unit: UnitModel): string[] {
  if (claim.function !== undefined) return [claim.function]
  return unit.functions
    .filter(({ withoutCounterpart }) => withoutCounterpart === undefined)
    .slice(0, 1)
    .map(({ key }) => key)
}
