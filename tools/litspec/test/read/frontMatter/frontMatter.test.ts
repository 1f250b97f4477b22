import { describe, expect, test } from 'vitest'
import { isDay } from '../../../src/read/frontMatter/keys.ts'
import { readUnit } from '../../../src/read/index.ts'
import { config } from '../../demoProject.ts'

function read(...lines: readonly string[]): ReturnType<typeof readUnit> {
  return readUnit('spec/units/sample.md', ['---', ...lines, '---', '', '# Sample', ''].join('\n'), config)
}

const LINES = [
  'unit: supporting',
  'slug: sample',
  'title: Sample',
  'package: packages/sample',
  'evidence: inferred',
  'tolerance: 0',
]

describe('front matter', () => {
  test('of a unit without a binary has six keys, in any order', () => {
    const expected = {
      unit: 'supporting',
      slug: 'sample',
      title: 'Sample',
      package: 'packages/sample',
      evidence: 'inferred',
      tolerance: 0,
    }
    expect(read(...LINES)).toMatchObject({ unit: { frontMatter: expected }, findings: [] })
    expect(read(...LINES.toReversed()).unit?.frontMatter).toEqual(expected)
  })

  test('may have comments and quotes', () => {
    const { unit, findings } = read(
      '# What this is',
      ...LINES.slice(0, 2),
      'title: "Sample" # quoted',
      ...LINES.slice(3),
    )
    expect(findings).toEqual([])
    expect(unit?.frontMatter.title).toBe('Sample')
  })

  test.each([
    ['unit: 0', { unit: 'supporting' }],
    ['slug: other', { slug: 'sample' }],
    ['evidence: sure', { evidence: 'confirmed (code)' }],
    ['tolerance: -1', { tolerance: 1e-5 }],
  ])('with `%s` goes on with a plain value', (wrong, standIn) => {
    const key = wrong.slice(0, wrong.indexOf(':') + 1)
    const { unit, findings } = read(...LINES.map((line) => (line.startsWith(key) ? wrong : line)))
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['front-matter/value'])
    expect(unit?.frontMatter).toMatchObject(standIn)
  })

  test.each(['../sample', '/etc', 'packages/../sample', 'packages/a/b', 'packages/', 'packages/.git', 'other/sample'])(
    'with the package `%s` makes no unit',
    (folder) => {
      const { unit, findings } = read(...LINES.map((line) => line.replace('packages/sample', folder)))
      expect(unit).toBeUndefined()
      expect(findings.map(({ ruleId }) => ruleId)).toEqual(['front-matter/value'])
    },
  )
})

test.each([
  ['2026-10-12', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['12 October 2026', false],
  ['2026-10-12T00:00', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
