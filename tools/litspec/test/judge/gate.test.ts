import { describe, expect, test } from 'vitest'
import { exitCodeOf, judge } from '../../src/judge/index.ts'
import type { JudgeInput } from '../../src/judge/index.ts'
import { RULES } from '../../src/model/index.ts'
import type { Finding, Located, RuleId } from '../../src/model/index.ts'
import { place } from '../write/models.ts'
import { evidence, record, records, sound, spots, TEST, testimony, unit, withRecords } from './court.ts'

const TWO = 'demo/Mean_Of.two-numbers'

describe('there is nothing to judge', () => {
  test.each<[string, Partial<JudgeInput>, string]>([
    ['no units', { units: [] }, 'gate/no-units litspec.config.json:1'],
    ['no claims', { units: [{ ...unit, claims: [], cases: [] }] }, `gate/no-claims ${unit.file}:1`],
    ['no cases', { units: [{ ...unit, cases: [] }] }, `gate/no-cases ${unit.file}:1`],
    ['no sources', { inputs: new Map() }, `gate/no-sources ${unit.file}:1`],
  ])('with %s, whatever the evidence', (_, part, found) => {
    const verdict = judge({ ...sound, ...part })
    expect(verdict.exitCode).toBe(3)
    expect(spots(verdict.findings)).toEqual([found])
  })

  test('in one unit of two', () => {
    const empty = {
      ...unit,
      file: 'spec/units/empty.md',
      frontMatter: { ...unit.frontMatter, slug: 'empty' },
      claims: [],
      cases: [],
    }
    const verdict = judge({ ...sound, units: [unit, empty] })
    expect(spots(verdict.findings)).toEqual(['gate/no-claims spec/units/empty.md:1'])
    expect(verdict.exitCode).toBe(3)
  })
})

describe('a unit that was not read whole', () => {
  const broken: Finding = { ruleId: 'cases/span', reason: '', place: place(90) }

  test('is not judged, so that one mistake is said once', () => {
    const verdict = judge({ ...withRecords(), findings: [broken], waivers: [] })
    expect(spots(verdict.findings)).toEqual([`cases/span ${unit.file}:90`])
    expect(verdict.exitCode).toBe(1)
  })

  test('lacks nothing before it was read: its claims may stand under the heading that is misspelt', () => {
    const unread: JudgeInput = { ...sound, units: [{ ...unit, claims: [], cases: [] }], findings: [broken] }
    expect(spots(judge(unread).findings)).toEqual([`cases/span ${unit.file}:90`])
    expect(judge(unread).exitCode).toBe(1)
  })

  test('leaves the others to be judged', () => {
    const other = { ...unit, file: 'spec/units/other.md', frontMatter: { ...unit.frontMatter, slug: 'other' } }
    const verdict = judge({ ...sound, units: [unit, other], findings: [broken] })
    expect(spots(verdict.findings)).toEqual([`cases/span ${unit.file}:90`, 'evidence/missing spec/units/other.md:1'])
    expect(verdict.exitCode).toBe(3)
  })
})

describe('a test', () => {
  test('that names an unknown claim is told the right one, at the name when its file spells it', () => {
    const input = withRecords(...records, testimony(['demo/Mean_Of.two-number']))
    expect(judge(input).findings).toMatchObject([
      {
        ruleId: 'test/unknown-claim',
        place: { file: TEST, start: { line: 12 } },
        reason: expect.stringContaining(`\`${TWO}\``),
      },
    ])
    expect(judge(input).findings[0]).not.toHaveProperty('fix')
    const spelt: Located<string> = { value: 'demo/Mean_Of.two-number', place: { ...place(13, 9), file: TEST } }
    expect(judge({ ...input, namings: [spelt] }).findings).toMatchObject([
      { fix: TWO, place: { start: { line: 13, column: 9 } } },
    ])
    expect(judge(input).exitCode).toBe(1)
  })

  test.each([
    ['asserts nothing', { compared: 0 }, 'test/asserts-nothing'],
    ['is skipped', { state: 'skipped', compared: 0 }, 'test/not-run'],
    ['is left to do', { state: 'todo', compared: 0 }, 'test/not-run'],
  ] as const)('that %s is no evidence, and is named', (_, more, rule) => {
    const verdict = judge(withRecords(...records, testimony([TWO], more)))
    expect(spots(verdict.findings)).toEqual([`${rule} ${TEST}:12`])
    expect(verdict.claims.find(({ claim }) => claim.id === TWO)?.checkedBy).toEqual(['demo/mean.of-two'])
    expect(verdict.exitCode).toBe(1)
  })

  test('that is written down and was never recorded is named', () => {
    const naming: Located<string> = { value: TWO, place: { ...place(13, 9), file: TEST } }
    const verdict = judge({ ...sound, namings: [naming] })
    expect(spots(verdict.findings)).toEqual([`test/not-run ${TEST}:13`])
    expect(verdict.exitCode).toBe(1)
    expect(judge({ ...withRecords(...records, testimony([TWO])), namings: [naming] }).exitCode).toBe(0)
  })

  test('without a word when the lint already says that tests of its file are held back', () => {
    const held = { ...place(12), file: TEST }
    const skipped: JudgeInput = {
      ...withRecords(...records, testimony([TWO], { state: 'skipped', compared: 0 })),
      findings: [{ ruleId: 'tests/skipped', reason: '', place: held }],
    }
    const focused: JudgeInput = {
      ...withRecords(...records, testimony([TWO], { state: 'failed' })),
      findings: [{ ruleId: 'tests/focused', reason: '', place: held }],
    }
    expect(spots(judge(skipped).findings)).toEqual([`tests/skipped ${TEST}:12`])
    expect(spots(judge(focused).findings)).toEqual([`tests/focused ${TEST}:12`])
    expect(judge({ ...focused, findings: [] }).findings).toMatchObject([{ ruleId: 'claim/refuted' }])
  })

  test('that names no claim is not looked at', () => {
    expect(judge(withRecords(...records, testimony([], { compared: 0 }))).exitCode).toBe(0)
  })

  test('cannot pose as a case', () => {
    const posing = { ...record('demo/mean.of-two', []), kind: 'test' as const, file: TEST, claims: [TWO] }
    const verdict = judge(withRecords(...records.filter(({ id }) => id !== posing.id), posing))
    expect(spots(verdict.findings)).toContain(`case/not-run ${unit.file}:81`)
    expect(verdict.exitCode).toBe(1)
  })
})

describe('the exit code', () => {
  const finding = (ruleId: RuleId): Finding => ({ ruleId, reason: '', place: place() })
  const impossible = Object.keys(RULES).filter((id) => /^(gate\/|evidence\/(?!run-error))/.test(id)) as RuleId[]

  test.each(impossible)('is 3 for %s, even among others', (id) => {
    expect(exitCodeOf([finding('claim/untested'), finding(id)])).toBe(3)
  })

  test('is 1 for every other rule', () => {
    const others = (Object.keys(RULES) as RuleId[]).filter((id) => !impossible.includes(id))
    expect(others.filter((id) => exitCodeOf([finding(id)]) !== 1)).toEqual([])
  })

  test('is 1 for a claim that is not settled, even when nothing was found', () => {
    expect(exitCodeOf([], [{ standing: 'proven' }, { standing: 'untested' }])).toBe(1)
    expect(exitCodeOf([], [{ standing: 'proven' }, { standing: 'waived' }])).toBe(0)
  })

  test('carries the findings of earlier stages', () => {
    const verdict = judge({ ...sound, findings: [finding('orig/name')] })
    expect(verdict.exitCode).toBe(1)
    expect(verdict.findings.map(({ ruleId }) => ruleId)).toEqual(['orig/name'])
  })
})

test('judging changes nothing that it was given, and says the same twice', () => {
  const input = withRecords(...[...records].reverse())
  const before = JSON.stringify(input.evidence)
  expect(judge(input)).toEqual(judge(input))
  expect(JSON.stringify(input.evidence)).toBe(before)
  expect(judge(input).claims).toEqual(judge(sound).claims)
  expect(evidence().tests).toBe(records)
})
