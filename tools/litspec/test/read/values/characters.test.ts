import { describe, expect, test } from 'vitest'
import { read, valueOf } from '../notation.ts'

describe('characters that look like others', () => {
  test.each([
    ['–3', 1, '`–` (U+2013)', '`-`', '-'],
    ['—3', 1, '`—` (U+2014)', '`-`', '-'],
    ['－3', 1, '`－` (U+FF0D)', '`-`', '-'],
    ['３', 1, '`３` (U+FF13)', '`3`', '3'],
    ['[1,\u00a02]', 4, 'U+00A0', 'a space', ' '],
    ['[1,\u20092]', 4, 'U+2009', 'a space', ' '],
    ['[1,\u202f2]', 4, 'U+202F', 'a space', ' '],
    ['[1,\u30002]', 4, 'U+3000', 'a space', ' '],
    ['[1,\t2]', 4, 'U+0009', 'a space', ' '],
    ['1\u200b', 2, 'U+200B', 'nothing', ''],
    ['（1）', 1, '`（` (U+FF08)', '`(`', '('],
    ['≃ 1', 1, '`≃` (U+2243)', '`≈`', '≈'],
  ])('%s', (text, column, what, expected, fix) => {
    expect(read(text, 'f32').findings[0]).toBe(
      `values/character 1:${column}-${column + 1} Unexpected ${what}, expected ${expected} [${fix}]`,
    )
  })

  test('every one of them is named, and nothing else is', () => {
    expect(read('[–1, –2]', 'f32[]').findings).toStrictEqual([
      'values/character 1:2-3 Unexpected `–` (U+2013), expected `-` [-]',
      'values/character 1:6-7 Unexpected `–` (U+2013), expected `-` [-]',
    ])
  })

  test('after twenty it is enough', () => {
    expect(read('–'.repeat(1000), 'f32').findings).toHaveLength(20)
  })

  test.each(['θ', '½', '∞', '🙂'])('%s is no character of the notation', (text) => {
    const code = (text.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
    expect(read(text, 'f32').findings).toStrictEqual([
      `values/character 1:1-${text.length + 1} Unexpected \`${text}\` (U+${code}), expected a character of the notation`,
    ])
  })

  test('arrows and signs in ASCII', () => {
    expect(read('->', 'f32').findings).toStrictEqual(['values/character 1:1-3 Unexpected `->`, expected `→` [→]'])
    expect(read('+/-', 'f32').findings).toStrictEqual(['values/character 1:1-4 Unexpected `+/-`, expected `±` [±]'])
  })
})

describe('texts', () => {
  test.each([
    ['""', ''],
    ['"level1"', 'level1'],
    [String.raw`"a \"b\" \\ \n \t"`, 'a "b" \\ \n \t'],
    [String.raw`"\u{1f642}\u{a0}"`, '🙂\u00a0'],
    ['"→ – θ 🙂 `${} */"', '→ – θ 🙂 `${} */'],
  ])('%s', (text, value) => {
    expect(valueOf(text, 'text')).toStrictEqual({ kind: 'text', value })
  })

  const escapes = '`\\"`, `\\\\`, `\\n`, `\\t` or `\\u{…}` with the lower-case hexadecimal number of a character'
  test.each([
    [String.raw`"\r"`, `values/syntax 1:2-4 Unexpected \`\\r\`, expected ${escapes}`],
    [String.raw`"\u0041"`, `values/syntax 1:2-4 Unexpected \`\\u\`, expected ${escapes}`],
    [String.raw`"\u{110000}"`, `values/syntax 1:2-4 Unexpected \`\\u\`, expected ${escapes}`],
    [String.raw`"\u{d800}"`, `values/syntax 1:2-4 Unexpected \`\\u\`, expected ${escapes}`],
    ['"abc', 'values/syntax 1:5-5 Unexpected end of a text, expected a closing `"`'],
    ['"a\nb"', 'values/character 1:3-2:1 Unexpected U+000A in a text, expected `\\n` [\\n]'],
    ['"a\u00a0b"', 'values/character 1:3-4 Unexpected U+00A0 in a text, expected `\\u{a0}` [\\u{a0}]'],
    ['“a”', 'values/character 1:1-2 Unexpected `“` (U+201C), expected `"` ["]'],
  ])('%s', (text, finding) => {
    expect(read(text, 'text').findings[0]).toBe(finding)
  })
})
