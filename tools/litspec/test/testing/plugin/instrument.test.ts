import { beforeEach, expect, test } from 'vitest'
import type { FunctionTag } from '../../../src/model/index.ts'
import { readEntries, readTags } from '../../../src/lint/index.ts'
import { instrument } from '../../../src/testing/plugin/instrument.ts'
import type { Marking } from '../../../src/testing/plugin/instrument.ts'
import { clearMarks, readMarks } from '../../../src/testing/runtime/marks.ts'
import { config } from '../../demoProject.ts'
import { originalOf } from './originalOf.ts'

const TEXT = `/** Two in one.
 * @orig 0x00001000 First (a.c)
 * @orig 0x00001004 Second (a.c)
 */
export function both(n) { return n > 0 ? both(n - 1) : helper() }

/** @spec demo/third */
export const third = async (n) => {
  return n
}

class Thing {
  /** @orig 0x00001008 Fourth (a.c) */
  fourth() { return '$ran' }
}

function helper() { return new Thing() }
// the last line`

const tags = readTags('packages/demo/src/a.ts', TEXT, config).tags.filter(
  (tag): tag is FunctionTag => tag.kind === 'function',
)

const entries = readEntries('packages/demo/src/a.ts', TEXT)
const marking: Marking = { folder: 'packages/demo', tags, entries }

/** The functions of the instrumented text. */
function load(folder = 'packages/demo'): {
  both(n: number): { fourth(): string }
  third(n: number): Promise<number>
  helper(): unknown
} {
  const code = instrument(TEXT, { ...marking, folder }).code.replaceAll('export ', '')
  return new Function(`${code};return { both, third, helper }`)() as ReturnType<typeof load>
}

beforeEach(clearMarks)

test('what ran is known, sorted, until it is cleared', async () => {
  const { both, third } = load()
  expect(readMarks()).toEqual({ ran: [], entered: [] })
  const thing = both(3)
  expect(readMarks()).toEqual({ ran: ['0x00001000', '0x00001004'], entered: ['packages/demo'] })
  expect([thing.fourth(), await third(5)]).toEqual(['$ran', 5])
  expect(readMarks().ran).toEqual(['0x00001000', '0x00001004', '0x00001008', 'demo/third'])
  clearMarks()
  expect(readMarks()).toEqual({ ran: [], entered: [] })
})

test('a function without a tag enters its package and no other', () => {
  const [{ helper }, other] = [load(), load('packages/other')]
  helper()
  expect(readMarks()).toEqual({ ran: [], entered: ['packages/demo'] })
  other.helper()
  expect(readMarks()).toEqual({ ran: [], entered: ['packages/demo', 'packages/other'] })
})

test('a function that is called before its module has run keeps its mark', () => {
  const early = { ...tags[0]!, key: 'demo/early', entry: 42 }
  const text = '/** @spec demo/early */\nfunction early() { return 1 }\n'
  const { code } = instrument(text, { folder: 'packages/demo', tags: [early], entries: [42] })
  const [body = '', registration = ''] = code.split('\nvar ')
  new Function(`early();${body}\nvar ${registration}`)()
  expect(readMarks()).toEqual({ ran: ['demo/early'], entered: ['packages/demo'] })
})

test('lines stay where they are and the source map knows the rest', () => {
  const module = instrument(TEXT, marking)
  const [lines, original] = [module.code, TEXT].map((text) => text.split('\n')) as [string[], string[]]
  expect(lines.slice(0, original.length).map((line) => line.replace(/\$ran\$\d=1;/g, ''))).toEqual(original)
  expect(originalOf(module, 4, lines[4]!.indexOf('helper()'))).toEqual([4, original[4]!.indexOf('helper()')])
})
