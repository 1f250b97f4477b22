import { expect, test } from 'vitest'
import { sizeOf } from '../../../src/read/records/sizes.ts'
import { goodSample, textAt } from '../sample.ts'

const SECTIONS = `## Records

\`Ball\`, 0x30 bytes.

| Offset | Type | Field | Meaning |
| --- | --- | --- | --- |
| \`0x00\` | vec4 | centre | |
| \`0x10\` | \`u8[4]\` | colour | |
| \`0x14\` | pad[12] | | not used |

| Offset | Count × stride | Element | Meaning |
| --- | --- | --- | --- |
| \`0x20\` | \`2 × 0x8\` | \`u64\` | the pool |
`

test('fields and pools of one record run on', () => {
  const [ball] = goodSample(SECTIONS).records
  expect(ball?.size).toBe(0x30)
  const entries = ball?.entries.map(({ offset, type, field, count, stride }) => [
    offset.value,
    type.value,
    field,
    count,
    stride,
  ])
  expect(entries).toEqual([
    [0, 'vec4', 'centre', 1, 16],
    [0x10, 'u8[4]', 'colour', 4, 1],
    [0x14, 'pad[12]', '', 12, 1],
    [0x20, 'u64', 'the pool', 2, 8],
  ])
  expect(ball && textAt(SECTIONS, ball.name.place)).toBe('Ball')
})

test.each([
  ['u8', 1, 1],
  ['i8', 1, 1],
  ['bool', 1, 1],
  ['u16', 1, 2],
  ['i16', 1, 2],
  ['u32', 1, 4],
  ['i32', 1, 4],
  ['f32', 1, 4],
  ['ptr', 1, 4],
  ['u64', 1, 8],
  ['vec3', 1, 12],
  ['vec4', 1, 16],
  ['quat', 1, 16],
  ['mat3', 1, 36],
  ['mat4', 1, 64],
  ['pad[3]', 3, 1],
  ['Ball[2]', 2, 0x30],
])('%s is %i of %i bytes', (type, count, stride) => {
  expect(sizeOf(type, new Map([['Ball', 0x30]]))).toEqual({ count, stride })
})

test.each(['', 'u32[]', 'u32[0]', 'u32[-1]', 'u32[1][2]', 'Bat', 'u32 '])('`%s` has no size', (type) => {
  expect(sizeOf(type, new Map())).toBeUndefined()
})
