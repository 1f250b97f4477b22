import { describe, expect, test } from 'vitest'
import { readBody, spell } from './reading.ts'

const MEAN = 'Cases of `mean(first: f32, second: f32 | none = none) → answer: f32`, checking [it](#Mean.it):\n\n'
const BOX = `\`\`\`types
Box = { centre: vec3, half: vec3 = (1, 0.5, 1) }
Failure = NotFound | NoRoom
\`\`\`

Cases of \`rayBox(box: Box, S: vec3, len: f32) → (list: f32[], answer: f32 | none)\` with
\`box = { centre: (0, 0, 1) }\`, checking [it](#Ray.it):

`

describe('items', () => {
  test('a given, an expected value, and a default', () => {
    const { cases, lines } = readBody(`${MEAN}- **Of one.** With \`first = 3\` the \`answer → 3\`.`)
    expect(lines).toStrictEqual([])
    expect(cases.map(spell)).toStrictEqual([['mean(first = 3.0, second = none) → answer 3.0']])
    expect(cases[0]).toMatchObject({
      id: 'demo/mean.of-one',
      title: { value: 'Of one', place: { start: { line: 5, column: 5 }, end: { column: 11 } } },
      headings: [],
      suite: 0,
      checks: [{ value: 'demo/Mean.it' }],
      place: { start: { line: 5, column: 1 } },
    })
    const [statement] = cases[0]?.statements ?? []
    expect(statement?.kind === 'call' && statement.expected[0]?.expectation.place).toMatchObject({
      start: { line: 5, column: 46 },
      end: { line: 5, column: 47 },
    })
  })

  test('givens of the signature line, overridden by an item', () => {
    const item = '`S = (−3, 0, 1)`, `len = 4`: `list → [0.5, 1.0]` and `answer → ≈ 0.5 ± 1e-6`'
    const { cases, lines } = readBody(
      `${BOX}- **A.** ${item}.\n- **B.** \`box = { centre: (9, 0, 0), half: (1, 1, 1) }\`, ${item}.`,
    )
    expect(lines).toStrictEqual([])
    const rest = 'S = (-3.0, 0.0, 1.0), len = 4.0) → list [0.5, 1.0], → answer ≈ 0.5 ± 0.000001'
    expect(cases.map(spell)).toStrictEqual([
      [`rayBox(box = { centre: (0.0, 0.0, 1.0), half: (1.0, 0.5, 1.0) }, ${rest}`],
      [`rayBox(box = { centre: (9.0, 0.0, 0.0), half: (1.0, 1.0, 1.0) }, ${rest}`],
    ])
  })

  test('an expected error', () => {
    const { cases } = readBody(`${BOX}- **A.** \`S = (0, 0, 0)\`, \`len = 1\`: it \`throws NotFound\`.`)
    expect(cases.map(spell)).toStrictEqual([
      [
        'rayBox(box = { centre: (0.0, 0.0, 1.0), half: (1.0, 0.5, 1.0) }, S = (0.0, 0.0, 0.0), len = 1.0) throws NotFound',
      ],
    ])
  })

  test('names of givens, results, types and methods may stand in a sentence', () => {
    const { lines, cases } = readBody(
      `${BOX}- **A.** The \`Box\` of \`rayBox\`, from \`S\`: \`S = (0, 0, 0)\`, \`len = 1\`, \`answer\`: \`answer → none\`.`,
    )
    expect(lines).toStrictEqual([])
    expect(cases).toHaveLength(1)
  })

  test('a result without a name, and a part of a result', () => {
    const plain = readBody('Cases of `name(id: u8) → text`, checking [it](#A.b):\n\n- **One.** `id = 1`: `→ "a"`.')
    expect(plain.cases.map(spell)).toStrictEqual([['name(id = 1) →  "a"']])
    const part = readBody(
      'Cases of `turn(a: quat) → end: quat`, checking [it](#A.b):\n\n- **One.** `a = identity`: `end.w → 1`, `end.x → 0`.',
    )
    expect(part.cases.map(spell)).toStrictEqual([['turn(a = (0.0, 0.0, 0.0, 1.0)) → end.w 1.0, → end.x 0.0']])
  })

  test('a bold paragraph with fences is an item', () => {
    const { cases, lines } = readBody(`${MEAN}**Of one.** \`first = 3\`.\n\n\`\`\`case\nthen answer = 3\n\`\`\``)
    expect(lines).toStrictEqual([])
    expect(cases.map(spell)).toStrictEqual([['mean(first = 3.0, second = none) → answer 3.0']])
    expect(cases[0]?.place).toMatchObject({ start: { line: 5, column: 1 }, end: { line: 9, column: 4 } })
  })

  test('untestable, with its reason', () => {
    const { cases, lines, untestable } = readBody(
      `${MEAN}- **The colour.** untestable: it is drawn\n  by \`hardware\`.`,
    )
    expect({ cases, lines }).toStrictEqual({ cases: [], lines: [] })
    expect(untestable).toMatchObject([{ title: { value: 'The colour' }, reason: 'it is drawn by hardware.' }])
  })

  test('numbers that no code span binds, in leads and sentences', () => {
    const { unbound } = readBody(
      `${MEAN}- **Of 1 number.** By 2: \`first = 3\`, \`answer → 3\`, see [the 4th case](#Mean.5-things), 6.5 and A7.`,
    )
    expect(unbound.map(({ start }) => start.column)).toStrictEqual([8, 23, 89])
  })
})

describe('what is wrong with an item', () => {
  const first = '`first = 1`'
  const answer = '`answer → 1`'
  test.each([
    [
      'A case.',
      ['cases/no-lead 5:3-3 Unexpected case without a name, expected a bold name with a full stop, `**Name.**`'],
    ],
    [`**A** ${first}`, ['cases/no-lead 5:3-8 Unexpected `**A**`, expected `**A.**` [**A.**]']],
    [`**….** ${first}`, ['cases/no-lead 5:3-9 Unexpected `**….**`, expected `**Name.**`']],
    [
      '**A.** A sentence.',
      [
        'cases/empty 5:5-6 Unexpected case `A` without a value, expected givens and expected values, or `untestable:` and the reason',
      ],
    ],
    [
      '**A.** untestable:',
      ['cases/empty 5:5-6 Unexpected `untestable:` without a reason, expected the reason behind it'],
    ],
    [
      `**A.** ${first}`,
      ['cases/no-expectation 5:5-6 Unexpected case `A` that compares nothing, expected `answer → …`'],
    ],
    [`**A.** ${answer}`, ['cases/missing-given 5:5-6 Unexpected `mean` without `first`, expected `first: f32`']],
    [
      `**A.** ${first}, ${first}, ${answer}`,
      ['cases/duplicate-name 5:24-29 Unexpected second `first`, expected it once'],
    ],
    [
      `**A.** ${first}, ${answer}, ${answer}`,
      ['cases/duplicate-name 5:38-44 Unexpected second `answer`, expected it once'],
    ],
    [
      `**A.** \`firts = 1\`, ${answer}`,
      ['cases/unknown-name 5:11-16 Unexpected given `firts`, expected `first` [first]'],
    ],
    [
      `**A.** ${first}, \`anser → 1\``,
      ['cases/unknown-name 5:24-29 Unexpected result `anser`, expected `answer` [answer]'],
    ],
    [`**A.** ${first}, \`first → 1\``, ['cases/unknown-name 5:24-29 Unexpected result `first`, expected `answer`']],
    [
      `**A.** ${first}, \`answer = 1\``,
      ['cases/unknown-name 5:24-30 Unexpected given `answer`, expected `first` or `second`'],
    ],
    [
      `**A.** ${first}, \`answer.x → 1\``,
      ['values/name 5:24-32 Unexpected `x` of `mean.answer`, expected no part: it is `f32`'],
    ],
    [`**A.** \`first = "1"\`, ${answer}`, ['values/type 5:19-22 Unexpected text `"1"`, expected `f32`']],
    [`**A.** \`first = 1 2\`, ${answer}`, ['cases/span 5:21-22 Unexpected `2`, expected nothing more']],
    [
      `**A.** \`first = 254,500\`, ${answer}`,
      ['values/syntax 5:19-26 Unexpected `254,500`, expected `254500` [254500]'],
    ],
    [`**A.** \`first = –1\`, ${answer}`, ['values/character 5:19-20 Unexpected `–` (U+2013), expected `-` [-]']],
    [`**A.** \`first = \`, ${answer}`, ['values/syntax 5:19-19 Unexpected end, expected a value']],
    [`**A.** ${first}, \`answer → none\``, ['values/type 5:33-37 Unexpected `none`, expected `f32`']],
    [
      `**A.** ${first}, \`answer → 1 ± 0.1\``,
      ['values/syntax 5:33-33 Unexpected tolerance behind an exact value, expected `≈` before the value [≈ ]'],
    ],
    [
      `**A.** ${first}, \`answer → ≈ 1 ± -1\``,
      ['values/syntax 5:39-41 Unexpected tolerance `-1`, expected a number from 0 up'],
    ],
    [
      `**A.** ${first}, \`answer → ≈ -3 ± 1.6\``,
      ['values/range 5:40-43 Unexpected tolerance 1.6, expected at most 1.5'],
    ],
    [`**A.** ${first}, \`answer → ≈ 0 ± 1\``, ['values/range 5:39-40 Unexpected tolerance 1, expected at most 0.01']],
    [
      `**A.** ${first}, \`answer → ≈ 0.5 (0x3f000000)\``,
      ['values/syntax 5:33-34 Unexpected `≈` before a value with its bits, expected an exact value'],
    ],
    [`**A.** ${first}, \`answer ≈ 1\``, ['cases/span 5:31-32 Unexpected `≈`, expected `→ ≈` [→ ≈]']],
    [
      `**A.** ${first}, \`answer\` is \`1\``,
      [
        'cases/span 5:36-37 Unexpected `1`, expected a given `name = value`, an expected `name → value` or a call `name(value)`',
      ],
    ],
    [`**A.** ${first}, ${answer}, \`anser\``, ['cases/span 5:38-43 Unexpected `anser`, expected `answer` [answer]']],
    [
      `**A.** ${first}, ${answer}, \`something\``,
      [
        'cases/span 5:38-47 Unexpected `something`, expected a given, a result, a type, a value with its name, or a call',
      ],
    ],
    [`**A.** ${first}, ${answer}, \`first > 0\``, ['cases/span 5:44-45 Unexpected `>`, expected `=`, `→` or `(`']],
    [
      `**A.** ${first}, \`throws NotFound\``,
      ['values/name 5:31-39 Unexpected code `NotFound`, expected a member of an enumeration of a `types` fence'],
    ],
    [
      `**A.** ${first}, ${answer} [x](http://a.b)`,
      [
        'links/unknown-claim 5:40-50 Unexpected link to `http://a.b`, expected a link to a claim such as `[its name](#Section.its-slug)`',
      ],
    ],
    [
      `**A.** ${first}, ${answer} [x](#mean)`,
      [
        'links/unknown-claim 5:40-45 Unexpected link to `#mean`, expected a link to a claim such as `[its name](#Section.its-slug)`',
      ],
    ],
    [
      `**A.** ${first}, ${answer}\n  - **B.** ${first}, ${answer}`,
      ['cases/syntax 6:3-37 Unexpected case inside a case, expected it beside the case'],
    ],
  ])('- %s', (item, findings) => {
    expect(readBody(`${MEAN}- ${item}`).lines).toStrictEqual(findings)
  })

  test('nothing of a wrong case is handed on', () => {
    expect(readBody(`${MEAN}- **A.** ${first}\n- **B.** ${first}, ${answer}`).cases.map(({ id }) => id)).toStrictEqual([
      'demo/mean.b',
    ])
  })

  test('every case checks something, and has an id of its own', () => {
    const mean = MEAN.replace(', checking [it](#Mean.it)', '')
    const a = `- **A.** ${first}, ${answer}`
    expect(readBody(`${mean}${a}\n${a}, [it](#Mean.it)`).lines).toStrictEqual([
      'cases/checks-nothing 5:5-6 Unexpected case `A` without a link, expected a link to a claim',
      'cases/duplicate-id 6:5-6 Unexpected second `mean.a`, expected a name of its own',
    ])
  })

  test('links lead to claims of this unit and of others', () => {
    const links = '[a](#Mean.a) [b](world-ray.md#Function.lead-two) [c](../units/level.md#Choices.x%C3%A9) [a](#Mean.a)'
    const { cases } = readBody(`${MEAN}- **A.** ${first}, ${answer} ${links}`)
    expect(cases[0]?.checks.map(({ value }) => value)).toStrictEqual([
      'demo/Mean.it',
      'demo/Mean.a',
      'world-ray/Function.lead-two',
      'level/Choices.xé',
    ])
  })
})
