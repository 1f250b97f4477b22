import { describe, expect, test } from 'vitest'
import { readUnits } from '../../src/read/index.ts'
import { readStrengths, strengthSources, strengthText } from '../../src/report/index.ts'
import { demoFiles, demoProject } from '../demoProject.ts'

const UNIT = 'spec/units/demo.md'
const DRIVER = 'packages/demo/test/driver.ts'
const SOURCE = 'packages/demo/src/index.ts'

const textOf = (path: string): string => demoFiles.get(path) as string

function sourcesOf(changes: Readonly<Record<string, string>> = {}): string {
  const project = demoProject(changes)
  const { units, findings } = readUnits(project)
  expect(findings).toEqual([])
  return strengthSources(project, units, 'packages/demo')
}

describe('what strength is measured on', () => {
  test.each([
    ['a source', { [SOURCE]: `${textOf(SOURCE)}\nexport const more = 1\n` }],
    ['another source', { 'packages/demo/src/more.ts': '' }],
    ['the driver', { [DRIVER]: `${textOf(DRIVER)}\n` }],
    ['what the driver imports', { 'packages/demo/test/drive/more.ts': '' }],
    ['a value of a case', { [UNIT]: textOf(UNIT).replace('[30, 40]', '[30, 41]') }],
  ])('changes with %s', (_, changes) => {
    expect(sourcesOf(changes)).not.toBe(sourcesOf())
  })

  test.each([
    ['prose', { [UNIT]: textOf(UNIT).replace('\n## ', '\nA remark.\n\n## ') }],
    ['line endings', { [SOURCE]: textOf(SOURCE).replaceAll('\n', '\r\n') }],
    ['an ordinary test', { 'packages/demo/test/mean.test.ts': '' }],
    ['another package', { 'packages/other/src/index.ts': 'export const other = 1\n' }],
  ])('does not change with %s', (_, changes) => {
    expect(sourcesOf(changes)).toBe(sourcesOf())
  })
})

describe('a file of strengths', () => {
  const measurement = {
    sources: 'a'.repeat(64),
    together: { mutants: 9, killed: 6 },
    claims: new Map([
      ['demo/b.two', { mutants: 0, killed: 0 }],
      ['demo/a.one', { mutants: 7, killed: 5 }],
    ]),
  }
  const text = strengthText(measurement)

  test('is sorted, with a claim a line', () => {
    expect(text.split('\n')).toEqual([
      '{',
      '  "format": 1,',
      `  "sources": "${measurement.sources}",`,
      '  "together": {',
      '    "mutants": 9,',
      '    "killed": 6',
      '  },',
      '  "claims": {',
      '    "demo/a.one": { "mutants": 7, "killed": 5 },',
      '    "demo/b.two": { "mutants": 0, "killed": 0 }',
      '  }',
      '}',
      '',
    ])
  })

  test('is read again, and believed for its own sources only', () => {
    expect(readStrengths(text, measurement.sources)).toEqual(measurement.claims)
    expect(readStrengths(text, 'b'.repeat(64))).toBeUndefined()
    expect(readStrengths(undefined, measurement.sources)).toBeUndefined()
  })
})
