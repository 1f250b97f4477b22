import { describe, expect, test } from 'vitest'
import { judge } from '../../src/judge/index.ts'
import { compareVerdict, verdictText } from '../../src/report/index.ts'
import { demoProject } from '../demoProject.ts'
import { MEAN, record, replacing, sound } from '../judge/court.ts'

const TEXT = `Written by \`litspec gate\`: every claim, and how it stands.
1 unit, 2 functions, 3 claims, 3 cases, 0 tests, 2 tags
3 claims: 3 proven

# demo
3 claims: 3 proven

proven       1 check     confirmed (code)     demo/Choices.fresh-counter
proven       1 check     confirmed (code)     demo/Counter_Add.adding
proven       1 check     confirmed (code)     demo/Mean_Of.two-numbers
`

test('one line a claim, sorted, under a head per unit', () => {
  expect(verdictText(judge(sound))).toBe(TEXT)
})

test('a claim that changes its standing changes its own line and the counts', () => {
  const refuted = replacing('demo/mean.of-two', record('demo/mean.of-two', [MEAN], { state: 'failed' }))
  const before = TEXT.split('\n')
  const changed = verdictText(judge(refuted))
    .split('\n')
    .filter((line, index) => line !== before[index])
  expect(changed).toEqual([
    '3 claims: 2 proven, 1 refuted',
    '3 claims: 2 proven, 1 refuted',
    'refuted      1 check     confirmed (code)     demo/Mean_Of.two-numbers',
  ])
})

describe('the committed verdict', () => {
  const verdict = judge(sound)
  const compare = (text: string | undefined) => compareVerdict(demoProject({ 'generated/verdict.txt': text }), verdict)

  test('is the one that was reached', () => expect(compare(TEXT)).toEqual([]))

  test('is missing', () => {
    expect(compare(undefined)).toMatchObject([
      { ruleId: 'generated/missing', place: { file: 'generated/verdict.txt' } },
    ])
  })

  test('is stale from the first line that differs', () => {
    expect(
      compare(
        TEXT.replace(
          'proven       1 check     confirmed (code)     demo/C',
          'untested     0 checks    inferred             demo/C',
        ),
      ),
    ).toMatchObject([
      {
        ruleId: 'generated/stale',
        place: { start: { line: 8 } },
        note: 'Run `litspec gate` and commit what it writes.',
      },
    ])
  })
})
