import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printJson } from '../../src/write/printJson.ts'
import type { Json } from '../../src/write/printJson.ts'

describe('printed JSON', () => {
  test('breaks the outer two levels and what does not fit, and nothing else', () => {
    const long = 'x'.repeat(60)
    expect(
      printJson({
        list: [
          { a: 1, b: [] },
          { a: long, b: [long] },
        ],
        none: undefined,
        empty: [],
      }),
    ).toBe(`{
  "list": [
    { "a": 1, "b": [] },
    {
      "a": "${long}",
      "b": ["${long}"]
    }
  ],
  "empty": []
}
`)
  })

  test('keeps a line within 120 characters where it can', () => {
    const fits = 'x'.repeat(120 - '    { "a": "" },'.length)
    const row = (text: string) => printJson({ list: [{ a: text }, 1] }).split('\n')[2]
    expect(row(fits)).toBe(`    { "a": "${fits}" },`)
    expect(row(`${fits}x`)).toBe('    {')
  })

  test('keeps the sign of zero', () => {
    expect(printJson([-0, 0])).toBe('[\n  -0,\n  0\n]\n')
  })

  test('writes what is not seen as escapes', () => {
    expect(printJson(['\u202E\u2028\u0000\u{E0001}é'])).toBe('[\n  "\\u202e\\u2028\\u0000\\udb40\\udc01é"\n]\n')
  })

  test('is read back as what it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(printJson(value as Json))).toEqual(value)
      }),
      { seed: 14 },
    )
  })
})
