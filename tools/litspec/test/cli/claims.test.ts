import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readUnits } from '../../src/read/index.ts'
import { strengthSources, strengthText } from '../../src/report/index.ts'
import { demoProject } from '../demoProject.ts'
import { honestProject, sha256 } from '../honestProject.ts'
import { EVIDENCE, Repository, testedDemo, UNIT } from './repository.ts'

const CLAIMS = 'packages/demo/claims.json'

function releasedDemo(): Repository {
  const repository = testedDemo()
  repository.write('package.json', '{ "name": "demo-documents", "version": "3.0.0" }\n')
  repository.write('packages/demo/package.json', '{ "name": "@demo/demo", "version": "1.2.0" }\n')
  return repository
}

test('writes what a release keeps into the package', () => {
  const repository = releasedDemo()
  const { code, out } = repository.run('claims')
  expect([code, out.split('\n')[0]]).toEqual([0, '1 file of claims, 1 changed.'])
  expect(out).toContain('Their strength is null, for nobody measured it on these sources: packages/demo.')
  const claims = JSON.parse(repository.read(CLAIMS))
  expect(claims).toMatchObject({
    format: 2,
    package: '@demo/demo',
    version: '1.2.0',
    specification: { name: 'demo-documents', version: '3.0.0' },
    units: [{ slug: 'demo', file: UNIT, sha256: createHash('sha256').update(repository.read(UNIT)).digest('hex') }],
  })
  expect(claims.units[0].claims).toHaveLength(6)
  expect(claims.units[0].claims).toContainEqual({
    id: 'demo/Counter_Add.adding',
    lead: 'Adding',
    standing: 'proven',
    strength: null,
    evidence: 'confirmed (code)',
    checks: 2,
  })
  expect(repository.run('claims').out).toContain('none changed')
})

test('the documents have the release of the nearest manifest above them', () => {
  const repository = releasedDemo()
  repository.write('spec/package.json', '{ "name": "@demo/spec", "version": "4.0.0" }\n')
  repository.run('claims')
  expect(JSON.parse(repository.read(CLAIMS)).specification).toEqual({ name: '@demo/spec', version: '4.0.0' })
})

test.each(['.', 'packages/demo', 'packages/demo/src', 'spec'])('called in %s it writes the same', (cwd) => {
  const repository = releasedDemo()
  const before = repository.files()
  expect(repository.run('claims', { cwd }).code).toBe(0)
  expect(repository.files()).toEqual([...before, CLAIMS].sort())
})

describe('the strength of claims', () => {
  const STRENGTH = 'packages/demo/strength.json'
  const MEASURED = new Map([['demo/Counter_Add.adding', { mutants: 7, killed: 5 }]])

  /** What was measured on the files of a repository as they are now, or with another source. */
  function measured(repository: Repository, source?: string): void {
    const files = new Map(repository.files().map((path) => [path, repository.read(path)]))
    if (source !== undefined) files.set('packages/demo/src/index.ts', source)
    const project = { ...demoProject(), files }
    const sources = sha256(strengthSources(project, readUnits(project).units, 'packages/demo'))
    repository.write(STRENGTH, strengthText({ sources, together: { mutants: 9, killed: 6 }, claims: MEASURED }))
  }

  function strengths(repository: Repository): Record<string, unknown> {
    expect(repository.run('claims').code).toBe(0)
    const { units } = JSON.parse(repository.read(CLAIMS)) as {
      units: { claims: { id: string; strength: unknown }[] }[]
    }
    return Object.fromEntries(units.flatMap(({ claims }) => claims).map(({ id, strength }) => [id, strength]))
  }

  test('is what was measured on these sources, and null of a claim that was not measured', () => {
    const repository = releasedDemo()
    measured(repository)
    expect(strengths(repository)).toMatchObject({
      'demo/Counter_Add.adding': { mutants: 7, killed: 5 },
      'demo/Counter_Add.too-large': null,
    })
    expect(repository.run('claims').out).not.toContain('strength')
    expect(repository.run('claims --check').code).toBe(0)
  })

  test('is null where a source has changed since', () => {
    const repository = releasedDemo()
    measured(repository, 'export const older = 1\n')
    expect(new Set(Object.values(strengths(repository)))).toEqual(new Set([null]))
  })

  test.each([
    ['is no JSON', '{'],
    ['is of another format', '{ "format": 2, "sources": "", "claims": {} }'],
    ['kills more than there are', '"killed": 8'],
    ['counts in halves', '"killed": 0.5'],
  ])('is null where the file %s', (_, text) => {
    const repository = releasedDemo()
    measured(repository)
    const edited = text.startsWith('{') ? text : repository.read(STRENGTH).replace('"killed": 5', text)
    repository.write(STRENGTH, edited)
    expect(new Set(Object.values(strengths(repository)))).toEqual(new Set([null]))
  })

  test('a stale file of claims is found by its strength, too', () => {
    const repository = releasedDemo()
    repository.run('claims')
    measured(repository)
    expect(repository.run('claims --check')).toMatchObject({ code: 1, out: expect.stringContaining('generated/stale') })
  })
})

describe('--check', () => {
  test('finds a file that is missing, and writes nothing', () => {
    const repository = releasedDemo()
    const before = repository.files()
    expect(repository.run('claims --check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('generated/missing'),
    })
    expect(repository.files()).toEqual(before)
  })

  test.each([
    ['a claim', '"standing": "proven"', '"standing": "waived"'],
    ['the release', '1.2.0', '1.1.0'],
  ])('finds a file that is stale in %s', (_, from, to) => {
    const repository = releasedDemo()
    repository.run('claims')
    expect(repository.run('claims --check').code).toBe(0)
    repository.write(CLAIMS, repository.read(CLAIMS).replace(from, to))
    expect(repository.run('claims --check')).toMatchObject({ code: 1, out: expect.stringContaining('generated/stale') })
  })
})

describe('writes nothing', () => {
  test('without evidence', () => {
    const repository = releasedDemo()
    repository.remove(EVIDENCE)
    const { code, out } = repository.run('claims')
    expect(code).toBe(3)
    expect(out).toContain('evidence/missing')
    expect(out).toContain('Nothing was written')
    expect(repository.files()).not.toContain(CLAIMS)
  })

  test('while a claim is refuted', () => {
    const repository = releasedDemo()
    repository.edit(
      EVIDENCE,
      '"line": 103,\n      "claims": [],\n      "state": "passed"',
      '"line": 103,\n      "claims": [],\n      "state": "failed"',
    )
    expect(repository.run('claims').code).toBe(1)
    expect(repository.files()).not.toContain(CLAIMS)
  })

  test('while a claim is waived, which is enough for the gate', () => {
    const waiver =
      '| Claim | Until | Reason |\n| --- | --- | --- |\n| `demo/Counter_Add.too-large` | 2026-12-31 | later |\n'
    const repository = new Repository(honestProject(demoProject({ 'spec/waivers.md': waiver })))
    const record = (key: string) =>
      `"line": 103,\n      "claims": [],\n      "state": "passed",\n      "compared": 1,\n      "ran": [\n        "${key}"`
    repository.edit(EVIDENCE, record('0x00001000'), record('0x00001020'))
    expect(repository.run('gate').code).toBe(0)
    expect(repository.run('claims')).toMatchObject({
      code: 1,
      out: expect.stringContaining('waived demo/Counter_Add.too-large\nNothing was written'),
    })
    expect(repository.files()).not.toContain(CLAIMS)
  })
})
