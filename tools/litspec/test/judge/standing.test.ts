import { describe, expect, test } from 'vitest'
import { judge } from '../../src/judge/index.ts'
import type { JudgeInput } from '../../src/judge/index.ts'
import {
  ADD,
  EVIDENCE,
  MEAN,
  record,
  records,
  replacing,
  sound,
  spots,
  tag,
  testimony,
  unit,
  waiver,
  withRecords,
} from './court.ts'

const TWO = 'demo/Mean_Of.two-numbers'
const FRESH = 'demo/Choices.fresh-counter'

function standing(input: JudgeInput, id: string): string | undefined {
  return judge(input).claims.find(({ claim }) => claim.id === id)?.standing
}

describe('a claim is proven', () => {
  test('when all that checks it passed, compared something and ran its function', () => {
    const verdict = judge(sound)
    expect(
      verdict.claims.map(({ claim, standing: is, checkedBy, unit: slug }) => [claim.id, is, checkedBy, slug]),
    ).toEqual([
      [FRESH, 'proven', ['demo/add.fresh'], 'demo'],
      ['demo/Counter_Add.adding', 'proven', ['demo/add.adds'], 'demo'],
      [TWO, 'proven', ['demo/mean.of-two'], 'demo'],
    ])
    expect(verdict.findings).toEqual([])
    expect(verdict.exitCode).toBe(0)
    expect(verdict.totals).toEqual({ units: 1, functions: 2, claims: 3, cases: 3, tests: 0, tags: 2 })
  })

  test('by an ordinary test alone', () => {
    const input: JudgeInput = {
      ...withRecords(record('demo/add.adds', [ADD]), record('demo/add.fresh', [ADD]), testimony([TWO])),
      units: [{ ...unit, cases: unit.cases.filter(({ id }) => id !== 'demo/mean.of-two') }],
    }
    expect(judge(input).exitCode).toBe(0)
    expect(standing(input, TWO)).toBe('proven')
  })
})

describe('a claim is refuted', () => {
  test('by one failure among passes', () => {
    const verdict = judge(withRecords(...records, testimony([TWO], { state: 'failed' })))
    expect(verdict.claims.find(({ claim }) => claim.id === TWO)?.standing).toBe('refuted')
    expect(spots(verdict.findings)).toEqual([`claim/refuted ${unit.file}:60`])
    expect(verdict.findings[0]?.reason).toContain('packages/demo/test/more.test.ts > more')
    expect(verdict.findings[0]?.related?.[0]?.place).toMatchObject({
      file: 'packages/demo/test/more.test.ts',
      start: { line: 12 },
    })
    expect(verdict.exitCode).toBe(1)
  })

  test.each([
    ['before', [record('demo/mean.of-two', [MEAN], { state: 'failed' }), record('demo/mean.of-two', [MEAN])]],
    ['after', [record('demo/mean.of-two', [MEAN]), record('demo/mean.of-two', [MEAN], { state: 'failed' })]],
  ])('when one record of a case failed %s another passed', (_, both) => {
    expect(standing(replacing('demo/mean.of-two', ...both), TWO)).toBe('refuted')
  })

  test('when the failure is in another evidence file of the unit', () => {
    const failed = replacing('demo/mean.of-two', record('demo/mean.of-two', [MEAN], { state: 'failed' })).evidence[0]
    const shard = { file: 'packages/demo/.evidence/demo.2.json', evidence: failed?.evidence }
    expect(standing({ ...sound, evidence: [...sound.evidence, shard] }, TWO)).toBe('refuted')
    expect(standing({ ...sound, evidence: [shard, ...sound.evidence] }, TWO)).toBe('refuted')
  })
})

describe('a claim is untested', () => {
  test('when no case links to it', () => {
    const verdict = judge({
      ...sound,
      units: [
        { ...unit, cases: unit.cases.map((one) => (one.id === 'demo/mean.of-two' ? { ...one, checks: [] } : one)) },
      ],
    })
    expect(spots(verdict.findings)).toEqual([`claim/untested ${unit.file}:60`])
    expect(verdict.findings[0]?.note).toBe(
      'Link to #Mean_Of.two-numbers from a case, or name demo/Mean_Of.two-numbers in the meta of a test.',
    )
    expect(verdict.claims.find(({ claim }) => claim.id === TWO)).toMatchObject({ standing: 'untested', checkedBy: [] })
    expect(verdict.exitCode).toBe(1)
  })

  test.each([
    ['was never run', []],
    ['was skipped', [record('demo/mean.of-two', [], { state: 'skipped', compared: 0 })]],
    ['is left to do', [record('demo/mean.of-two', [], { state: 'todo', compared: 0 })]],
    ['compared nothing', [record('demo/mean.of-two', [MEAN], { compared: 0 })]],
    [
      'compared nothing once',
      [record('demo/mean.of-two', [MEAN]), record('demo/mean.of-two', [MEAN], { compared: 0 })],
    ],
  ])('when its only case %s, which is said once and at the case', (_, others) => {
    const verdict = judge(replacing('demo/mean.of-two', ...others))
    expect(verdict.claims.find(({ claim }) => claim.id === TWO)).toMatchObject({ standing: 'untested', checkedBy: [] })
    expect(spots(verdict.findings)).toEqual([`case/not-run ${unit.file}:81`])
    expect(verdict.exitCode).toBe(1)
  })

  test('is not changed by a run that skipped the case where another ran it', () => {
    const skipped = record('demo/mean.of-two', [], { state: 'skipped', compared: 0 })
    expect(judge(replacing('demo/mean.of-two', skipped, record('demo/mean.of-two', [MEAN]))).exitCode).toBe(0)
  })
})

describe('a claim is unexercised', () => {
  test('when what checks it did not run its function', () => {
    const verdict = judge(replacing('demo/mean.of-two', record('demo/mean.of-two', [ADD])))
    expect(verdict.claims.find(({ claim }) => claim.id === TWO)?.standing).toBe('unexercised')
    expect(spots(verdict.findings)).toEqual([`claim/unexercised ${unit.file}:60`])
    expect(verdict.findings[0]?.reason).toContain('`Mean_Of`')
    expect(verdict.exitCode).toBe(1)
  })

  test('when one of two that check it did not', () => {
    expect(standing(withRecords(...records, testimony([TWO], { ran: [ADD] })), TWO)).toBe('unexercised')
  })

  test('when one of two records of its case did not', () => {
    const input = replacing('demo/mean.of-two', record('demo/mean.of-two', [MEAN]), record('demo/mean.of-two', []))
    expect(standing(input, TWO)).toBe('unexercised')
  })

  test('under Choices, when no tagged function of the unit ran', () => {
    expect(standing(replacing('demo/add.fresh', record('demo/add.fresh', [])), FRESH)).toBe('unexercised')
    expect(standing(replacing('demo/add.fresh', record('demo/add.fresh', [MEAN])), FRESH)).toBe('proven')
  })

  test('under Choices, when the package was entered by the making of the driver alone', () => {
    const verdict = judge(replacing('demo/add.fresh', record('demo/add.fresh', [ADD], { entered: [] })))
    expect(verdict.claims.find(({ claim }) => claim.id === FRESH)?.standing).toBe('unexercised')
    expect(spots(verdict.findings)).toEqual([`claim/unexercised ${unit.file}:70`])
    expect(verdict.findings[0]?.reason).toContain(
      'without running a function of `packages/demo` once its driver was made',
    )
  })

  test('under Choices, when the package was entered in one of two records, or another package was', () => {
    const fresh = record('demo/add.fresh', [ADD])
    expect(standing(replacing('demo/add.fresh', fresh, { ...fresh, entered: [] }), FRESH)).toBe('unexercised')
    const away = { ...fresh, entered: ['packages/demos'] }
    expect(standing(replacing('demo/add.fresh', away), FRESH)).toBe('unexercised')
  })

  test('not by the making of the driver, which can be all that its function is for', () => {
    expect(standing(replacing('demo/mean.of-two', record('demo/mean.of-two', [MEAN], { entered: [] })), TWO)).toBe(
      'proven',
    )
  })

  test('under Choices, when only functions of other units, or untagged ones, ran', () => {
    const other = {
      ...replacing('demo/add.fresh', record('demo/add.fresh', ['0x00002000'])),
      tags: [...sound.tags, tag('0x00002000')],
    }
    expect(standing(other, FRESH)).toBe('unexercised')
    expect(standing({ ...sound, tags: [tag(MEAN)] }, FRESH)).toBe('unexercised')
  })

  test('without a word when the lint already says that the tag is missing', () => {
    const input: JudgeInput = {
      ...replacing('demo/mean.of-two', record('demo/mean.of-two', [])),
      tags: [tag(ADD)],
      findings: [{ ruleId: 'orig/missing', reason: '', place: unit.functions[1]?.name.place as never }],
    }
    expect(spots(judge(input).findings)).toEqual([`orig/missing ${unit.file}:21`])
    expect(spots(judge({ ...input, findings: [] }).findings)).toEqual([`claim/unexercised ${unit.file}:60`])
  })

  test('without a word when a finding in a document keeps the lint from saying so', () => {
    const input: JudgeInput = {
      ...replacing('demo/mean.of-two', record('demo/mean.of-two', [])),
      tags: [tag(ADD)],
      findings: [
        {
          ruleId: 'links/unknown-claim',
          reason: '',
          place: { ...unit.functions[1]?.name.place, file: 'spec/units/other.md' } as never,
        },
      ],
    }
    expect(spots(judge(input).findings)).toEqual(['links/unknown-claim spec/units/other.md:21'])
    expect(judge(input).exitCode).toBe(1)
  })

  test('without a word when its tag stands in another package', () => {
    const astray = { ...tag(MEAN), place: { ...tag(MEAN).place, file: 'packages/other/src/index.ts' } }
    const input: JudgeInput = {
      ...replacing('demo/mean.of-two', record('demo/mean.of-two', [])),
      tags: [tag(ADD), astray],
      findings: [{ ruleId: 'orig/wrong-package', reason: '', place: astray.place }],
    }
    expect(spots(judge(input).findings)).toEqual([`orig/wrong-package ${astray.place.file}:${astray.place.start.line}`])
  })

  test('under Choices without a word when a tag is missing that what checks it may have run', () => {
    const input: JudgeInput = {
      ...replacing('demo/add.fresh', record('demo/add.fresh', [])),
      tags: [tag(ADD)],
      findings: [{ ruleId: 'orig/missing', reason: '', place: unit.functions[1]?.name.place as never }],
    }
    expect(spots(judge(input).findings)).toEqual([`orig/missing ${unit.file}:21`])
  })
})

describe('a claim is waived', () => {
  const untested: JudgeInput = {
    ...sound,
    units: [{ ...unit, cases: unit.cases.filter(({ id }) => id !== 'demo/mean.of-two') }],
  }
  const rest = {
    file: EVIDENCE,
    evidence: withRecords(...records.filter(({ id }) => id !== 'demo/mean.of-two')).evidence[0]?.evidence,
  }

  test.each([
    ['2026-11-30', 'waived', [], 0],
    ['2026-12-01', 'waived', [], 0],
    ['2026-11-29', 'untested', ['waiver/expired spec/waivers.md:7'], 1],
  ] as const)('until %s: %s on 2026-11-30', (until, is, found, exitCode) => {
    const input = { ...untested, evidence: [rest], waivers: [waiver(TWO, until)] }
    expect(standing(input, TWO)).toBe(is)
    expect(spots(judge(input).findings)).toEqual(found)
    expect(judge(input).exitCode).toBe(exitCode)
  })

  test('never when it is proven: the waiver is idle', () => {
    const verdict = judge({ ...sound, waivers: [waiver(TWO, '2027-01-31')] })
    expect(spots(verdict.findings)).toEqual(['waiver/idle spec/waivers.md:7'])
    expect(verdict.claims.find(({ claim }) => claim.id === TWO)?.standing).toBe('proven')
    expect(verdict.exitCode).toBe(1)
  })

  test('never under another name', () => {
    const verdict = judge({ ...untested, evidence: [rest], waivers: [waiver('demo/Mean_Of.two-number', '2027-01-31')] })
    expect(spots(verdict.findings)).toEqual([
      'waiver/unknown-claim spec/waivers.md:7',
      `claim/untested ${unit.file}:60`,
    ])
    expect(verdict.findings[0]).toMatchObject({ fix: TWO })
  })
})
