import { describe, expect, test } from 'vitest'
import type { Finding, UnitModel } from '../../src/model/index.ts'
import { compareGenerated, writeGenerated } from '../../src/write/index.ts'
import { config } from '../demoProject.ts'
import { located, unitModel } from './models.ts'

const UNITS = [unitModel()]
const FIXTURE = 'generated/fixtures/demo.json'

/** What is found after the committed files were changed. */
function compareAfter(change: (files: Map<string, string>) => void, units: readonly UnitModel[] = UNITS): Finding[] {
  const files = new Map([...writeGenerated(UNITS)].map(([path, text]) => [`generated/${path}`, text]))
  change(files)
  return compareGenerated({ config, files }, units)
}

describe('generated files', () => {
  test('are found as they should be', () => {
    expect(compareAfter(() => {})).toEqual([])
  })

  test('that others write are nobody’s orphans', () => {
    expect(
      compareAfter((files) => {
        for (const name of ['verdict.txt', 'package.json', 'tsconfig.json', 'fixtures/README.md']) {
          files.set(`generated/${name}`, '')
        }
        files.set('packages/demo/fixtures/more.json', '')
      }),
    ).toEqual([])
  })

  test('are missed', () => {
    expect(compareAfter((files) => files.delete(FIXTURE))).toMatchObject([
      {
        ruleId: 'generated/missing',
        reason: 'Unexpected absence of `generated/fixtures/demo.json`, expected the file that the units give',
        place: { file: FIXTURE, start: { line: 1, column: 1 } },
      },
    ])
  })

  test('are stale at the first line that differs', () => {
    const findings = compareAfter((files) => {
      files.set(FIXTURE, (files.get(FIXTURE) as string).replace('"Counting"', '"Counted"'))
    })
    expect(findings).toMatchObject([
      {
        ruleId: 'generated/stale',
        reason:
          'Unexpected the line "  \\"title\\": \\"Counted\\",", expected the line "  \\"title\\": \\"Counting\\","',
        place: { file: FIXTURE, start: { line: 7, column: 1 }, end: { line: 7, column: 22 } },
        note: 'Run `litspec generate` and commit what it writes.',
      },
    ])
  })

  test('are shown around the first difference of a long line', () => {
    const long = unitModel({
      untestable: [{ title: located('x'.repeat(50)), reason: `${'y'.repeat(100)}old${'z'.repeat(100)}` }],
    })
    const files = new Map([...writeGenerated([long])].map(([path, text]) => [`generated/${path}`, text]))
    files.set(FIXTURE, (files.get(FIXTURE) as string).replace('yold', 'ynew'))
    const part = (word: string): string => `the line "…${'y'.repeat(20)}${word}${'z'.repeat(37)}…"`
    expect(compareGenerated({ config, files }, [long]).map(({ reason }) => reason)).toEqual([
      `Unexpected ${part('new')}, expected ${part('old')}`,
    ])
  })

  test('are stale when something stands behind their end, or when their end is missing', () => {
    const text = writeGenerated(UNITS).get('fixtures/demo.json') as string
    const lines = text.split('\n').length
    const longer = compareAfter((files) => files.set(FIXTURE, `${text}{}`))
    expect(longer).toMatchObject([{ ruleId: 'generated/stale', place: { start: { line: lines, column: 1 } } }])
    const shorter = compareAfter((files) => files.set(FIXTURE, text.slice(0, -3)))
    expect(shorter).toMatchObject([{ ruleId: 'generated/stale', place: { start: { line: lines - 1 } } }])
    const empty = compareAfter((files) => files.set(FIXTURE, ''))
    expect(empty).toMatchObject([{ ruleId: 'generated/stale', place: { start: { line: 1, offset: 0 } } }])
  })

  test('are stale with other line endings', () => {
    const findings = compareAfter((files) =>
      files.set(FIXTURE, (files.get(FIXTURE) as string).replaceAll('\n', '\r\n')),
    )
    expect(findings).toMatchObject([{ ruleId: 'generated/stale', place: { start: { line: 1 } } }])
  })

  test('stay in their folder whatever the slug', () => {
    for (const slug of ['../../etc/passwd', '/etc/passwd', '..', '', 'a\\b', '.git']) {
      const unit = unitModel()
      const paths = writeGenerated([{ ...unit, frontMatter: { ...unit.frontMatter, slug } }]).keys()
      for (const path of paths) expect(path).toMatch(/^(?:fixtures|schema)\/[\w-][\w.-]*\.json$/)
    }
  })

  test('of a unit that is gone are orphans', () => {
    const findings = compareAfter((files) => files.set('generated/drivers/old.ts', ''), UNITS)
    expect(findings).toMatchObject([
      { ruleId: 'generated/orphan', place: { file: 'generated/drivers/old.ts', start: { line: 1 } } },
    ])
    expect(compareAfter(() => {}, []).map(({ place }) => place.file)).toEqual([FIXTURE])
  })
})
