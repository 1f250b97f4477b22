import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Evidence } from '../../../src/model/index.ts'
import { ODD } from './odd.ts'
import { LITSPEC, openSandbox } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'

const BROKEN = ODD['spec/units/odd.md']?.replaceAll('odd', 'broken').replace('`words = "no"`', '`words = no"`')

let sandbox: Sandbox
let output: string
let code: number | null
let demo: Evidence

// One run in which everything fails that can, with litspec as source.
beforeAll(async () => {
  sandbox = openSandbox(
    {
      ...ODD,
      'spec/units/broken.md': BROKEN ?? '',
      'packages/odd/test/driver.ts': 'export const createDriver = () => ({})\n',
      'packages/demo/test/focused.test.ts':
        "import { expect, test } from 'vitest'\nconst meta = { claims: ['demo/Mean_Of.one-number'] }\n" +
        "test.only('is focused', { meta }, () => expect(1).toBe(1))\ntest('is hidden', { meta }, () => expect(1).toBe(1))\n",
      'packages/demo/test/unloadable.test.ts': "import '../src/nothing.ts'\n",
      'packages/demo/test/unhandled.test.ts':
        "import { afterAll, describe, expect, test } from 'vitest'\n" +
        "test('leaves a rejection behind', () => {\n  void Promise.reject(new Error('nobody waits'))\n  expect(1).toBe(1)\n})\n" +
        "describe('a group', () => {\n  afterAll(() => {\n    throw new Error('cannot clean up')\n  })\n  test('passes', () => expect(1).toBe(1))\n})\n",
    },
    join(LITSPEC, 'src/testing/index.ts'),
  )
  sandbox.replace('spec/units/demo.md', '`answer → 1.5`', '`answer → 1.6`')
  sandbox.replace('spec/units/demo.md', 'then count() = 100', 'then count() = 99')
  sandbox.replace('spec/units/demo.md', '| 3,000 | 2,000 |', '| 3,000 | 2,001 |')
  sandbox.replace('spec/units/demo.md', 'throws TooLarge', 'throws NotFound')
  ;({ output, code } = await sandbox.run())
  demo = sandbox.evidence('packages/demo/.evidence/demo.json')
}, 60_000)

afterAll(() => sandbox.remove())

/** What is printed about one failure, from its head to the last line of the code frame. */
function report(head: string): string {
  const start = output.indexOf(` FAIL  ${head}`)
  return start < 0 ? `no ${head} in ${output}` : output.slice(start, output.indexOf('⎯⎯', start))
}

test('a changed expected value of an item fails under the value', () => {
  expect(code).toBe(1)
  expect(report('spec/units/demo.md:74:5 > Means > Of two')).toMatch(
    new RegExp(
      [
        'Mismatch: Unexpected answer → 1\\.5, expected 1\\.6',
        '',
        '- \\*\\*Of two\\.\\*\\* `first = 1`, `second = 2`: the `answer → 1\\.6`\\.',
        ' {55}\\^\\^\\^',
        'expected 1\\.6 \\(0x3fcccccd\\)',
        'actual 1\\.5 \\(0x3fc00000\\)',
        'off by 0\\.1, 838861 ulps',
        ' ❯ spec/units/demo\\.md:74:56',
        ' +72\\| .*',
        ' +73\\|',
        ' +74\\| - \\*\\*Of two\\.\\*\\* `first = 1`, `second = 2`: the `answer → 1\\.6`\\.',
        ' +\\| {56}\\^',
      ].join('\\n'),
    ),
  )
})

test('so does one in a table, in a fence and behind `throws`', () => {
  expect(report('spec/units/demo.md:79:3 > Means > large')).toMatch(
    /Unexpected answer → 2000\.0, expected 2001\.0\n[^]*❯ spec\/units\/demo\.md:79:27\n[^]*79\| \| large \| 1,000 \| 3,000 \| 2,001 \|\n +\| {27}\^/,
  )
  expect(report('spec/units/demo.md:92:5 > Counters > Adds up to the limit')).toMatch(
    /Unexpected count\(\) → 100, expected 99\n\nthen count\(\) = 99\n {15}\^\^\n[^]*with amount = 30\n ❯ spec\/units\/demo\.md:100:18\n/,
  )
  expect(report('spec/units/demo.md:103:5 > Counters > Refuses too much')).toMatch(
    /Unexpected error with the code TooLarge, expected the code NotFound: RangeError: too large\n[^]*❯ spec\/units\/demo\.md:106:24\n[^]*Caused by: RangeError: too large\n ❯ add packages\/demo\/src\/index\.ts:13:43/,
  )
})

test('a step that the driver cannot do fails at the case, in a document with CRLF too', () => {
  expect(report('spec/units/odd.md:31:5 > Both \'"`${globalThis.x}*/ kinds > Around it')).toMatch(
    /BrokenStep: Unexpected error in echo, expected none: TypeError: Unexpected driver without echo[^]*❯ spec\/units\/odd\.md:31:/,
  )
  expect(sandbox.evidence('packages/odd/.evidence/odd.json').tests).toMatchObject([
    { state: 'failed', compared: 0, ran: [], entered: [] },
    { state: 'failed', compared: 0, ran: [], entered: [] },
  ])
})

test('a document with findings fails at each of them instead of running', () => {
  const broken = report('spec/units/broken.md')
  expect(broken).toMatch(
    /^ FAIL {2}spec\/units\/broken\.md:31:\d+ > (?:values|cases)\/\w+\n(?:values|cases)\/\w+: Unexpected .*, expected /,
  )
  expect(broken).toMatch(/❯ spec\/units\/broken\.md:31:\d+\n/)
  expect(output.match(/FAIL {2}spec\/units\/broken\.md/g)).toHaveLength(1)
  const evidence = sandbox.evidence('packages/broken/.evidence/broken.json')
  expect(evidence.tests).toEqual([])
  expect(evidence.errors).toContainEqual(
    expect.stringMatching(/^spec\/units\/broken\.md:31:\d+: (?:values|cases)\/\w+: Unexpected /),
  )
})

test('the evidence says what failed, in tests and outside of them', () => {
  expect(demo.tests.filter(({ kind }) => kind === 'case').map(({ id, state }) => [id, state])).toEqual([
    ['demo/counters.adds-up-to-the-limit', 'failed'],
    ['demo/counters.fresh', 'passed'],
    ['demo/counters.refuses-too-much', 'failed'],
    ['demo/mean.large', 'failed'],
    ['demo/mean.of-one', 'passed'],
    ['demo/mean.of-two', 'failed'],
  ])
  expect(demo.tests.find(({ id }) => id.endsWith('adds-up-to-the-limit'))).toMatchObject({
    compared: 2,
    ran: ['0x00001000'],
    entered: ['packages/demo'],
  })
  expect(demo.errors).toEqual([
    'Error: nobody waits',
    'packages/demo/test/unhandled.test.ts: Error: cannot clean up',
    expect.stringMatching(/^packages\/demo\/test\/unloadable\.test\.ts: Error: .*nothing\.ts/),
  ])
  expect(sandbox.evidence('packages/odd/.evidence/odd.json').errors).toEqual(demo.errors)
  const focused = demo.tests.filter(({ file }) => file.endsWith('focused.test.ts'))
  expect(focused.map(({ line, state }) => [line, state])).toEqual([
    [3, 'failed'],
    [4, 'skipped'],
  ])
})
