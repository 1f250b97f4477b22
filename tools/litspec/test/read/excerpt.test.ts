import { describe, expect, test } from 'vitest'
import { parseDocument } from '../../src/read/document/parse.ts'
import { descendants } from '../../src/read/document/walk.ts'
import {
  excerptOf,
  excerptOfCell,
  excerptOfFence,
  excerptOfSpan,
  placeOfExcerpt,
  sliceOf,
} from '../../src/read/excerpt.ts'
import type { Excerpt } from '../../src/read/excerpt.ts'
import { statementsOf } from '../../src/read/statements.ts'

/** What the document holds at the places of every character of an excerpt, and of the whole of it. */
function sources(text: string, excerpt: Excerpt): { characters: string[]; whole: string } {
  const at = ({ start, end }: ReturnType<Excerpt['place']>) => text.slice(start.offset, end.offset)
  const characters = [...excerpt.text].map((_, index) => at(excerpt.place(index, index + 1)))
  return { characters, whole: at(placeOfExcerpt(excerpt)) }
}

function spanOf(text: string): Excerpt {
  const document = parseDocument('a.md', text)
  const [span] = descendants(document.root, 'inlineCode')
  return excerptOfSpan(document, span as NonNullable<typeof span>)
}

function fenceOf(text: string): Excerpt {
  const document = parseDocument('a.md', text)
  const [fence] = descendants(document.root, 'code')
  return excerptOfFence(document, fence as NonNullable<typeof fence>)
}

/** The k-th cell of the first row. */
function cellOf(text: string, k: number): Excerpt {
  const document = parseDocument('a.md', text)
  const cell = descendants(document.root, 'tableRow')[1]?.children[k]
  return excerptOfCell(document, cell as NonNullable<typeof cell>)
}

describe('code spans', () => {
  test.each([
    ['one word', 'A `len = 4` b', 'len = 4', 'len = 4'],
    ['padding', 'A `` a ` b `` c', 'a ` b', 'a ` b'],
    ['padding with more spaces inside', 'A `  a  ` b', ' a ', ' a '],
    ['only spaces', 'A ` ` b', ' ', ' '],
    ['two lines', 'A `a =\n1` b', 'a =\n1', 'a =\n1'],
    ['two lines in a list', '- A `a =\n  (1, 2)` b', 'a =\n(1, 2)', 'a =\n  (1, 2)'],
    ['deeper than the list', '- A `a =\n    (1, 2)` b', 'a =\n  (1, 2)', 'a =\n    (1, 2)'],
    ['in a block quote', '> A `a =\n> 1` b', 'a =\n1', 'a =\n> 1'],
    ['a backslash and a pipe outside tables', 'A `a \\| b` c', 'a \\| b', 'a \\| b'],
  ])('%s', (_, text, content, source) => {
    const excerpt = spanOf(text)
    expect(excerpt.text).toBe(content)
    const { characters, whole } = sources(text, excerpt)
    expect(characters.join('')).toBe(content)
    expect(whole).toBe(source)
  })

  test('lines and columns', () => {
    const excerpt = spanOf('- A `a =\n    (1, 2)` b')
    const at = excerpt.text.indexOf('2')
    expect(excerpt.place(at, at + 1)).toMatchObject({
      start: { line: 2, column: 9, offset: 17 },
      end: { line: 2, column: 10, offset: 18 },
    })
    expect(excerpt.place(0, 0)).toMatchObject({ start: { line: 1, column: 6 }, end: { line: 1, column: 6 } })
  })
})

describe('fences', () => {
  test.each([
    ['at the margin', '```case\na\n b\n```', 'a\n b'],
    ['indented', '  ```case\n  a\n   b\n c\n  ```', 'a\n b\nc'],
    ['in a list', '- A\n\n  ```case\n  a\n\n  b\n  ```', 'a\n\nb'],
    ['in a list in a list', '1. A\n   - B\n\n     ~~~case\n     a\n       b\n     ~~~', 'a\n  b'],
    ['in a block quote', '> ```case\n> a\n>  b\n> ```', 'a\n b'],
    ['with spaces behind', '```case\na  \nb \n```', 'a  \nb '],
    ['with a fence in it', '````case\n```\na\n```\n````', '```\na\n```'],
    ['with the same line twice', '```case\na\na\n```', 'a\na'],
    ['never closed', '```case\na', 'a'],
    ['empty', '```case\n```', ''],
    ['without a line', '```case', ''],
  ])('%s', (_, text, content) => {
    const excerpt = fenceOf(text)
    expect(excerpt.text).toBe(content)
    expect(sources(text, excerpt).characters.join('')).toBe(content)
  })

  test('a tab in the indentation leaves the rest in its place', () => {
    const text = '1.  A\n\n\t```case\n\t  a b\n\t```'
    const excerpt = fenceOf(text)
    expect(excerpt.text).toBe('  a b')
    expect(sources(text, excerpt).characters.slice(2).join('')).toBe('a b')
  })
})

describe('table cells', () => {
  const table = (row: string) => `| a | b |\n| --- | --- |\n${row}`

  test.each([
    ['plain', '| x | 1,000 |', '1,000', '1,000', '1,000'],
    ['a span', '| x | `f32 = 1` |', 'f32 = 1', 'f32 = 1', 'f32 = 1'],
    ['a span with pipes', '| x | `a \\| b \\| c` |', 'a | b | c', 'a \\| b \\| c', 'a \\| b \\| c'],
    ['a span that opens with a pipe', '| x | `\\| b` |', '| b', '\\| b', '\\| b'],
    ['plain with a pipe', '| x | a \\| b |', 'a | b', 'a \\| b', 'a \\| b'],
    ['a span and more', '| x | `a` b |', '`a` b', '`a` b', '`a` b'],
    ['the same text before the span', '| x\\|y | `x\\|y` |', 'x|y', 'x\\|y', 'x\\|y'],
    ['nothing', '| x |  |', '', '', ''],
  ])('%s', (_, row, content, characters, source) => {
    const text = table(row)
    const excerpt = cellOf(text, 1)
    expect(excerpt.text).toBe(content)
    const read = sources(text, excerpt)
    expect(read.characters.join('')).toBe(characters)
    expect(read.whole).toBe(source)
  })
})

describe('parts', () => {
  test('a slice of a slice', () => {
    const document = parseDocument('a.md', 'one two three')
    const two = sliceOf(sliceOf(excerptOf(document, 4, 13), 0, 5), 0, 3)
    expect(two.text).toBe('two')
    expect(two.place(1, 2)).toMatchObject({ start: { column: 6 }, end: { column: 7 } })
  })

  test('statements, one a line unless a bracket is open or a bar follows', () => {
    const text = '```case\na\n\n  b (1,\n\n    2\n  ) c\nd = "("\nE = F\n  | G\n\nopen [\nlast [\n```'
    const statements = statementsOf(fenceOf(text))
    expect(statements.map((statement) => statement.text)).toStrictEqual([
      'a',
      'b (1,\n\n    2\n  ) c',
      'd = "("',
      'E = F\n  | G',
      'open [',
      'last [',
    ])
    expect(statements.map((statement) => statement.place(0, 1).start.line)).toStrictEqual([2, 4, 8, 9, 12, 13])
  })
})
