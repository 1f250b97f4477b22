import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read } from '../notation.ts'

const LONG = 120_000

describe('hostile values end in findings soon', { timeout: 60_000 }, () => {
  test.each([
    [
      'open brackets',
      '('.repeat(LONG),
      'values/syntax 1:33-34 Unexpected `(`, expected at most 32 brackets inside each other',
    ],
    ['brackets in pairs', '[]'.repeat(LONG), 'values/syntax 1:3-4 Unexpected `[`, expected nothing more'],
    [
      'records',
      '{a:'.repeat(LONG),
      'values/syntax 1:97-98 Unexpected `{`, expected at most 32 brackets inside each other',
    ],
    [
      'digits',
      '1'.repeat(LONG),
      `values/syntax 1:1-${LONG + 1} Unexpected \`${'1'.repeat(60)}…\`, expected at most 64 characters`,
    ],
    [
      'groups',
      `1${',000'.repeat(LONG / 4)}`,
      `values/syntax 1:1-${LONG + 2} Unexpected \`1${',000'.repeat(15).slice(0, 59)}…\`, expected at most 64 characters`,
    ],
    [
      'exponents',
      `1${'e-1'.repeat(LONG / 3)}`,
      `values/syntax 1:1-${Math.floor(LONG / 3) * 3 + 2} Unexpected \`1${'e-1'.repeat(20).slice(0, 59)}…\`, expected at most 64 characters`,
    ],
    [
      'backslashes',
      `"${'\\'.repeat(LONG + 1)}"`,
      `values/syntax 1:${LONG + 4}-${LONG + 4} Unexpected end of a text, expected a closing \`"\``,
    ],
    ['spaces', ' '.repeat(LONG), `values/syntax 1:${LONG + 1}-${LONG + 1} Unexpected end, expected a value`],
    ['dots', '.'.repeat(LONG), 'values/syntax 1:1-2 Unexpected `.`, expected a value'],
    [
      'a path',
      `a${'.a'.repeat(LONG / 2)}`,
      `values/name 1:1-${LONG + 2} Unexpected \`a${'.a'.repeat(30).slice(0, 59)}…\`, expected \`f32\``,
    ],
  ])('%s', (_, text, finding) => {
    expect(read(text, 'f32').findings).toStrictEqual([finding])
  })

  test('a long list is a list', () => {
    expect(read(`[${'1, '.repeat(30_000)}1]`, 'u8[]').findings).toStrictEqual([])
  })

  test('no text makes the reader throw', () => {
    const mark = fc.constantFrom(...'(){}[],:=→≈±×−-+.%_"\\ \n019aefxXE', '0x', 'none', 'identity', '\u00a0', '–', '🙂')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(mark, { maxLength: 40 }).map((marks) => marks.join('')),
    )
    const type = fc.constantFrom(
      'f32',
      'u8',
      'text',
      'vec3',
      'mat3',
      'bool',
      'f32[]',
      'u8 | none',
      '{ a: u8, b: f32 = 1 }',
    )
    fc.assert(
      fc.property(text, type, (written, asked) => {
        const { value, findings } = read(written, asked)
        expect(value === undefined).toBe(findings.length > 0)
        for (const finding of findings)
          expect(finding).toMatch(/^values\/\w+ \d+:\d+-[\d:]+ Unexpected .+, expected .+/s)
      }),
      { numRuns: 200 },
    )
  })
})
