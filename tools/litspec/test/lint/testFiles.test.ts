import { describe, expect, test } from 'vitest'
import { lint } from '../../src/lint/index.ts'
import type { Finding } from '../../src/model/index.ts'
import { config } from '../demoProject.ts'

const FILE = 'packages/demo/test/deep/more.test.ts'

function lintTest(text: string, file = FILE): readonly Finding[] {
  return lint({ config, files: new Map([[file, text]]) }, []).findings
}

/** `rule text`, the text being what the place marks. */
function brief(text: string): string[] {
  return lintTest(text).map(({ ruleId, place }) => `${ruleId} ${text.slice(place.start.offset, place.end.offset)}`)
}

describe('a focused test', () => {
  test.for([
    ["test.only('a', () => {})", 'test.only'],
    ["it.only('a', () => {})", 'it.only'],
    ["describe.only('a', () => {})", 'describe.only'],
    ["suite.only('a', () => {})", 'suite.only'],
    ["test.concurrent.only('a', () => {})", 'test.concurrent.only'],
    ["test.only.each([1])('a', () => {})", 'test.only'],
    ["test['only']('a', () => {})", "test['only']"],
    ["test?.only('a', () => {})", 'test?.only'],
    ["test\n  .only('a', () => {})", 'test\n  .only'],
    ['const focused = test.only', 'test.only'],
    ["test('a', { only: true }, () => {})", 'only: true'],
    ["test('a', { retry: 1, only }, () => {})", 'only'],
    ["test('a', () => {}, { only: CI })", 'only: CI'],
    ["fit('a', () => {})", 'fit'],
    ["fdescribe('a', () => {})", 'fdescribe'],
    ["import { test as check } from 'vitest'\ncheck.only('a', () => {})", 'check.only'],
    ["import * as runner from 'vitest'\nrunner.test.only('a', () => {})", 'runner.test.only'],
    ["const check = test.extend({})\ncheck.only('a', () => {})", 'check.only'],
    ["describe('a', () => { test.only('b', () => {}) })", 'test.only'],
  ])('%s', ([text, marked]) => {
    expect(brief(text as string)).toEqual([`tests/focused ${marked}`])
  })

  test('is said in one sentence', () => {
    expect(lintTest("test.only('a', () => {})")[0]?.reason).toBe(
      'Unexpected `test.only`, expected a file whose tests all run',
    )
  })
})

describe('a skipped test', () => {
  test.for([
    ["test.skip('a', () => {})", 'test.skip'],
    ["describe.skip('a', () => {})", 'describe.skip'],
    ["test.todo('a')", 'test.todo'],
    ["test.skipIf(true)('a', () => {})", 'test.skipIf'],
    ["test.runIf(CI)('a', () => {})", 'test.runIf'],
    ["test.fails('a', () => {})", 'test.fails'],
    ["test('a', { skip: true }, () => {})", 'skip: true'],
    ["describe('a', { todo: true }, () => {})", 'todo: true'],
    ["test('a', { fails: true }, () => {})", 'fails: true'],
    ["xit('a', () => {})", 'xit'],
    ["xtest('a', () => {})", 'xtest'],
    ["xdescribe('a', () => {})", 'xdescribe'],
    ["test('a', (context) => { context.skip() })", 'context.skip'],
    ["test('a', async function (context) { if (CI) context.skip(CI) })", 'context.skip'],
    ["test('a', ({ skip }) => { skip() })", 'skip'],
    ["test('a', ({ skip: leave }) => leave())", 'leave'],
    ["test.for([1])('a', (data, context) => { context.skip() })", 'context.skip'],
    ['beforeEach((context) => context.skip())', 'context.skip'],
  ])('%s', ([text, marked]) => {
    expect(brief(text as string)).toEqual([`tests/skipped ${marked}`])
  })
})

describe('a test that runs', () => {
  test.for([
    "test('skips what is only a todo', () => {})",
    "test('a', { skip: false, only: false }, () => {})",
    "test.each([{ skip: true }])('a', () => {})",
    'test.extend({ skip: true })',
    'list.skip(1)',
    'iterator.only()',
    "test.each([1])('a', (list) => { list.skip() })",
    "// test.only('a')\n/* test.skip */",
    "const text = 'test.only(1)'",
    'profit(1); exit(1)',
    "test('a', ({ signal }) => { signal.skip() })",
  ])('%s', (text) => {
    expect(brief(text)).toEqual([])
  })
})

describe('which files are tests', () => {
  test('are those of the test folders', () => {
    const text = "test.only('a', () => {})"
    const found = (file: string): number => lintTest(text, file).length
    expect(found('packages/demo/test/a.test.ts')).toBe(1)
    expect(found('packages/demo/test/driver.ts')).toBe(0)
    expect(found('packages/demo/src/a.test.ts')).toBe(0)
    expect(found('tools/demo/test/a.test.ts')).toBe(0)
  })

  test('a test file that does not parse is a finding', () => {
    expect(lintTest("test.only('a', () => {").map(({ ruleId }) => ruleId)).toEqual(['source/syntax'])
  })
})
