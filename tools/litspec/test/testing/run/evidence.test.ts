import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Evidence, TestRecord } from '../../../src/model/index.ts'
import { installLitspec } from './installed.ts'
import { ODD } from './odd.ts'
import { openSandbox } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { TESTS } from './tests.ts'

const ORDINARY = 'packages/demo/test/ordinary.test.ts'
const ADD = '0x00001000'
const MEAN = '0x00001020'

let sandbox: Sandbox
let ending: { readonly code: number | null; readonly output: string }
let demo: Evidence
let odd: Evidence

// One run in a project that has installed litspec from npm, with two units and ordinary tests of all kinds.
beforeAll(async () => {
  sandbox = openSandbox(
    { ...ODD, [ORDINARY]: TESTS, 'pnpm-lock.yaml': 'lockfileVersion: 9\n' },
    '@coney/litspec/vitest',
  )
  await installLitspec(sandbox.root)
  ending = await sandbox.run()
  demo = sandbox.evidence('packages/demo/.evidence/demo.json')
  odd = sandbox.evidence('packages/odd/.evidence/odd.json')
}, 60_000)

afterAll(() => sandbox.remove())

test('the run passes, its tests stand at the lines of the documents', () => {
  expect(ending.output).toContain(' ✓ spec/units/demo.md:74:5 > Means > Of two ')
  expect(ending.output).toContain(' ✓ spec/units/demo.md:79:3 > Means > large ')
  expect(ending.output).toContain(' ✓ spec/units/odd.md:31:5 > Both \'"`${globalThis.x}*/ kinds > Around it ')
  expect(ending.output).not.toContain('FAIL')
  expect(ending.code).toBe(0)
})

test('evidence says which unit and which fixture it is of, without a clock', () => {
  expect(Object.keys(demo)).toEqual(['format', 'unit', 'fixture', 'inputs', 'tests', 'errors'])
  expect([demo.format, demo.unit, demo.errors]).toEqual([1, 'demo', []])
  expect([odd.format, odd.unit, odd.errors]).toEqual([1, 'odd', []])
  expect(demo.fixture).toMatch(/^[0-9a-f]{64}$/)
  expect(odd.fixture).not.toBe(demo.fixture)
  expect(readdirSync(join(sandbox.root, 'packages/demo/.evidence'))).toEqual(['demo.json'])
})

test('evidence carries the hash of every file of the repository that the run rests on, sorted', () => {
  const paths = [
    'litspec.config.json',
    'packages/demo/src/index.ts',
    'packages/demo/test/driver.ts',
    'packages/demo/test/mean.test.ts',
    ORDINARY,
    'packages/odd/src/index.ts',
    'packages/odd/src/types.ts',
    'packages/odd/test/driver.ts',
    'pnpm-lock.yaml',
    'spec/units/demo.md',
    'spec/units/odd.md',
    'vitest.config.ts',
  ]
  const hash = (path: string): string =>
    createHash('sha256')
      .update(readFileSync(join(sandbox.root, path)))
      .digest('hex')
  expect(Object.entries(demo.inputs)).toEqual(paths.map((path) => [path, hash(path)]))
  expect(odd.inputs).toEqual(demo.inputs)
})

describe('cases', () => {
  const cases = (evidence: Evidence): TestRecord[] => evidence.tests.filter(({ kind }) => kind === 'case')
  const passed = { kind: 'case', claims: [], state: 'passed', entered: ['packages/demo'] }

  test('say where they stand, how much they compared and what ran', () => {
    const record = { ...passed, file: 'spec/units/demo.md' }
    expect(cases(demo)).toEqual([
      { ...record, id: 'demo/counters.adds-up-to-the-limit', line: 92, compared: 4, ran: [ADD] },
      { ...record, id: 'demo/counters.fresh', line: 89, compared: 1, ran: [ADD] },
      { ...record, id: 'demo/counters.refuses-too-much', line: 103, compared: 2, ran: [ADD] },
      { ...record, id: 'demo/mean.large', line: 79, compared: 1, ran: [MEAN] },
      { ...record, id: 'demo/mean.of-one', line: 75, compared: 1, ran: [MEAN] },
      { ...record, id: 'demo/mean.of-two', line: 74, compared: 1, ran: [MEAN] },
    ])
  })

  test('whose driver does not call the package ran nothing; words that look like code and CRLF are no matter', () => {
    const record = { ...passed, file: 'spec/units/odd.md', compared: 1, entered: ['packages/odd'] }
    expect(cases(odd)).toEqual([
      { ...record, id: 'odd/echo.around-it', line: 31, ran: [], entered: [] },
      { ...record, id: expect.stringMatching(/^odd\/echo\.its-odd-[a-z0-9-]*$/), line: 30, ran: ['odd/echo'] },
    ])
  })
})

describe('ordinary tests', () => {
  const tests = (evidence: Evidence): ReadonlyMap<string, TestRecord> =>
    new Map(
      evidence.tests
        .filter(({ file }) => file === ORDINARY)
        .map((record) => [record.id.slice(ORDINARY.length + 3), record]),
    )
  const claims = ['demo/Counter_Add.adding']

  test('say everything that cases say, and which claims they name', () => {
    expect(tests(demo).get('passes')).toEqual({
      kind: 'test',
      id: `${ORDINARY} > passes`,
      file: ORDINARY,
      line: 11,
      claims,
      state: 'passed',
      compared: 2,
      ran: [ADD],
      entered: ['packages/demo'],
    })
  })

  test.each<[string, TestRecord['state'], number, string[]]>([
    ['has an own expect', 'passed', 1, [MEAN]],
    ['runs nothing', 'passed', 1, []],
    ['asserts nothing', 'passed', 0, [ADD]],
    ['asserts by half', 'passed', 0, [ADD]],
    ['asserts in words', 'passed', 1, [ADD]],
    ['asserts with a matcher of its own', 'passed', 1, [ADD]],
    ['is skipped', 'skipped', 0, []],
    ['is left to do', 'todo', 0, []],
    ['skips itself', 'skipped', 0, [ADD]],
    ['is meant to fail', 'skipped', 1, [ADD]],
    ['passes at the second try', 'failed', 1, [ADD]],
    ['runs beside another', 'skipped', 2, []],
    ['runs beside the first', 'skipped', 2, []],
  ])('%s: %s', (name, state, compared, ran) => {
    const entered = ran.length > 0 ? ['packages/demo'] : []
    expect(tests(demo).get(name)).toMatchObject({ state, compared, ran, entered, claims })
  })

  test('speak for every unit whose claims they name, and at home where nobody has the claim', () => {
    const group = 'a group > hands its claims down'
    expect(tests(demo).get(group)).toMatchObject({
      claims: ['demo/Mean_Of.one-number', 'odd/echo.echoing'],
      ran: [MEAN],
    })
    expect([...tests(odd)]).toEqual([[group, tests(demo).get(group)]])
    expect(tests(demo).get('names a claim of nobody')?.claims).toEqual(['nobody/x.y'])
    expect(tests(demo).has('names no claim')).toBe(false)
  })
})

test('a run of some tests leaves the evidence alone, another run of all writes the same again', async () => {
  const paths = ['packages/demo/.evidence/demo.json', 'packages/odd/.evidence/odd.json']
  const before = paths.map((path) => sandbox.read(path))
  for (const path of paths) sandbox.write(path, 'left alone')
  const { code, output } = await sandbox.run('-t', 'Of two')
  expect(output).toContain('✓ spec/units/demo.md:74:5 > Means > Of two')
  expect(code).toBe(0)
  expect(paths.map((path) => sandbox.read(path))).toEqual(['left alone', 'left alone'])
  await sandbox.run()
  expect(paths.map((path) => sandbox.read(path))).toEqual(before)
}, 60_000)
