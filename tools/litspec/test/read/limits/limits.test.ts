import { expect, test } from 'vitest'
import { checkLimits } from '../../../src/read/limits/checkLimits.ts'
import { LIMITS } from '../../../src/read/limits/limits.ts'

function linesOf(text: string): string[] {
  return checkLimits('unit.md', text).map(
    ({ ruleId, reason, place: { start } }) => `${start.line}:${start.column} ${ruleId} ${reason}`,
  )
}

test.each([
  [
    'a file',
    'a\n'.repeat(LIMITS.file / 2) + 'b',
    `1:1 unit/too-large Unexpected ${LIMITS.file + 1} characters of a file, expected at most 262144`,
  ],
  ['a line', `\n${'a'.repeat(4097)}`, '2:1 unit/too-large Unexpected 4097 characters on a line, expected at most 4096'],
  ['lines', '\n'.repeat(4096), '4097:1 unit/too-large Unexpected 4097 lines, expected at most 4096'],
  [
    'rows',
    '| a |\n'.repeat(1025),
    '1025:1 unit/too-large Unexpected 1025 lines without an empty one, expected at most 1024',
  ],
  ['quotes', '> '.repeat(9), '1:1 unit/too-large Unexpected 9 lists and quotes inside each other, expected at most 8'],
  [
    'numbers',
    '1. '.repeat(9),
    '1:1 unit/too-large Unexpected 9 lists and quotes inside each other, expected at most 8',
  ],
  [
    'indented items',
    `${'  '.repeat(8)}- a`,
    '1:1 unit/too-large Unexpected 9 lists and quotes inside each other, expected at most 8',
  ],
  ['items', '- a\n\n'.repeat(2000) + '> '.repeat(8), undefined],
  [
    'containers',
    '> > > > a\n\n'.repeat(1025),
    '2049:1 unit/too-large Unexpected 4100 lists and quotes, expected at most 4096',
  ],
  [
    'underlines',
    'a\n===\n\n'.repeat(129),
    '386:1 unit/too-large Unexpected 129 lines of `=` or `-`, expected at most 128',
  ],
  [
    'brackets',
    `${'['.repeat(40)}\n${'('.repeat(25)}`,
    '2:1 unit/too-large Unexpected 65 brackets inside each other, expected at most 64',
  ],
  ['brackets apart', `${'['.repeat(40)}\n\n${'('.repeat(25)}`, undefined],
  ['half-open intervals', '[0, 1) '.repeat(100), undefined],
  [
    'stars',
    '*a '.repeat(601).replaceAll(/(.{300})/g, '$1\n'),
    '7:1 unit/too-large Unexpected 601 characters of markup in a paragraph, expected at most 600',
  ],
  ['stars of items', '- **a** *b*\n'.repeat(1000), undefined],
  [
    'stars of what looks like items',
    '2. **a** *b*\n'.repeat(300),
    '101:1 unit/too-large Unexpected 606 characters of markup in a paragraph, expected at most 600',
  ],
  ['stars of rows', '| *a* |\n'.repeat(1000), undefined],
  [
    'stars in all',
    `${'*a '.repeat(500)}\n\n`.repeat(81),
    '161:1 unit/too-large Unexpected 40500 characters of markup, expected at most 40000',
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(text)).toEqual(expected === undefined ? [] : [expected])
})

test.each([
  ['\u0000', 'U+0000'],
  ['\t', 'U+0009'],
  ['\r', 'U+000D'],
  ['\u001b', 'U+001B'],
  ['\u007f', 'U+007F'],
  ['\u0085', 'U+0085'],
  ['\u200b', 'U+200B'],
  ['\u202e', 'U+202E'],
  ['\u2028', 'U+2028'],
  ['\u2066', 'U+2066'],
  ['\ufeff', 'U+FEFF'],
  ['\ufffd', 'U+FFFD'],
  ['\ud83d', 'U+D83D'],
  ['\udca9', 'U+DCA9'],
])('%j is no text', (character, name) => {
  expect(linesOf(`a\nb${character}c`)).toEqual([`2:2 unit/not-text Unexpected ${name}, expected UTF-8 text without it`])
})

test('letters, mathematics and pairs of surrogates are text', () => {
  expect(linesOf('é − × → ≈ ± π “quoted” \u00a0 日本 \u{1f4a9}\n')).toEqual([])
})

test('the first wrong character is named, and how many follow', () => {
  expect(checkLimits('unit.md', '\u0000'.repeat(1000))).toMatchObject([
    { ruleId: 'unit/not-text', note: '999 more follow.' },
  ])
})
