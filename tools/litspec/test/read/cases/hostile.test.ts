import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText } from './reading.ts'

const MEAN = 'Cases of `mean(first: f32 = 0, items: u8[] = []) → answer: f32`, checking [it](#Mean.it):\n\n'
const STEPS = 'Steps: `add(amount: u32)`, `count() → u32`, checking [it](#Mean.it).\n\n**A.**\n\n'

describe('hostile cases end soon', () => {
  test.each([
    ['two thousand rows', `${MEAN}| Name | \`first\` | \`→ answer\` |\n| --- | --- | --- |\n${'| a | 1 | 2 |\n'.repeat(2000)}`, 1999],
    ['two thousand links', `${MEAN}- **A.** \`answer → 1\` ${'[a](#b) '.repeat(2000)}`, 2000],
    ['two thousand items', `${MEAN}${'- **A.** `answer → 1`\n'.repeat(2000)}`, 1999],
    ['two thousand statements', `${STEPS}\`\`\`case\n${'then count() = 1\n'.repeat(2000)}\`\`\``, 0],
    ['two thousand loops', `${STEPS}\`\`\`case\n${'for a in [1]\n'.repeat(2000)}then count() = a\n\`\`\``, 1999],
    ['two thousand bold paragraphs', MEAN + '**A.** `answer → 1`\n\n'.repeat(2000), 1999],
    ['a long list', `${MEAN}- **A.** \`items = [${'1, '.repeat(50_000)}1]\`, \`answer → 1\``, 0],
    ['many brackets', `${MEAN}- **A.** \`items = ${'['.repeat(100_000)}\`, \`answer → 1\``, 1],
    ['an open bracket', `${STEPS}\`\`\`case\nthen count() = (\n${'  1\n'.repeat(2000)}\`\`\``, 1],
  ])('%s', (_, body, findings) => {
    expect(readText(`## Cases\n\n${body}\n`).findings).toHaveLength(findings)
  })

  test('no document makes the reader throw', () => {
    const word = fc.constantFrom(
      ...['- ', '**A.** ', '`', '`first = ', '`answer → ', 'count()', ' × 3', '[a](#b.c)', '\n', '\n\n', '  ', '| ', ' |\n', '| --- ', '(', ')', '[', ']', '{', '}'],
      ...['```case\n', '```\n', '```types\n', 'for x in [1]\n', 'then ', 'when ', 'let x = ', 'throws Code', 'untestable: ', '### ', '> ', 'x', 'x.y', '1', '"', ' = ', ', ', '→', '≈', '±', '–'],
    )
    const body = fc.tuple(fc.constantFrom(MEAN, STEPS, ''), fc.array(word, { maxLength: 60 }).map((words) => words.join('')))
    fc.assert(
      fc.property(body, ([above, words]) => {
        const { findings, cases } = readText(`## Cases\n\n${above}${words}\n`)
        for (const { reason } of findings) expect(reason).toMatch(/^Unexpected .+, expected .+/s)
        for (const { checks, statements } of cases) expect(checks.length * statements.length).toBeGreaterThan(0)
      }),
      { numRuns: 200 },
    )
  })
})
