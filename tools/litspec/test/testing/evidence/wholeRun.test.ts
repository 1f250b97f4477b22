import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { isWholeRun } from '../../../src/testing/evidence/wholeRun.ts'

const specification = (moduleId: string, more: object = {}): TestSpecification =>
  ({ project: { name: 'units' }, moduleId, ...more }) as unknown as TestSpecification

const ALL = [specification('/a.md'), specification('/b.test.ts')]

const vitest = (config: object = {}, pattern?: RegExp): Vitest =>
  ({ config, getGlobalTestNamePattern: () => pattern, globTestSpecifications: async () => ALL }) as unknown as Vitest

test.each<[string, Vitest, TestSpecification[], boolean]>([
  ['all files', vitest({ tagsFilter: [] }), ALL, true],
  ['all files in another order', vitest(), ALL.toReversed(), true],
  ['one file', vitest(), ALL.slice(1), false],
  [
    'the file of another project',
    vitest(),
    [ALL[0]!, specification('/b.test.ts', { project: { name: 'other' } })],
    false,
  ],
  ['a name', vitest({}, /x/), ALL, false],
  ['a shard', vitest({ shard: { index: 1, count: 2 } }), ALL, false],
  ['a tag', vitest({ tagsFilter: ['slow'] }), ALL, false],
  ['reports of other runs', vitest({ mergeReports: '.vitest-reports' }), ALL, false],
  ['a line', vitest(), [ALL[0]!, specification('/b.test.ts', { testLines: [4] })], false],
  ['one test', vitest(), [ALL[0]!, specification('/b.test.ts', { testIds: ['1'] })], false],
])('a run of %s', async (_, run, specifications, isWhole) => {
  expect(await isWholeRun(run, specifications)).toBe(isWhole)
})
