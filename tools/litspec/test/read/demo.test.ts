import { expect, test } from 'vitest'
import { readUnit, readUnits, readWaivers } from '../../src/read/index.ts'
import { config, demoFiles, demoProject } from '../demoProject.ts'

const DEMO = 'spec/units/demo.md'

test('nothing is wrong with the demo project', () => {
  const { units, findings } = readUnits(demoProject())
  expect(findings).toEqual([])
  expect(units.map(({ file, frontMatter }) => [file, frontMatter.slug])).toEqual([[DEMO, 'demo']])
})

test('everything of the demo unit is read', () => {
  const unit = readUnits(demoProject()).units[0]
  expect(unit?.frontMatter).toEqual({
    unit: 1,
    slug: 'demo',
    title: 'Counting',
    package: 'packages/demo',
    binary: 'DEMO_000.01',
    sha1: '0123456789abcdef0123456789abcdef01234567',
    read: '2026-10-12',
    evidence: 'confirmed (code)',
    tolerance: 1e-5,
  })
  expect(unit?.functions.map(({ key, name, size, file }) => [key, name.value, size?.value, file.value])).toEqual([
    ['0x00001000', 'Counter_Add', 32, 'counter.cpp'],
    ['0x00001020', 'Mean_Of', 24, 'unknown'],
    ['0x00001038', 'Counter_Delete', 8, 'counter.cpp'],
  ])
  expect(unit?.claims.map(({ id, evidence }) => [id, evidence])).toEqual([
    ['demo/Counter_Add.adding', 'confirmed (code)'],
    ['demo/Counter_Add.the-limit', 'confirmed (code)'],
    ['demo/Counter_Add.too-large', 'inferred'],
    ['demo/Mean_Of.two-numbers', 'confirmed (code)'],
    ['demo/Mean_Of.one-number', 'confirmed (code)'],
    ['demo/Choices.fresh-counter', 'choice'],
  ])
  expect(unit?.types.map(({ name }) => name.value)).toEqual(['Failure'])
  expect(unit?.suites).toHaveLength(2)
  expect(unit?.cases).toHaveLength(6)
})

test('a reading survives JSON, so that it can be cached', () => {
  const reading = readUnit(DEMO, demoFiles.get(DEMO) ?? '', config)
  expect(JSON.parse(JSON.stringify(reading))).toEqual(reading)
})

test('units come in the order of their paths, whatever the order of the files', () => {
  const text = demoFiles.get(DEMO) ?? ''
  const other = text.replace('slug: demo', 'slug: other').replaceAll('0x000010', '0x000020')
  const files = new Map([
    ['spec/units/other.md', other],
    [DEMO, text],
  ])
  expect(readUnits({ config, files }).units.map(({ file }) => file)).toEqual([DEMO, 'spec/units/other.md'])
  expect(readUnits({ config, files }).findings).toEqual([])
})

test('only files that match the glob of units are read', () => {
  const { units } = readUnits(demoProject({ 'spec/units/deeper/other.md': '# No unit\n', 'spec/units/other.txt': '' }))
  expect(units).toHaveLength(1)
})

test('nothing is wrong with the waivers', () => {
  expect(readWaivers('spec/waivers.md', demoFiles.get('spec/waivers.md') ?? '')).toEqual({ waivers: [], findings: [] })
})
