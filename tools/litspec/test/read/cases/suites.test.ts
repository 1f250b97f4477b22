import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readBody, spell } from './reading.ts'

const ITEM = '- **A.** `first = 1`: `answer → 1`. [it](#Mean.it)'
const MEAN = 'Cases of `mean(first: f32) → answer: f32`:'

describe('suites', () => {
  test('of the demo', () => {
    const demo = readFileSync(new URL('../../demo/spec/units/demo.md', import.meta.url), 'utf8')
    const { suites, cases, lines, unbound } = readBody(demo.slice(demo.indexOf('### Means')).trimEnd())
    expect(lines).toStrictEqual([])
    expect(unbound).toStrictEqual([])
    expect(
      suites.map(({ kind, headings, signatures }) => [kind, headings, signatures.map(({ name }) => name.value)]),
    ).toStrictEqual([
      ['cases', ['Means'], ['mean']],
      ['steps', ['Counters'], ['add', 'count']],
    ])
    expect(Object.fromEntries(cases.map((each) => [each.id, spell(each)]))).toStrictEqual({
      'demo/mean.of-two': ['mean(first = 1.0, second = 2.0) → answer 1.5'],
      'demo/mean.of-one': ['mean(first = 3.0, second = none) → answer 3.0'],
      'demo/mean.large': ['mean(first = 1000.0, second = 3000.0) → answer 2000.0'],
      'demo/counters.fresh': ['add(amount = 1)', 'count() →  1'],
      'demo/counters.adds-up-to-the-limit': [
        'for amount in [30, 40]',
        'add(amount = amount)',
        'let before = count()',
        'then before amount',
        'add(amount = amount) × 3',
        'count() →  100',
      ],
      'demo/counters.refuses-too-much': ['add(amount = 101) throws TooLarge', 'count() →  0'],
    })
    expect(cases.map(({ checks }) => checks.map(({ value }) => value))).toStrictEqual([
      ['demo/Mean_Of.two-numbers'],
      ['demo/Mean_Of.two-numbers', 'demo/Mean_Of.one-number'],
      ['demo/Mean_Of.two-numbers'],
      ['demo/Choices.fresh-counter', 'demo/Counter_Add.adding'],
      ['demo/Counter_Add.adding', 'demo/Counter_Add.the-limit'],
      ['demo/Counter_Add.too-large'],
    ])
  })

  test('go on under deeper headings and end at the next one of their level', () => {
    const { cases, lines } = readBody(`### One\n\n${MEAN}\n\n#### Deeper\n\n${ITEM}\n\n### Two\n\n${ITEM}`)
    expect(cases.map(({ id, headings }) => [id, headings])).toStrictEqual([['demo/mean.a', ['One', 'Deeper']]])
    expect(lines).toStrictEqual([
      'cases/no-signature 13:1-51 Unexpected cases without a signature, expected a line "Cases of `name(given: type) → result: type`" or "Steps: `name()`" above',
    ])
  })

  test('a fence takes the name of its heading', () => {
    const fence = '```case\nwhen add(1)\nthen count() = 1\n```'
    const steps = 'Steps: `add(amount: u32)`, `count() → u32`, checking [it](#Add.it).'
    const { cases, lines } = readBody(`### Counters\n\n${steps}\n\n${fence}\n\n#### Adds up\n\n${fence}`)
    expect(lines).toStrictEqual([])
    expect(cases.map(({ id, title }) => [id, title.value, title.place.start.line])).toStrictEqual([
      ['demo/counters.counters', 'Counters', 3],
      ['demo/counters.adds-up', 'Adds up', 12],
    ])
    expect(readBody(`${steps}\n\n${fence}`).lines).toStrictEqual([
      'cases/no-lead 5:1-8:4 Unexpected fence without a name, expected a bold name or a heading above',
    ])
  })

  test('a fence under a signature line gives and expects by name, or calls', () => {
    const fence = (...lines: string[]) => `\`\`\`case\n${lines.join('\n')}\n\`\`\``
    const { cases, lines } = readBody(
      `### Mean\n\nCases of \`mean(first: f32, second: f32) → answer: f32\` with \`second = 2\`, checking [it](#Mean.it):\n\n**A.**\n\n${fence(
        'for x in [1, 3]',
        'given first = x',
        'then answer ≈ x ± 0.5',
      )}\n\n**B.**\n\n${fence('let one = mean(1)', 'then mean(first = one.answer).answer = 1.75', 'then mean(2, second = 2) = 2')}`,
    )
    expect(lines).toStrictEqual([])
    expect(cases.map(spell)).toStrictEqual([
      ['for x in [1.0, 3.0]', 'mean(first = x, second = 2.0) → answer ≈ x ± 0.5'],
      [
        'let one = mean(first = 1.0, second = 2.0)',
        'mean(first = one.answer, second = 2.0) → answer 1.75',
        'mean(first = 2.0, second = 2.0) → answer 2.0',
      ],
    ])
  })

  test('the same signature may stand above several suites', () => {
    const { suites, cases, lines } = readBody(`${MEAN}\n\n${ITEM}\n\n${MEAN}\n\n${ITEM.replace('A.', 'B.')}`)
    expect(lines).toStrictEqual([])
    expect(suites).toHaveLength(2)
    expect(cases.map(({ id, suite }) => [id, suite])).toStrictEqual([
      ['demo/mean.a', 0],
      ['demo/mean.b', 1],
    ])
  })
})

describe('what is wrong with the line above', () => {
  test.each([
    [
      'Case of `mean(first: f32) → answer: f32`:',
      ['signature/syntax 3:1-8 Unexpected `Case of`, expected `Cases of` [Cases of]'],
    ],
    [
      'cases of `mean(first: f32) → answer: f32`:',
      ['signature/syntax 3:1-9 Unexpected `cases of`, expected `Cases of` [Cases of]'],
    ],
    ['Cases of `mean(first f32) → answer: f32`:', ['signature/syntax 3:22-25 Unexpected `f32`, expected `:`']],
    ['Cases of `mean(first: f32x) → answer: f32`:', ['types/unknown 3:23-27 Unexpected `f32x`, expected `f32` [f32]']],
    [
      'Cases of `mean(first: f32, second: f32) → answer: f32` with `secnd = 1`:',
      ['cases/unknown-name 3:62-67 Unexpected given `secnd`, expected `second` [second]'],
    ],
    [
      'Cases of `mean(first: f32) → answer: f32` with `first = 1`, `first = 2`:',
      ['cases/duplicate-name 3:62-67 Unexpected second `first`, expected it once'],
    ],
    [
      'Cases of `mean(first: f32, second: f32) → answer: f32` with `second = "1"`:',
      ['values/type 3:71-74 Unexpected text `"1"`, expected `f32`'],
    ],
    [
      'Cases of `mean(first: f32) → answer: f32` with `answer → 1`:',
      ['cases/span 3:48-60 Unexpected `answer → 1`, expected a given `name = value`'],
    ],
    [
      'Cases of `mean(first: f32) → answer: f32` with `anything`:',
      ['cases/span 3:48-58 Unexpected `anything`, expected a given `name = value`'],
    ],
    [
      'Cases of `mean(first: f32) → answer: f32`, see [it](#mean):',
      [
        'links/unknown-claim 3:53-58 Unexpected link to `#mean`, expected a link to a claim such as `[its name](#Section.its-slug)`',
      ],
    ],
    [
      'Cases for `mean(first: f32) → answer: f32`:',
      ['signature/syntax 3:1-10 Unexpected `Cases for`, expected `Cases of` [Cases of]'],
    ],
    [
      'Case: `mean(first: f32) → answer: f32`:',
      ['signature/syntax 3:1-6 Unexpected `Case:`, expected `Cases of` [Cases of]'],
    ],
    [
      'Step: `add(amount: u32)`, `count() → u32`',
      ['signature/syntax 3:1-6 Unexpected `Step:`, expected `Steps:` [Steps:]'],
    ],
    [
      'Steps: `count() → u32`, `count() → u32`',
      ['signature/duplicate 3:26-31 Unexpected second `count`, expected it once'],
    ],
    ['Steps: `add(amount: u32)`, `count() -> u32`', ['values/character 3:37-39 Unexpected `->`, expected `→` [→]']],
  ])('%s', (line, findings) => {
    const item = line.startsWith('S') ? '- **A.** `count() → 1`. [it](#Mean.it)' : ITEM
    expect(readBody(`${line}\n\n${item}`).lines).toStrictEqual(findings)
  })

  test('another signature of the same name', () => {
    const other = MEAN.replace('first: f32', 'first: f64')
    expect(readBody(`${MEAN}\n\n${ITEM}\n\n${other}\n\n${ITEM.replace('A.', 'B.')}`).lines).toStrictEqual([
      'signature/duplicate 7:11-15 Unexpected second `mean`, expected `mean(first: f32) → answer: f32`',
    ])
  })

  test.each([
    ['an item', '- **A.** `a = 1`', '3:1-17'],
    ['items', '- **A.** `a = 1`\n- **B.** `a = 1`', '3:1-4:17'],
    ['a table', '| a |\n| --- |\n| b |', '3:1-5:6'],
    ['a fence', '```case\nthen a = 1\n```', '3:1-5:4'],
    ['a bold paragraph', '**A.** `a = 1`', '3:1-15'],
  ])('%s without it', (_, body, place) => {
    const expected = 'a line "Cases of `name(given: type) → result: type`" or "Steps: `name()`" above'
    expect(readBody(body).lines).toStrictEqual([
      `cases/no-signature ${place} Unexpected cases without a signature, expected ${expected}`,
    ])
  })

  test('cases where none are read', () => {
    expect(readBody(`${MEAN}\n\n> ${ITEM}`).lines).toStrictEqual([
      'cases/syntax 5:3-53 Unexpected case in a block quote, expected it outside',
    ])
    const table = '| Name | `→ count` |\n| --- | --- |\n| a | 1 |'
    expect(readBody(`Steps: \`count() → u32\`\n\n${table}`).lines).toStrictEqual([
      'cases/syntax 5:1-7:10 Unexpected table of steps, expected list items or `case` fences',
    ])
  })

  test('a paragraph, another fence and a rule are for people only', () => {
    expect(
      readBody(
        'A sentence with `any span`.\n\nUses of `x`.\n\nCases in which even `y` is prose.\n\n```text\nanything\n```\n\n---',
      ).lines,
    ).toStrictEqual([])
  })

  test('a wrong type raises nothing more in the cases that use it', () => {
    const types = '```types\nBox = { half: vec4x }\n```'
    const item = '- **A.** `box = { half: 1 }`: `answer → { half: 2 }`. [it](#Mean.it)'
    expect(readBody(`${types}\n\nCases of \`f(box: Box) → answer: Box\`:\n\n${item}`).lines).toStrictEqual([
      'types/unknown 4:15-20 Unexpected `vec4x`, expected `vec4` [vec4]',
    ])
  })
})
