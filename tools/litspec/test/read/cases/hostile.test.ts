import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText } from './reading.ts'

const MEAN = 'Cases of `mean(first: f32 = 0, items: u8[] = []) → answer: f32`, checking [it](#Mean.it):\n\n'
const STEPS = 'Steps: `add(amount: u32)`, `count() → u32`, checking [it](#Mean.it).\n\n**A.**\n\n'

describe('hostile cases end soon', { timeout: 60_000 }, () => {
  test.each([
    [
      'five hundred rows',
      `${MEAN}| Name | \`first\` | \`→ answer\` |\n| --- | --- | --- |\n${'| a | 1 | 2 |\n'.repeat(500)}`,
      499,
    ],
    ['five hundred links', `${MEAN}- **A.** \`answer → 1\` ${'[a](#b) '.repeat(500)}`, 500],
    ['five hundred items', `${MEAN}${'- **A.** `answer → 1`\n'.repeat(500)}`, 499],
    ['five hundred statements', `${STEPS}\`\`\`case\n${'then count() = 1\n'.repeat(500)}\`\`\``, 0],
    ['five hundred loops', `${STEPS}\`\`\`case\n${'for a in [1]\n'.repeat(500)}then count() = a\n\`\`\``, 499],
    ['five hundred bold paragraphs', MEAN + '**A.** `answer → 1`\n\n'.repeat(500), 499],
    ['a long list', `${MEAN}- **A.** \`items = [${'1, '.repeat(20_000)}1]\`, \`answer → 1\``, 0],
    ['many brackets', `${MEAN}- **A.** \`items = ${'['.repeat(100_000)}\`, \`answer → 1\``, 1],
    ['an open bracket', `${STEPS}\`\`\`case\nthen count() = (\n${'  1\n'.repeat(500)}\`\`\``, 1],
  ])('%s', (_, body, findings) => {
    expect(readText(`## Cases\n\n${body}\n`).findings).toHaveLength(findings)
  })

  test('no document makes the reader throw', () => {
    const word = fc.constantFrom(
      ...[
        '- ',
        '**A.** ',
        '`',
        '`first = ',
        '`answer → ',
        'count()',
        ' × 3',
        '[a](#b.c)',
        '\n',
        '\n\n',
        '  ',
        '| ',
        ' |\n',
        '| --- ',
        '(',
        ')',
        '[',
        ']',
        '{',
        '}',
      ],
      ...[
        '```case\n',
        '```\n',
        '```types\n',
        'for x in [1]\n',
        'then ',
        'when ',
        'let x = ',
        'throws Code',
        'untestable: ',
        '### ',
        '> ',
        'x',
        'x.y',
        '1',
        '"',
        ' = ',
        ', ',
        '→',
        '≈',
        '±',
        '–',
      ],
    )
    const body = fc.tuple(
      fc.constantFrom(MEAN, STEPS, ''),
      fc.array(word, { maxLength: 60 }).map((words) => words.join('')),
    )
    fc.assert(
      fc.property(body, ([above, words]) => {
        const { findings, cases } = readText(`## Cases\n\n${above}${words}\n`)
        for (const { reason } of findings) expect(reason).toMatch(/^Unexpected .+, expected .+/s)
        for (const { checks, statements } of cases) expect(checks.length * statements.length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a line that stands for thousands is refused', { timeout: 60_000 }, () => {
  const list = `[${'1, '.repeat(20_000)}1]`

  test('a given that every row inherits', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `| r${index} | 1 |\n`).join('')
    const body = `Cases of \`f(items: u8[]) → n: u8\` with \`items = ${list}\`, checking [it](#F.it):\n\n| Name | \`→ n\` |\n| --- | --- |\n${rows}`
    const { cases, findings } = readText(`## Cases\n\n${body}`)
    expect(findings.map(({ ruleId, reason }) => [ruleId, reason])).toStrictEqual([
      [
        'unit/too-large',
        'Unexpected more than 500000 values in all cases, expected fewer cases, or smaller givens and defaults',
      ],
    ])
    expect(cases).toHaveLength(24)
  })

  test('defaults of defaults', () => {
    const types = [
      'T0 = { items: u8[] = [1, 1, 1] }',
      ...Array.from({ length: 5 }, (_, k) => `T${k + 1} = { a: T${k} = {}, b: T${k} = {} }`),
    ]
    const users = Array.from({ length: 5000 }, (_, k) => `U${k} = { a: T5 = {} }`)
    const { findings } = readText(`\`\`\`types\n${[...types, ...users].join('\n')}\n\`\`\`\n\n## Cases\n`)
    expect(findings.map(({ ruleId, reason }) => [ruleId, reason])).toStrictEqual([
      ['unit/too-large', 'Unexpected more than 500000 values in defaults, expected smaller ones'],
    ])
  })
})
