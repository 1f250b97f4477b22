import { expect, test } from 'vitest'
import { totalOf } from '../../../src/read/functions/total.ts'
import { readUnit } from '../../../src/read/index.ts'
import { config } from '../../demoProject.ts'
import { FRONT_MATTER, goodSample, readSample, textAt } from '../sample.ts'

const SECTIONS = `## Functions

| Address | Name | Size | File |
| --- | --- | ---: | --- |
| \`0x00001000\` | \`Ball_Roll\` | 32 | \`ball.cpp\` |
| \`0x00002000\` | \`Ball_Stop\` | unknown | unknown |

2 functions, 32 bytes and 1 of unknown size.

## Ball_Roll

\`0x00001000\`, 0x20 bytes.

- **Rolling.** It rolls.

## Without counterpart

- \`Ball_Stop\`: the language
  does it.
`

test('a row knows its key, its parts and their places', () => {
  const [roll, stop] = goodSample(SECTIONS).functions
  expect(roll).toMatchObject({
    key: '0x00001000',
    name: { value: 'Ball_Roll' },
    size: { value: 32 },
    file: { value: 'ball.cpp' },
  })
  expect(stop?.size).toBeUndefined()
  expect(stop?.withoutCounterpart?.value).toBe('the language does it.')
  const places = [roll?.address, roll?.name, roll?.size, roll?.file].map((part) => part && textAt(SECTIONS, part.place))
  expect(places).toEqual(['`0x00001000`', '`Ball_Roll`', '32', '`ball.cpp`'])
})

test('the sentence under the table counts what it must', () => {
  const place = { file: '', start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } }
  const name = { value: 'f', place }
  const own = { key: 'sample/f', name, file: name }
  const known = { ...own, address: name, size: { value: 1076, place } }
  const unknown = { ...own, address: name }
  expect(totalOf([known, known])).toBe('2 functions, 2152 bytes.')
  expect(totalOf([known])).toBe('1 function, 1076 bytes.')
  expect(totalOf([known, unknown])).toBe('2 functions, 1076 bytes and 1 of unknown size.')
  expect(totalOf([own, own, own])).toBe('3 functions.')
  expect(totalOf([])).toBe('0 functions.')
})

test.each([
  ['a size is not a multiple of four', '| 32 |', '| 30 |', ['functions/size']],
  ['an address is too short', '`0x00001000` |', '`0x1000` |', ['functions/address']],
  ['a name has no code span', '| `Ball_Roll` |', '| Ball_Roll |', ['functions/name']],
  ['a row has a cell too many', '| `ball.cpp` |', '| `ball.cpp` | |', ['table/cells']],
  ['the header is misspelt', '| Address |', '| Adress |', ['table/header']],
  ['the heading is misspelt', '## Functions', '## Function', ['section/misspelt']],
  ['the opening line has another size', '0x20 bytes', '0x24 bytes', ['functions/opening-line']],
])('one slip is named once: %s', (_, right, wrong, rules) => {
  const { findings } = readSample(SECTIONS.replace(right, wrong))
  expect(findings.map(({ ruleId }) => ruleId)).toEqual(rules)
})

test.each([
  ['there is none', FRONT_MATTER.slice(0, FRONT_MATTER.indexOf('# Sample')), '', 'front-matter/missing'],
  ['its package is none', 'packages/sample', 'elsewhere/sample', 'front-matter/value'],
])('the columns tell which table it is when front matter cannot: %s', (_, right, wrong, rule) => {
  const text = `${FRONT_MATTER}\n${SECTIONS}`.replace(right, wrong)
  const { findings } = readUnit('spec/units/sample.md', text, config)
  expect(findings.map(({ ruleId }) => ruleId)).toEqual([rule])
})
