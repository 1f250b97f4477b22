import { expect, test } from 'vitest'
import { numbersIn } from '../../../src/read/document/numbers.ts'
import { parseDocument } from '../../../src/read/document/parse.ts'
import { sectionsOf } from '../../../src/read/document/sections.ts'
import { readTable } from '../../../src/read/document/tables.ts'
import { descendants } from '../../../src/read/document/walk.ts'

test('a byte order mark and Windows line endings leave no trace', () => {
  const plain = parseDocument('a.md', '# A\n\n```text\none\ntwo\n```\n')
  const windows = parseDocument('a.md', '\uFEFF# A\r\n\r\n```text\r\none\r\ntwo\r\n```\r\n')
  expect(windows.text).toBe(plain.text)
  expect(windows.root).toEqual(plain.root)
})

test('places count lines and columns from 1', () => {
  const document = parseDocument('a.md', 'one\n\nthree\n')
  expect(document.placeOf(0, 0).start).toEqual({ line: 1, column: 1, offset: 0 })
  expect(document.placeOf(5, 10)).toEqual({
    file: 'a.md',
    start: { line: 3, column: 1, offset: 5 },
    end: { line: 3, column: 6, offset: 10 },
  })
  expect(document.placeOf(11, 11).end).toEqual({ line: 4, column: 1, offset: 11 })
})

test('a section goes on until a heading of its level or above', () => {
  const document = parseDocument('a.md', '# A\n\na\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\n# E\n')
  const sections = sectionsOf(document).map(({ title, depth, nodes }) => [title.value, depth, nodes.length])
  expect(sections).toEqual([
    ['A', 1, 6],
    ['B', 2, 3],
    ['C', 3, 1],
    ['D', 2, 0],
    ['E', 1, 0],
  ])
})

test('a title is its text, without the marks around it', () => {
  const document = parseDocument('a.md', '## `Ball_Roll` *now* ##\n')
  expect(sectionsOf(document)[0]?.title).toMatchObject({
    value: 'Ball_Roll now',
    place: { start: { column: 4 }, end: { column: 21 } },
  })
})

test('the place of a cell is its content', () => {
  const document = parseDocument('a.md', '| A | B |\n| - | - |\n| `x \\| y` |  |\n| 1 | 2 | 3 |\n|4|\n')
  const [table] = descendants(document.root, 'table').map((node) => readTable(document, node))
  const cells = table?.rows.map((row) =>
    row.cells.map(({ text, place: { start, end } }) => [text, document.text.slice(start.offset, end.offset)]),
  )
  expect(cells).toEqual([
    [
      ['x | y', '`x \\| y`'],
      ['', '  '],
    ],
    [
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
    ],
    [['4', '4']],
  ])
})

test.each([
  ['one 1, two 2.5 and 1e-5', ['1', '2.5', '1e-5']],
  ['0x1f, 1,000 and 1_000', ['0x1f', '1,000', '1_000']],
  ['vec3, v1.2, Unit_14, A0 and 5x', []],
  ['−3 to (4, 5)', ['3', '4', '5']],
  ['in `code 6` and [text 7](#8)', ['6', '7']],
  ['the end 9.', ['9']],
])('numbers of %j', (text, numbers) => {
  const document = parseDocument('a.md', text)
  const places = numbersIn(document, [document.root])
  expect(places.map(({ start, end }) => document.text.slice(start.offset, end.offset))).toEqual(numbers)
})
