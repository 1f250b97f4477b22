import { expect, test } from 'vitest'
import { readWaivers } from '../../../src/read/index.ts'

const FILE = 'spec/waivers.md'
const HEADER = '# Waivers\n\n| Claim | Until | Reason |\n| --- | --- | --- |\n'

function linesOf(text: string): string[] {
  return readWaivers(FILE, text).findings.map(
    ({ ruleId, reason, place: { start } }) => `${start.line}:${start.column} ${ruleId} ${reason}`,
  )
}

test('a waiver is a claim, its last day and a reason', () => {
  const { waivers, findings } = readWaivers(
    FILE,
    `${HEADER}| \`rays/Choices.no-level\` | 2027-01-31 | No level yet. |\n`,
  )
  expect(findings).toEqual([])
  expect(waivers).toMatchObject([
    {
      claim: { value: 'rays/Choices.no-level', place: { start: { line: 5, column: 3 } } },
      until: { value: '2027-01-31' },
      reason: 'No level yet.',
    },
  ])
})

test('every cell of a waiver is checked', () => {
  const rows = [
    '| rays | 2027-01-31 | why |',
    '| `rays/A.b` | 2027-02-30 | why |',
    '| `rays/A.b` | 2027-01-31 | |',
    '| `rays/A.b` |',
  ]
  expect(linesOf(HEADER + rows.join('\n'))).toEqual([
    '5:3 waivers/syntax Unexpected `rays`, expected the id of a claim, such as `rays/Ray_ClipSlab.touching`',
    '6:16 waivers/syntax Unexpected `2027-02-30`, expected a day such as `2027-01-31`',
    '7:28 waivers/syntax Unexpected empty cell, expected a reason',
    '8:1 waivers/syntax Unexpected row of 1 cell, expected 3 cells',
  ])
})

test('a claim has one waiver', () => {
  const row = '| `rays/A.b` | 2027-01-31 | why |\n'
  expect(linesOf(HEADER + row + row)).toEqual([
    '6:3 waivers/syntax Unexpected second waiver for `rays/A.b`, expected one',
  ])
})

test('the file holds one table of the right columns', () => {
  expect(linesOf('# Waivers\n')).toEqual([
    '1:1 waivers/syntax Unexpected no table, expected one table `Claim | Until | Reason`',
  ])
  expect(linesOf(HEADER.replace('Until', 'Untill'))).toEqual([
    '3:11 waivers/syntax Unexpected column `Untill`, expected `Until`',
  ])
  expect(linesOf(`${HEADER}\nText\n\n| A |\n| --- |\n`)).toEqual([
    '8:1 waivers/syntax Unexpected second table, expected one table `Claim | Until | Reason`',
  ])
})

test('limits hold here too', () => {
  expect(linesOf('a\u0000')).toEqual(['1:2 unit/not-text Unexpected U+0000, expected UTF-8 text without it'])
})

test('a table that is none hides no waiver', () => {
  const row = '| `rays/A.b` | 2027-01-31 | why |'
  expect(linesOf(`${HEADER.replace('--- | ---', '---')}${row}\n`)).toEqual([
    '4:1 waivers/syntax Unexpected delimiter row `| --- | --- |`, expected `| --- | --- | --- |`',
  ])
  expect(linesOf(`${HEADER}\n${row}\n`)).toEqual([
    `6:1 waivers/syntax Unexpected "${row}" outside a table, expected a header row with a delimiter row below it`,
  ])
})
