import { expect, test } from 'vitest'
import type { Place, Point } from '../../../src/model/index.ts'
import { sentenceAt } from '../../../src/testing/runtime/failure/sentence.ts'

/** The sentence around `‹value›`, in a block from `[[` to `]]`. */
function sentenceIn(marked: string): string {
  const text = marked.replace(/‹|›|\[\[|\]\]/g, '')
  const offsetOf = (mark: string): number => marked.slice(0, marked.indexOf(mark)).replace(/‹|›|\[\[|\]\]/g, '').length
  const place = (start: number, end: number): Place => ({
    file: 'spec/units/demo.md',
    start: point(start),
    end: point(end),
  })
  return sentenceAt(text, place(offsetOf('‹'), offsetOf('›')), place(offsetOf('[['), offsetOf(']]')))
}

/** Lines and columns play no part here. */
const point = (offset: number): Point => ({ line: 1, column: 1, offset })

test('is the whole sentence, over its lines, without the indentation of the item', () => {
  const sentence = sentenceIn(
    '# Before\n\n[[- **A.** First one. Then `x = 1`,\n  and there `y → ‹0.25›`;\n  so it goes. Not this.\n]]\nNor this.',
  )
  expect(sentence).toBe('Then `x = 1`,\nand there `y → 0.25`;\n               ^^^^\nso it goes.')
})

test('does not end at the point of a number', () => {
  expect(sentenceIn('[[- **A.** `a = 1.5`, `b → ‹2.5›`, `c = 3.5`.]]')).toBe(
    '- **A.** `a = 1.5`, `b → 2.5`, `c = 3.5`.\n                         ^^^',
  )
})

test('is the row of a table', () => {
  expect(sentenceIn('| a | b |\n| --- | --- |\n[[| One. Two | ‹4,000› |]]\n')).toBe(
    '| One. Two | 4,000 |\n             ^^^^^',
  )
})

test('is the line of a fence', () => {
  expect(
    sentenceIn('[[- **A.** Text\n\n  ```case\n  given add(1). \n  then f() = ‹100›\n  then g() = 1\n  ```\n]]'),
  ).toBe('then f() = 100\n           ^^^')
})

test('marks every line of a value that stands on several', () => {
  expect(sentenceIn('[[```case\nthen f() = ‹[1,\n  2]›\n```]]')).toBe('then f() = [1,\n           ^^^\n2]\n^^')
})

test('is cut around the value where a line is very long', () => {
  const sentence = sentenceIn(`[[${'a'.repeat(5000)} ‹7› ${'b'.repeat(5000)}]]`)
  const [line = '', carets = ''] = sentence.split('\n')
  expect(line.length).toBeLessThan(200)
  expect(line.at(carets.indexOf('^'))).toBe('7')
  expect([line.at(0), line.at(-1)]).toEqual(['…', '…'])
})
