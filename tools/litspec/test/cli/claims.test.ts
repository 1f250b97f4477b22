import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoProject } from '../demoProject.ts'
import { honestProject } from '../honestProject.ts'
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
  const claims = JSON.parse(repository.read(CLAIMS))
  expect(claims).toMatchObject({
    format: 1,
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
