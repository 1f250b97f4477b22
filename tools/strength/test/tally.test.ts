import { expect, test } from 'vitest'
import { claimsIn, labelOf } from '../src/checks.ts'
import { summary } from '../src/summary.ts'
import { tally } from '../src/tally.ts'

const adding = labelOf(['demo/add.sum'], 'demo/add.two')
const both = labelOf(['demo/add.wraps', 'demo/add.sum', 'demo/add.sum'], 'demo/add.large')

test('a check is named by what it speaks for', () => {
  expect(both).toBe('demo/add.sum demo/add.wraps ← demo/add.large')
  expect(claimsIn(both)).toEqual(['demo/add.sum', 'demo/add.wraps'])
})

test('a mutant counts for the claims whose checks run it, and is killed for those whose checks fail', () => {
  const { together, claims } = tally(
    [adding, both],
    [
      { status: 'Killed', coveredBy: [adding, both], killedBy: [both] },
      { status: 'Killed', coveredBy: [adding, both], killedBy: [adding] },
      { status: 'Survived', coveredBy: [adding] },
      { status: 'Survived', coveredBy: [both] },
    ],
  )
  expect(together).toEqual({ mutants: 4, killed: 2 })
  expect(Object.fromEntries(claims)).toEqual({
    'demo/add.sum': { mutants: 4, killed: 2 },
    'demo/add.wraps': { mutants: 3, killed: 1 },
  })
})

test('what no check runs, runs while loading or never ends counts nowhere', () => {
  const fates = [
    { status: 'NoCoverage', coveredBy: [] },
    { status: 'Ignored', coveredBy: [] },
    { status: 'Timeout', coveredBy: [adding] },
  ]
  const { together, claims, endless } = tally([adding], fates)
  expect([together, claims.get('demo/add.sum'), endless]).toEqual([
    { mutants: 0, killed: 0 },
    { mutants: 0, killed: 0 },
    1,
  ])
})

test('the weakest claims are shown first, and none that lacks nothing', () => {
  const strengths = { a: [10, 9], b: [10, 2], c: [10, 10], d: [0, 0], e: [20, 4] } as const
  const claims = Object.entries(strengths).map(([id, [mutants, killed]]) => [id, { mutants, killed }] as const)
  const text = summary({ together: { mutants: 50, killed: 25 }, claims: new Map(claims), endless: 1 })
  expect(text.split('\n')).toEqual([
    '25 of 50 mutants killed, 1 left out because they never end.',
    '  4 of 20 by e',
    '  2 of 10 by b',
    '  9 of 10 by a',
  ])
})
