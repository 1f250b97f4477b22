import { expect, test } from 'vitest'
import { goodSample, textAt } from '../sample.ts'

const SECTIONS = `## Functions

| Address | Name | Size | File |
| --- | --- | ---: | --- |
| \`0x00001000\` | \`Ball_Roll\` | 32 | unknown |

1 function, 32 bytes.

## Ball_Roll

\`0x00001000\`, 0x20 bytes. On 2 wheels.

1. **On a *flat*
   floor.** It rolls. *(inferred)*

   Further, 3 metres.

   - It goes on.
   - **And on.** Nested *(runtime)*.

| Case | Answer |
| --- | --- |
| **Still.** With no push | 0 *(code)* |

### Details

Between 0x10 and v2 [4 metres](#5).

| Speed | 6 |
| --- | --- |
| 7 | 8e-1 |

\`\`\`text
9 lives
\`\`\`

## Choices

- **Free.** Chosen 10 times.
`

const unit = goodSample(SECTIONS)

test('every item and row with a lead is a claim of its own', () => {
  const claims = unit.claims.map(({ id, section, function: key, evidence, text }) => ({
    id,
    section,
    key,
    evidence,
    text,
  }))
  expect(claims).toEqual([
    {
      id: 'sample/Ball_Roll.on-a-flat-floor',
      section: 'Ball_Roll',
      key: '0x00001000',
      evidence: 'inferred',
      text: 'On a flat floor. It rolls. Further, 3 metres. It goes on.',
    },
    {
      id: 'sample/Ball_Roll.and-on',
      section: 'Ball_Roll',
      key: '0x00001000',
      evidence: 'confirmed (runtime)',
      text: 'And on. Nested.',
    },
    {
      id: 'sample/Ball_Roll.still',
      section: 'Ball_Roll',
      key: '0x00001000',
      evidence: 'confirmed (code)',
      text: 'Still. With no push | 0',
    },
    {
      id: 'sample/Choices.free',
      section: 'Choices',
      key: undefined,
      evidence: 'choice',
      text: 'Free. Chosen 10 times.',
    },
  ])
})

test('a lead is read without its full stop and knows where it stands', () => {
  expect(unit.claims.map(({ lead }) => [lead.value, textAt(SECTIONS, lead.place)])).toEqual([
    ['On a flat floor', 'On a *flat*\n   floor'],
    ['And on', 'And on'],
    ['Still', 'Still'],
    ['Free', 'Free'],
  ])
})

test('numbers of a function section outside every claim are unmarked', () => {
  expect(unit.unmarked.map((place) => textAt(SECTIONS, place))).toEqual(['2', '0x10', '4', '6', '7', '8e-1', '9'])
})
