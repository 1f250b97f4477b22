import { describe, expect, test } from 'vitest'
import { READ_RULES } from '../../src/model/rules/read.ts'
import { readUnits } from '../../src/read/index.ts'
import { config } from '../demoProject.ts'
import type { Shift } from './findingLines.ts'
import { linesOf } from './findingLines.ts'
import { fixtures } from './fixtureFolders.ts'
import type { Fixture } from './fixtureFolders.ts'

interface Form {
  readonly name: string
  readonly turn: (text: string) => string
  /** The line of the fixture that a line of the turned text is. */
  readonly back: (text: string) => Shift
}

const ADDED = 3

/**
 * Three lines in front. Front matter must be the first thing of a file, so they are comments on its first lines;
 * a text without it gets three empty lines. Either way everything but the opening `---` moves down by three.
 */
const FORMS: readonly Form[] = [
  { name: 'as it is', turn: (text) => text, back: () => (line) => line },
  { name: 'from Windows', turn: (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`, back: () => (line) => line },
  {
    name: 'three lines down',
    turn: (text) =>
      text.startsWith('---\n')
        ? text.replace('---\n', `---\n${'# comment\n'.repeat(ADDED)}`)
        : '\n'.repeat(ADDED) + text,
    back: (text) => (line) => (text.startsWith('---\n') && line === 1 ? line : line - ADDED),
  },
]

function findingsOf({ units }: Fixture, form: Form): string[] {
  const files = new Map([...units].map(([path, text]) => [path, form.turn(text)]))
  return readUnits({ config, files }).findings.flatMap((finding) =>
    linesOf(finding, form.back(units.get(finding.place.file) ?? '')),
  )
}

describe.each(FORMS)('fixtures $name', (form) => {
  test.each(fixtures)('$name', (fixture) => {
    expect(findingsOf(fixture, form)).toEqual(fixture.expected)
  })
})

describe('folders of fixtures', () => {
  test.each(fixtures)(
    '$name holds units and what is said of them, and nothing else',
    ({ name, files, units, expected }) => {
      const wanted = [...units.keys()].map((path) =>
        path.slice('spec/units/'.length).replace(/^sample\.md$/, 'input.md'),
      )
      if (name.startsWith('bad/')) wanted.push('findings.txt')
      expect(files).toEqual(wanted.toSorted())
      expect(units.has('spec/units/sample.md')).toBe(true)
      expect(expected.length > 0).toBe(name.startsWith('bad/'))
    },
  )

  test('every rule about the parts of a unit is raised by one', () => {
    const parts = /^(?:unit|front-matter|section|fence|table|functions|constants|records|claims|links)\//
    const raised = new Set(fixtures.flatMap(({ expected }) => expected.map((line) => line.split(' ')[1])))
    const silent = Object.keys(READ_RULES).filter((rule) => parts.test(rule) && !raised.has(rule))
    // Two units with one slug need two folders, and a text that is too large is no text to read: both are tested apart.
    expect(silent).toEqual(['unit/duplicate-slug'])
  })
})
