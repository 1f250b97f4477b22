import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDemo, testedDemo, UNIT } from './repository.ts'

const WRITTEN = [
  'generated/drivers/demo.ts',
  'generated/fixtures/demo.json',
  'generated/schema/claims.json',
  'generated/schema/evidence.json',
  'generated/schema/findings.json',
  'generated/schema/fixture.json',
]

test('writes what the units give, says so, and writes nothing twice', () => {
  const repository = freshDemo()
  const before = repository.files()
  const first = repository.run('generate')
  expect(first.code).toBe(0)
  expect(first.out).toContain(`${WRITTEN.map((file) => `wrote ${file}\n`).join('')}6 files, 6 changed.\n`)
  expect(first.out).toContain('Looked at 1 unit, 3 functions, 6 claims, 6 cases, 4 tags in 0.25 s.')
  expect(repository.files()).toEqual([...before, ...WRITTEN].sort())
  expect(repository.run('generate').out).toContain('6 files, none changed.')
  expect(repository.run('generate --check').code).toBe(0)
})

test('mends a file that was edited, removes one that nothing gives, and leaves all others alone', () => {
  const repository = testedDemo()
  repository.write('generated/fixtures/old.json', '{}\n')
  repository.write('generated/package.json', '{}\n')
  repository.write('generated/verdict.txt', 'old\n')
  const driver = repository.read('generated/drivers/demo.ts')
  repository.write('generated/drivers/demo.ts', driver.slice(10))
  const check = repository.run('generate --check')
  expect(check.code).toBe(1)
  expect(check.out).toContain('generated/stale')
  expect(check.out).toContain('generated/orphan')
  expect(repository.read('generated/drivers/demo.ts')).not.toBe(driver)
  expect(repository.run('generate').out).toContain(
    'wrote generated/drivers/demo.ts\nremoved generated/fixtures/old.json\n6 files, 2 changed.',
  )
  expect(repository.read('generated/drivers/demo.ts')).toBe(driver)
  expect(repository.files().filter((path) => path.startsWith('generated/'))).toEqual(
    [...WRITTEN, 'generated/package.json', 'generated/verdict.txt'].sort(),
  )
})

test('writes nothing while a unit has findings, and says which', () => {
  const repository = testedDemo()
  repository.edit(UNIT, '3 functions, 64 bytes.', '3 functions, 60 bytes.')
  repository.remove('generated/drivers/demo.ts')
  const { code, out } = repository.run('generate')
  expect(code).toBe(1)
  expect(out).toContain('functions/total')
  expect(out).toContain('Nothing was written.')
  expect(existsSync(join(repository.root, 'generated/drivers/demo.ts'))).toBe(false)
})

test('a tag that is missing keeps nothing from being written', () => {
  const repository = freshDemo()
  repository.edit('packages/demo/src/index.ts', '@orig 0x00001020 Mean_Of (unknown)', 'Nothing here.')
  expect(repository.run('generate').code).toBe(0)
  expect(repository.run('check').out).toContain('orig/missing')
})

test.each(['generated', 'generated/fixtures'])('a link %s that leads out of the repository is refused', (link) => {
  const repository = freshDemo()
  const outside = mkdtempSync(join(tmpdir(), 'litspec-outside-'))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  if (link !== 'generated') repository.write('generated/package.json', '{}')
  symlinkSync(outside, join(repository.root, link))
  const { code, err } = repository.run('generate')
  expect(code).toBe(2)
  expect(err).toContain('leads out of')
  expect(existsSync(join(outside, 'demo.json'))).toBe(false)
  expect(existsSync(join(outside, 'fixtures'))).toBe(false)
})

test('what the disk refuses is said in a sentence', () => {
  const repository = freshDemo()
  repository.write('generated', 'a file where the folder should be')
  const { code, err } = repository.run('generate')
  expect(code).toBe(2)
  expect(err).toMatch(/^E[A-Z]+: .+\n$/)
})

test('a file that is a link is replaced, and what it leads to stays', () => {
  const repository = testedDemo()
  const outside = mkdtempSync(join(tmpdir(), 'litspec-outside-'))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  writeFileSync(join(outside, 'precious'), 'precious')
  const fixture = repository.read('generated/fixtures/demo.json')
  repository.remove('generated/fixtures/demo.json')
  symlinkSync(join(outside, 'precious'), join(repository.root, 'generated/fixtures/demo.json'))
  expect(repository.run('generate').code).toBe(0)
  expect(repository.read('generated/fixtures/demo.json')).toBe(fixture)
  expect(readFileSync(join(outside, 'precious'), 'utf8')).toBe('precious')
})
