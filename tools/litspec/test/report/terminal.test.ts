import { describe, expect, test } from 'vitest'
import { terminalReport } from '../../src/report/index.ts'
import type { Finding } from '../../src/model/index.ts'
import { at, FILE, finding, hostile, texts } from './findings.ts'

function plain(...findings: readonly Finding[]): string {
  return terminalReport({ findings, texts }, { colour: false })
}

test('says nothing about nothing', () => {
  expect(plain()).toBe('')
})

test('shows the line with carets under the place, then fix, note and related places, then what to do', () => {
  expect(plain(finding)).toBe(`spec/units/demo.md

  3:42  values/syntax  Unexpected \`1.5\`, expected \`2.5\`
      2 |
    > 3 | - **Of two.** \`first = 1\`: the \`answer → 1.5\`.
        |                                          ^^^
      4 | - **Of one.** Ends here.
    fix   2.5
    note  Write it so.
    see   spec/units/demo.md:4:5  first here

1 finding in 1 file. Say \`litspec explain values/syntax\` for what it is and how to mend it.
`)
})

test('groups findings by file, in the order of the text', () => {
  const lines = plain(
    { ...finding, place: at(4, 1, 4, 2) },
    { ...hostile, place: at(1, 1, 1, 1, 'a.md') },
    finding,
  ).split('\n')
  const heads = lines
    .filter((line) => /^\S/.test(line) || /^ {2}\d/.test(line))
    .map((line) => line.split('  ').slice(0, 2).join(' '))
  expect(heads.slice(0, 5)).toEqual(['a.md', ' 1:1', FILE, ' 3:42', ' 4:1'])
  expect(heads.at(-1)).toContain('3 findings in 2 files. Say `litspec explain <rule>`')
})

describe('carets', () => {
  const carets = (...place: [number, number, number, number]): string[] =>
    plain({ ...finding, place: at(...place) })
      .split('\n')
      .filter((line) => /^[ |]*\^+$/.test(line))
      .map((line) => line.replace(/^.*\| /, ''))

  test('mark one column of an empty place', () => expect(carets(1, 3, 1, 3)).toEqual(['  ^']))
  test('end at the last column of a place over lines', () => {
    expect(carets(3, 42, 4, 5)).toEqual([`${' '.repeat(41)}^^^^^`, '^^^^'])
  })
  test('leave out the line before which a place ends', () => expect(carets(1, 1, 2, 1)).toEqual(['^^^^^^^^^^']))
  test('are not drawn behind the end of the text', () => expect(carets(99, 1, 99, 2)).toEqual([]))
})

test('shows a window of a line that is too long', () => {
  const text = `${'x'.repeat(5_000)}HERE${'y'.repeat(1_000_000)}`
  const report = { findings: [{ ...finding, place: at(1, 5_001, 1, 5_005) }], texts: new Map([[FILE, text]]) }
  const lines = terminalReport(report, { colour: false }).split('\n')
  const index = lines.findIndex((line) => line.includes('HERE'))
  expect(lines[index]?.length).toBeLessThan(200)
  expect((lines[index + 1] as string).indexOf('^')).toBe((lines[index] as string).indexOf('HERE'))
  expect(lines[index + 1]).toMatch(/[^^]\^{4}$/)
})

test('lets no control character through, neither of a reason nor of a line', () => {
  const report = {
    findings: [{ ...hostile, place: at(1, 1, 1, 3) }],
    texts: new Map([[FILE, 'a\u001b]0;owned\u0007b\u202ec']]),
  }
  const output = terminalReport(report, { colour: false })
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  expect(output).toContain('a␛]0;owned␇b�c')
})

test('shows lines of Windows as all others', () => {
  const windows = new Map([[FILE, `\uFEFF${(texts.get(FILE) as string).replaceAll('\n', '\r\n')}`]])
  expect(terminalReport({ findings: [finding], texts: windows }, { colour: false })).toBe(plain(finding))
})

test('colours only when asked', () => {
  expect(plain(finding)).not.toContain('\u001b')
  const colourful = terminalReport({ findings: [finding], texts }, { colour: true })
  expect(colourful).toContain('\u001b[31m')
  expect(colourful.replace(/\u001b\[\d+m/g, '')).toBe(plain(finding))
})
