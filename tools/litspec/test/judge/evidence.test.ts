import { describe, expect, test } from 'vitest'
import { judge } from '../../src/judge/index.ts'
import type { JudgeInput } from '../../src/judge/index.ts'
import type { Evidence } from '../../src/model/index.ts'
import { unitModel } from '../write/models.ts'
import {
  ADD,
  EVIDENCE,
  evidence,
  hash,
  MEAN,
  record,
  records,
  SOURCE,
  sound,
  spots,
  TEST,
  tag,
  testimony,
  unit,
  withEvidence,
  withRecords,
} from './court.ts'

/** The findings of what cannot be judged: nothing else is said. */
function refusals(input: JudgeInput): string[] {
  const verdict = judge(input)
  expect(verdict.exitCode).toBe(3)
  return spots(verdict.findings)
}

function without(path: string): JudgeInput {
  const { [path]: _, ...inputs } = evidence().inputs
  return withEvidence({ inputs })
}

describe('evidence is missing', () => {
  test('when a unit has none', () => {
    expect(refusals({ ...sound, evidence: [] })).toEqual([`evidence/missing ${unit.file}:1`])
  })

  test('for the second of two units', () => {
    const other = unitModel({
      ...unit,
      file: 'spec/units/other.md',
      frontMatter: { ...unit.frontMatter, slug: 'other' },
    })
    expect(refusals({ ...sound, units: [unit, other] })).toEqual(['evidence/missing spec/units/other.md:1'])
  })
})

describe('evidence is malformed', () => {
  test.each<[string, unknown, string]>([
    ['not JSON', undefined, 'text that is not JSON'],
    ['null', null, '`null`'],
    ['a list', [], 'list'],
    ['of another format', { ...evidence(), format: 2 }, '`2` at `format`'],
    ['without tests', { ...evidence(), tests: undefined }, 'nothing at `tests`'],
    ['with a key of its own', { ...evidence(), proven: true }, 'key `proven`'],
    ['with an unknown state', { ...evidence(), tests: [{ ...records[0], state: 'ok' }] }, '`"ok"` at `tests[0].state`'],
    [
      'with a count below zero',
      { ...evidence(), tests: [{ ...records[0], compared: -1 }] },
      '`-1` at `tests[0].compared`',
    ],
    [
      'with a count in words',
      { ...evidence(), tests: [{ ...records[0], compared: '3' }] },
      '`"3"` at `tests[0].compared`',
    ],
    ['with a short digest', { ...evidence(), fixture: 'f' }, '`"f"` at `fixture`'],
    ['with a digest in capitals', { ...evidence(), inputs: { 'a.ts': hash('A') } }, 'at `inputs["a.ts"]`'],
    ['with errors that are no text', { ...evidence(), errors: [{}] }, 'object at `errors[0]`'],
  ])('when it is %s', (_, value, found) => {
    const input = { ...sound, evidence: [{ file: EVIDENCE, evidence: value }] }
    expect(refusals(input)).toEqual([`evidence/malformed ${EVIDENCE}:1`])
    expect(judge(input).findings[0]?.reason).toContain(`Unexpected ${found}`.replace('Unexpected at', 'at'))
  })

  test('in one shard of two', () => {
    const shard = 'packages/demo/.evidence/demo.2.json'
    expect(refusals({ ...sound, evidence: [...sound.evidence, { file: shard, evidence: {} }] })).toEqual([
      `evidence/malformed ${shard}:1`,
    ])
  })
})

describe('evidence is foreign', () => {
  test.each<[string, Partial<Evidence>]>([
    ['of another fixture', { fixture: hash('e') }],
    ['of another unit', { unit: 'rays' }],
    ['of a case that is gone', { tests: [...records, record('demo/add.was-here', [ADD])] }],
    ['of a function that nobody knows', { tests: [...records.slice(1), record('demo/add.adds', [ADD, '0x00009999'])] }],
  ])('when it is %s', (_, more) => {
    expect(refusals(withEvidence(more))).toEqual([`evidence/foreign ${EVIDENCE}:1`])
  })

  test('when no fixture is known for the unit', () => {
    expect(refusals({ ...sound, fixtures: new Map() })).toEqual([`evidence/foreign ${EVIDENCE}:1`])
  })

  test('when shards come from different fixtures', () => {
    const shard = { file: 'packages/demo/.evidence/demo.2.json', evidence: evidence({ fixture: hash('e') }) }
    expect(refusals({ ...sound, evidence: [...sound.evidence, shard] })).toEqual([`evidence/foreign ${shard.file}:1`])
  })

  test.each(['packages/demo/.evidence/old.json', 'packages/other/.evidence/demo.json'])(
    'when it stands in %s',
    (file) => {
      expect(refusals({ ...sound, evidence: [...sound.evidence, { file, evidence: evidence() }] })).toEqual([
        `evidence/foreign ${file}:1`,
      ])
    },
  )

  test('names the case that was meant', () => {
    const [finding] = judge(withRecords(...records, record('demo/add.add', [ADD]))).findings
    expect(finding?.reason).toBe('Unexpected case `demo/add.add`, expected `demo/add.adds`')
  })
})

describe('evidence is outdated', () => {
  test.each([unit.file, 'packages/demo/test/driver.ts', SOURCE, TEST])('when %s changed', (path) => {
    const input = { ...sound, inputs: new Map([...sound.inputs, [path, hash('9')]]) }
    expect(refusals(input)).toEqual([`evidence/outdated ${EVIDENCE}:1`])
    expect(judge(input).findings[0]?.reason).toContain(path)
  })

  test('when a file that it knows is gone', () => {
    const { inputs } = evidence()
    expect(refusals(withEvidence({ inputs: { ...inputs, 'packages/math/src/gone.ts': hash('7') } }))).toEqual([
      `evidence/outdated ${EVIDENCE}:1`,
    ])
  })

  test.each([unit.file, 'packages/demo/test/driver.ts', SOURCE])('when it does not know %s', (path) => {
    expect(refusals(without(path))).toEqual([`evidence/outdated ${EVIDENCE}:1`])
  })

  test('when it knows no file at all', () => {
    expect(refusals(withEvidence({ inputs: {} }))).toEqual([`evidence/outdated ${EVIDENCE}:1`])
  })

  test('when it does not know a source that ran nothing', () => {
    const added = { ...sound, inputs: new Map([...sound.inputs, ['packages/demo/src/deep/new.ts', hash('5')]]) }
    expect(refusals(added)).toEqual([`evidence/outdated ${EVIDENCE}:1`])
  })

  test('when it does not know the file of a test that testifies', () => {
    const { [TEST]: _, ...inputs } = evidence().inputs
    expect(
      refusals(withEvidence({ inputs, tests: [...records, testimony(['demo/Mean_Of.two-numbers'])] })),
    ).toHaveLength(1)
    expect(judge(withEvidence({ inputs })).exitCode).toBe(0)
  })

  test('when it does not know the file of a tagged function of another package that ran', () => {
    const away = { ...tag('0x00002000'), place: { ...tag(ADD).place, file: 'packages/math/src/index.ts' } }
    const ran = [record('demo/add.adds', [ADD, away.key]), ...records.slice(1)]
    expect(refusals({ ...withRecords(...ran), tags: [...sound.tags, away] })).toEqual([
      `evidence/outdated ${EVIDENCE}:1`,
    ])
  })
})

describe('evidence of a run with errors', () => {
  test('is said, and what the run did not reach is not', () => {
    const verdict = judge(withEvidence({ errors: ['Error: no such module\n    at driver.ts'], tests: [] }))
    expect(spots(verdict.findings)).toEqual([`evidence/run-error ${EVIDENCE}:1`])
    expect(verdict.findings[0]?.reason).toContain('Error: no such module')
    expect(verdict.exitCode).toBe(1)
  })

  test('never says yes, even when every claim is proven', () => {
    const verdict = judge(withEvidence({ errors: ['unhandled rejection'] }))
    expect(verdict.claims.every(({ standing }) => standing === 'proven')).toBe(true)
    expect(verdict.exitCode).toBe(1)
  })
})

test('shards of one run add up', () => {
  const [first, ...others] = records
  const shards = [first as never, ...others].map((one, index) => ({
    file: `packages/demo/.evidence/demo.${index}.json`,
    evidence: evidence({ tests: [one] }),
  }))
  expect(judge({ ...sound, evidence: shards }).exitCode).toBe(0)
  expect(spots(judge({ ...sound, evidence: shards.slice(1) }).findings)).toEqual([`case/not-run ${unit.file}:80`])
})

test('several machines may say the same', () => {
  const twice = ['demo.json', 'demo.windows.json'].map((name) => ({
    file: `packages/demo/.evidence/${name}`,
    evidence: evidence(),
  }))
  const verdict = judge({ ...sound, evidence: twice })
  expect(verdict.exitCode).toBe(0)
  expect(verdict.claims.map(({ checkedBy }) => checkedBy.length)).toEqual([1, 1, 1])
  expect(MEAN).not.toBe(ADD)
})
