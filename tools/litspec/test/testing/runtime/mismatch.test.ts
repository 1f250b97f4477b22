import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { perform } from './perform.ts'

/** One case of one method with a result of the given type; the driver answers `answer`. */
const answering = (type: string, expected: string, answer: unknown): ReturnType<typeof perform> =>
  perform(
    '```types\nKind = Round | Flat\nHit = { list: f32[], at: vec3 | none }\n```\n\n' +
      `Cases of \`cast(len: f32) → answer: ${type}\`, checking [it](#work.working):\n\n` +
      `- **A cast.** With \`len = 4\` the stored \`answer → ${expected}\`; the exit is\n  the far face. More follows.\n`,
    () => ({ cast: () => ({ answer }) }),
  )

test('says what a contributor wants to know, in the spelling of the document', async () => {
  const { errors } = await answering('f32', '0.6', 0.5)
  expect(errors[0]?.name).toBe('Mismatch')
  expect(errors[0]?.message).toBe(`Unexpected answer → 0.5, expected 0.6

- **A cast.** With \`len = 4\` the stored \`answer → 0.6\`; the exit is
                                                  ^^^
the far face.
expected 0.6 (0x3f19999a)
actual 0.5 (0x3f000000)
off by 0.1, 1677722 ulps`)
})

test('names the part of a list or record that differs, and the whole of it', async () => {
  const { failures } = await answering('Hit', '{ list: [0.5, 1.0], at: none }', { list: [0.5, 1.25], at: undefined })
  expect(failures[0]).toMatch(/^Unexpected answer\.list\[1\] → 1\.25, expected 1\.0\n/)
  expect(failures[0]).toContain('\nexpected 1.0 (0x3f800000)\nactual 1.25 (0x3fa00000)\noff by 0.25, 2097152 ulps\n')
  expect(failures[0]).toContain('\nin answer = { list: [0.5, 1.25], at: none }')
})

/** Type, expected value as written, what the driver gives; what the failure says. */
type Row = readonly [type: string, expected: string, given: unknown, message?: RegExp]

const named = (rows: readonly Row[]) =>
  rows.map(([type, expected, given, message]) => ({ type, expected, given, message, shown: inspect(given) }))

const AGREEING: readonly Row[] = [
  ['f32', '0.5', 0.500009],
  ['f32', '≈ 0.5 ± 0.1', 0.59],
  ['f32', '0.1 (0x3dcccccd)', Math.fround(0.1)],
  ['f32', '0.0', -0],
  ['f64', '0.1', 0.1],
  ['u32', '0', 0],
  ['i32', '-3', -3],
  ['bool', 'false', false],
  ['text', '"a"', 'a'],
  ['Kind', 'Flat', 'Flat'],
  ['f32 | none', 'none', undefined],
  ['f32[]', '[]', []],
  ['quat', '(0, 0, 0, 1)', { x: 0, y: 0, z: 0, w: 1 }],
  [
    'mat3',
    'identity',
    [
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ],
  ],
  [
    'vec3',
    '(1, 2, 3)',
    new (class {
      x = 1
      y = 2
      z = 3
      length(): number {
        return 3
      }
    })(),
  ],
]

test.each(named(AGREEING))('$type: $expected agrees with $shown', async ({ type, expected, given }) => {
  expect((await answering(type, expected, given)).failures).toEqual([])
})

const DIFFERING: readonly Row[] = [
  ['f32', '0.5', Number.NaN, /answer → NaN, expected 0\.5[^]*actual NaN \(0x7fc00000\)$/],
  ['f32', '0.5', Number.POSITIVE_INFINITY, /answer → Infinity, expected 0\.5[^]*actual Infinity \(0x7f800000\)$/],
  ['f32', '0.5', 0.50002, /off by 0\.00002, /],
  ['f32', '0.5', undefined, /answer → undefined, expected 0\.5 \(a number\)/],
  ['f32', '0.5', null, /answer → null, expected 0\.5 \(a number\)/],
  ['f32', '0.5', '0.5', /answer → the string "0\.5", expected 0\.5 \(a number\)/],
  ['f32', '0.5', 1n, /answer → the bigint 1n, expected 0\.5 \(a number\)/],
  ['f32', '0.5', [0.5], /answer → \[0\.5\], expected 0\.5 \(a number\)/],
  ['f32', '0.0 (0x00000000)', -0, /expected 0\.0 \(0x00000000\)\nactual -0\.0 \(0x80000000\)\noff by 0, 0 ulps/],
  ['f32', '0.1 (0x3dcccccd)', 0.1, /actual 0\.1 \(0x3fb999999999999a\), which is no float32/],
  ['u32', '0', -0, /answer → -0, expected 0 \(an integer of type u32\)/],
  ['u32', '1', 1.5, /answer → 1\.5, expected 1 \(an integer of type u32\)/],
  ['u8', '1', 256, /answer → 256, expected 1 \(an integer of type u8\)/],
  ['u32', '1', Number.NaN, /answer → NaN, expected 1 \(an integer of type u32\)/],
  ['u32', '1', 2, /answer → 2, expected 1\n/],
  ['bool', 'true', 1, /answer → 1, expected true \(a boolean\)/],
  ['text', '"a"', 'b', /answer → "b", expected "a"/],
  ['Kind', 'Flat', 'Round', /answer → Round, expected Flat/],
  ['Kind', 'Flat', 'Square', /answer → the string "Square", expected Flat \(one of "Round", "Flat"\)/],
  ['f32 | none', 'none', 0, /answer → 0\.0, expected none\n/],
  ['f32 | none', 'none', null, /answer → null, expected none \(a number\)/],
  ['f32 | none', '0.5', undefined, /answer → none, expected 0\.5\n/],
  ['f32[]', '[1, 2]', [1], /nothing at answer\[1\], expected 2\.0\n[^]*in answer = \[1\.0\]/],
  ['f32[]', '[1]', [1, 2], /answer\[1\] → 2\.0, expected nothing\n/],
  ['f32[]', '[1]', new Float32Array([1]), /answer → Float32Array with 0, expected \[1\.0\] \(an array\)/],
  ['f32[]', '[1]', { 0: 1, length: 1 }, /answer → an object with 0, length, expected \[1\.0\] \(an array\)/],
  ['f32[]', '[1, 2]', [1, , 2], /answer\[1\] → undefined, expected 2\.0 \(a number\)/],
  [
    'vec3',
    '(1, 2, 3)',
    { x: 1, y: 2 },
    /answer → an object with x, y, expected \(1\.0, 2\.0, 3\.0\) \(an object with x, y, z and nothing else\)/,
  ],
  ['vec3', '(1, 2, 3)', { x: 1, y: 2, z: 3, w: 0 }, /an object with x, y, z, w, expected/],
  ['vec3', '(1, 2, 3)', { x: 1, y: 2, z: '3' }, /answer\.z → the string "3", expected 3\.0 \(a number\)/],
  ['mat3', 'identity', [{ x: 1, y: 0, z: 0 }], /expected \(.*\) \(an array of three rows\)/],
  [
    'Hit',
    '{ list: [], at: none }',
    { list: [] },
    /an object with list, expected .* \(an object with list, at and nothing else\)/,
  ],
  ['Hit', '{ list: [], at: none }', { list: [], at: undefined, more: 1 }, /an object with list, at, more, expected/],
  ['Hit', '{ list: [], at: none }', 5, /answer → 5, expected/],
]

test.each(named(DIFFERING))('$type: $expected differs from $shown', async ({ type, expected, given, message }) => {
  const { failures } = await answering(type, expected, given)
  expect(failures).toEqual([expect.stringMatching(message as RegExp)])
})

test('a result of the wrong form is one failure, two wrong values are two', async () => {
  const section =
    'Cases of `cast() → (list: f32[], answer: f32)`, checking [it](#work.working):\n\n- **A cast.** `list → [1]`, `answer → 2`.\n'
  const wrong = await perform(section, () => ({ cast: () => ({ list: [3], answer: 4 }) }))
  expect(wrong.failures.map((message) => message.split('\n')[0])).toEqual([
    'Unexpected list[0] → 3.0, expected 1.0',
    'Unexpected answer → 4.0, expected 2.0',
  ])
  expect(wrong.testimony?.compared).toBe(2)
  const malformed = await perform(section, () => ({ cast: () => undefined }))
  expect(malformed.failures).toHaveLength(1)
  const surplus = await perform(section, () => ({ cast: () => ({ list: [1], answer: 2, extra: 0 }) }))
  expect(surplus.failures).toEqual([expect.stringContaining('an object with list, answer, extra')])
})

test('a wrong part that nothing is compared with is a failure too', async () => {
  const { failures } = await perform(
    'Cases of `cast() → (list: f32[], answer: f32)`, checking [it](#work.working):\n\n- **A cast.** `list → [1]`.\n',
    () => ({ cast: () => ({ list: [1], answer: '2' }) }),
  )
  expect(failures).toEqual([expect.stringMatching(/^Unexpected cast\(\)\.answer → the string "2", expected a number/)])
})
