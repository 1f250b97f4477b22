import { describe, expect, test } from 'vitest'
import { readBody, spell } from './reading.ts'

const STEPS = `\`\`\`types
Failure = TooLarge | NotFound
Hit = { at: vec3, owner: text | none }
\`\`\`

Steps: \`add(amount: u32, twice: bool = false)\`, \`count() → u32\`, \`cast(len: f32 = 1) → (hit: bool, answer: f32 | none)\`,
\`nearest() → Hit\`, \`reset()\`, \`bytes() → size: u32\`, checking [it](#Counter.it).

`

/** Reads lines as the fence of one case; its first line is line 14. */
function readFence(...lines: readonly string[]): { statements: readonly string[]; lines: readonly string[] } {
  const reading = readBody(
    `${STEPS}- **A.** A case.\n\n  \`\`\`case\n${lines.map((line) => `  ${line}\n`).join('')}  \`\`\``,
  )
  return { statements: reading.cases.flatMap(spell), lines: reading.lines }
}

describe('fences', () => {
  test.each([
    [
      ['given add(1)', 'then count() = 1'],
      ['add(amount = 1, twice = false)', 'count() →  1'],
    ],
    [
      ['when add(twice = true, amount = 1) × 119', 'then count() = 238'],
      ['add(amount = 1, twice = true) × 119', 'count() →  238'],
    ],
    [
      ['when add(1, twice = true)', 'then count() = 2'],
      ['add(amount = 1, twice = true)', 'count() →  2'],
    ],
    [
      ['let before = count()', 'when reset()', 'then count() = before'],
      ['let before = count()', 'reset()', 'count() →  before'],
    ],
    [
      ['for a in [1, 0x2]', 'for b in [true, false]', 'when add(a, b)', 'then count() = a'],
      ['for a in [1, 2]', 'for b in [true, false]', 'add(amount = a, twice = b)', 'count() →  a'],
    ],
    [
      [
        'let hit = cast(0.5)',
        'then hit.hit = true',
        'then hit.answer ≈ 0.5 ± 1e-6',
        'then hit = { hit: true, answer: none }',
      ],
      [
        'let hit = cast(len = 0.5)',
        'then hit.hit true',
        'then hit.answer ≈ 0.5 ± 0.000001',
        'then hit { hit: true, answer: none }',
      ],
    ],
    [
      ['then nearest().at.x = 1', 'then nearest() = {', '  at: (0, 0, 1),', '  owner: none', '}'],
      ['nearest() → at.x 1.0', 'nearest() →  { at: (0.0, 0.0, 1.0), owner: none }'],
    ],
    [
      ['then bytes() = 5', 'then bytes() = { size: 5 }'],
      ['bytes() → size 5', 'bytes() →  { size: 5 }'],
    ],
    [['then cast().answer ≈ 0.5'], ['cast(len = 1.0) → answer 0.5']],
    [['then add(101) throws TooLarge'], ['add(amount = 101, twice = false) throws TooLarge']],
    [
      ['let at = nearest()', 'then nearest() = { at: at.at, owner: at.owner }'],
      ['let at = nearest()', 'nearest() →  { at: at.at, owner: at.owner }'],
    ],
  ])('%j', (lines, statements) => {
    expect(readFence(...lines)).toStrictEqual({ statements, lines: [] })
  })

  const good = 'then count() = 1'
  test.each([
    ['gven add(1)', 'cases/syntax 14:3-7 Unexpected `gven`, expected `given` [given]'],
    ['Then count() = 1', 'cases/syntax 14:3-7 Unexpected `Then`, expected `then` [then]'],
    ['add(1)', 'cases/syntax 14:3-6 Unexpected `add`, expected `for`, `given`, `let`, `when` or `then`'],
    ['- add(1)', 'cases/syntax 14:3-4 Unexpected `-`, expected `for`, `given`, `let`, `when` or `then`'],
    ['when ad(1)', 'cases/unknown-name 14:8-10 Unexpected method `ad`, expected `add` [add]'],
    [
      'when explode()',
      'cases/unknown-name 14:8-15 Unexpected method `explode`, expected `add`, `count`, `cast`, `nearest`, `reset` or `bytes`',
    ],
    ['when add()', 'cases/missing-given 14:8-13 Unexpected `add` without `amount`, expected `amount: u32`'],
    ['when add(1, true, 3)', 'cases/syntax 14:21-22 Unexpected argument 3, expected at most 2'],
    ['when add(1, amount = 2)', 'cases/duplicate-name 14:15-21 Unexpected second `amount`, expected it once'],
    [
      'when add(amount = 1, true)',
      'cases/syntax 14:24-28 Unexpected `true`, expected `name = value` behind a named argument',
    ],
    ['when add(amont = 1)', 'cases/unknown-name 14:12-17 Unexpected given `amont`, expected `amount` [amount]'],
    ['when add(-1)', 'values/range 14:12-14 Unexpected `-1`, expected u32: 0 to 4294967295'],
    ['when add(1,)', 'cases/syntax 14:13-14 Unexpected `,`, expected no comma before `)` []'],
    ['when add(1', 'cases/syntax 14:13-13 Unexpected end, expected `,` or `)`'],
    ['when add', 'cases/syntax 14:11-11 Unexpected end, expected `(`'],
    ['when add(1) x 3', 'cases/syntax 14:15-16 Unexpected `x`, expected `×` [×]'],
    ['when add(1) * 3', 'cases/syntax 14:15-16 Unexpected `*`, expected `×` [×]'],
    ['when add(1) × 0', 'values/range 14:17-18 Unexpected `0` times, expected 1 to 1000000 times'],
    ['when add(1) × 1.5', 'values/range 14:17-20 Unexpected `1.5` times, expected 1 to 1000000 times'],
    ['when add(1) ×', 'cases/syntax 14:16-16 Unexpected end, expected how many times'],
    ['when add(1) = 1', 'cases/syntax 14:15-16 Unexpected `=`, expected the end of the line'],
    [
      'given add = 1',
      'cases/unknown-name 14:9-12 Unexpected given `add`, expected a call such as `name(value)`: steps have no givens of their own',
    ],
    ['then count()', 'cases/syntax 14:15-15 Unexpected end, expected `=`, `≈` or `throws`'],
    ['then count() → 1', 'cases/syntax 14:16-17 Unexpected `→`, expected `=` [=]'],
    ['then count() == 1', 'values/character 14:16-18 Unexpected `==`, expected `=` [=]'],
    ['then count() = 1 ± 1', 'cases/syntax 14:16-17 Unexpected `=` before a tolerance, expected `≈` [≈]'],
    ['then count() ≈ 1', 'values/type 14:16-17 Unexpected `≈` before a value of type `u32`, expected an exact value'],
    ['then cast().anwser = 1', 'values/name 14:8-21 Unexpected `anwser` of `cast`, expected `hit` or `answer`'],
    [
      'then reset() = 1',
      'values/type 14:8-15 Unexpected comparison with `reset`, expected a call that gives something back',
    ],
    [
      'then cuont = 1',
      'cases/unknown-name 14:8-13 Unexpected result `cuont`, expected a call and what it gives, such as `name(value) → value`',
    ],
    ['then add(101) throws TooLrge', 'values/name 14:24-31 Unexpected code `TooLrge`, expected `TooLarge` [TooLarge]'],
    [
      'then throws TooLarge',
      'cases/syntax 14:15-23 Unexpected `throws` without a call, expected `name(value) throws` in steps',
    ],
    ['let x = reset()', 'values/type 14:11-18 Unexpected `let` of `reset`, expected a call that gives something back'],
    ['let x = count()', 'cases/unused-name 14:7-8 Unexpected `x` without a use, expected a statement that uses it'],
    ['let x = 5', 'cases/syntax 14:11-12 Unexpected `5`, expected a call such as `name(value)`'],
    [
      'let true = count()',
      'cases/duplicate-name 14:7-11 Unexpected bound name `true`, expected a name that means nothing else here',
    ],
    [
      'let TooLarge = count()',
      'cases/duplicate-name 14:7-15 Unexpected bound name `TooLarge`, expected a name that means nothing else here',
    ],
    ['for x in [1, 2]', 'cases/unused-name 14:7-8 Unexpected `x` without a use, expected a statement that uses it'],
    ['for x in []', 'cases/syntax 14:12-14 Unexpected empty list, expected at least one value'],
    ['for x in 1', 'cases/syntax 14:12-13 Unexpected `1`, expected a list'],
    ['for x of [1]', 'cases/syntax 14:9-11 Unexpected `of`, expected `in`'],
  ])('%s', (line, finding) => {
    expect(readFence(line, good)).toStrictEqual({ statements: [], lines: [finding] })
  })

  test.each([
    [
      ['when reset()', 'for x in [1]', 'then count() = x'],
      ['cases/syntax 15:3-8 Unexpected `for` behind other statements, expected `for` in the first lines'],
    ],
    [
      ['for x in []', 'when add(x)', 'then count() = x'],
      ['cases/syntax 14:12-14 Unexpected empty list, expected at least one value'],
    ],
    [
      ['let before = count()', 'then count() = befor'],
      ['values/name 15:18-23 Unexpected `befor`, expected `before` [before]'],
    ],
    [['for x in [1, true]', 'then count() = x'], ['values/type 14:16-20 Unexpected `true`, expected `u32`']],
    [
      ['for x in [1]', 'when cast(x)', 'then count() = x'],
      ['values/type 16:18-19 Unexpected `x` of type `f32`, expected `u32`'],
    ],
    [
      ['for x in [1]', 'for x in [2]', 'then count() = x'],
      ['cases/duplicate-name 15:7-8 Unexpected second `x`, expected it once'],
    ],
    [
      ['let x = count()', 'let x = count()', 'then count() = x'],
      ['cases/duplicate-name 15:7-8 Unexpected second `x`, expected it once'],
    ],
    [
      ['let x = cast()', 'when add(x.answer)', 'then count() = 1'],
      ['values/type 15:12-20 Unexpected `x.answer` of type `f32 | none`, expected `u32`'],
    ],
    [
      ['let x = cast()', 'when add(x.len)', 'then count() = 1'],
      ['values/name 15:12-17 Unexpected `len` of `x`, expected `hit` or `answer`'],
    ],
    [['when add(x)', 'let x = count()', 'then count() = x'], ['values/name 14:12-13 Unexpected `x`, expected `u32`']],
    [
      ['when reset()'],
      ['cases/no-expectation 11:5-6 Unexpected case `A` that compares nothing, expected `name(…) → …`'],
    ],
    [
      [],
      [
        'cases/empty 11:5-6 Unexpected case `A` without a value, expected givens and expected values, or `untestable:` and the reason',
      ],
    ],
    [
      ['for x in [1]', 'when add(x.y)', 'then count() = x'],
      ['values/name 15:12-15 Unexpected `x.y` before a use of `x`, expected `x`'],
    ],
    [
      ['for x in [1]', 'then x = 1'],
      [
        'cases/syntax 15:8-9 Unexpected comparison with `x`, which `for` bound, expected a call or a name that `let` bound',
      ],
    ],
    [
      ['let x = addd(1)', 'then x.answer = 1', 'then x = 2'],
      ['cases/unknown-name 14:11-15 Unexpected method `addd`, expected `add` [add]'],
    ],
  ])('%j', (lines, findings) => {
    expect(readFence(...lines)).toStrictEqual({ statements: [], lines: findings })
  })

  test('no more combinations than can be run', () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index).join(', ')
    expect(
      readFence(`for a in [${numbers}]`, `for b in [${numbers}]`, 'when add(a)', 'then count() = b').lines,
    ).toStrictEqual(['cases/syntax 15:7-8 Unexpected 1600 combinations, expected at most 1000'])
  })
})

describe('spans', () => {
  test('are steps in the order of the document, fences among them', () => {
    const { cases, lines } = readBody(
      `${STEPS}- **A.** First \`add(1)\`, then \`count() → 1\`:\n\n  \`\`\`case\n  let before = count()\n  when add(before) × 2\n  \`\`\`\n\n  and \`count() → 3\`, \`before → 1\`, \`add(101) throws TooLarge\`, \`reset() × 2\`.`,
    )
    expect(lines).toStrictEqual([])
    expect(cases.map(spell)).toStrictEqual([
      [
        'add(amount = 1, twice = false)',
        'count() →  1',
        'let before = count()',
        'add(amount = before, twice = false) × 2',
        'count() →  3',
        'then before 1',
        'add(amount = 101, twice = false) throws TooLarge',
        'reset() × 2',
      ],
    ])
  })

  test.each([
    ['`count() = 1`', 'cases/span 11:19-20 Unexpected `=`, expected `→` [→]'],
    ['`count().x`', 'cases/span 11:20-20 Unexpected end, expected `→` and the expected value'],
    [
      '`amount = 1`, `count() → 1`',
      'cases/unknown-name 11:11-17 Unexpected given `amount`, expected a call such as `name(value)`: steps have no givens of their own',
    ],
    [
      '`amount → 1`',
      'cases/unknown-name 11:11-17 Unexpected result `amount`, expected a call and what it gives, such as `name(value) → value`',
    ],
    [
      '`→ 1`',
      'cases/unknown-name 11:11-12 Unexpected result `→`, expected a call and what it gives, such as `name(value) → value`',
    ],
    ['`add(1`', 'cases/span 11:16-16 Unexpected end, expected `,` or `)`'],
    ['`add(1) twice`', 'cases/span 11:18-23 Unexpected `twice`, expected `→`, `throws`, `×` or nothing more'],
  ])('%s', (span, finding) => {
    expect(readBody(`${STEPS}- **A.** ${span}`).lines).toStrictEqual([finding])
  })
})
