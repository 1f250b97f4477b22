import { describe, expect, test } from 'vitest'
import { readBody, spell } from './reading.ts'

const POOL = 'Cases of `poolBytes(size: u32, spare: u32 = 0) → bytes: u32`, checking [it](#Pool.it):\n\n'

function tableOf(header: string, ...rows: readonly string[]): string {
  return [header, header.replace(/[^|]+/g, ' --- '), ...rows].join('\n')
}

const readRows = (header: string, ...rows: readonly string[]) => readBody(POOL + tableOf(header, ...rows))

describe('rows', () => {
  test('givens, expected values and checks', () => {
    const { cases, lines } = readRows(
      '| Size | `size` | `→ bytes` | Checks |',
      '| the floor | 100,000 | `262_144` | [floor](#Pool.floor), [all](#Pool.all) |',
      '| **None.** [zero](#Pool.zero) | 0 | 0x0 | |',
    )
    expect(lines).toStrictEqual([])
    expect(cases.map(spell)).toStrictEqual([
      ['poolBytes(size = 100000, spare = 0) → bytes 262144'],
      ['poolBytes(size = 0, spare = 0) → bytes 0'],
    ])
    expect(cases.map(({ id }) => id)).toStrictEqual(['demo/poolBytes.the-floor', 'demo/poolBytes.none-zero'])
    expect(cases.map(({ checks }) => checks.map(({ value }) => value))).toStrictEqual([
      ['demo/Pool.it', 'demo/Pool.floor', 'demo/Pool.all'],
      ['demo/Pool.it', 'demo/Pool.zero'],
    ])
    expect(cases[0]).toMatchObject({
      title: { value: 'the floor', place: { start: { line: 7, column: 3 }, end: { column: 12 } } },
      place: { start: { line: 7, column: 1 } },
    })
    const [statement] = cases[0]?.statements ?? []
    const expectation = statement?.kind === 'call' ? statement.expected[0]?.expectation : undefined
    expect(expectation?.place).toMatchObject({ start: { line: 7, column: 26 }, end: { column: 33 } })
  })

  test('an empty given is its default, an empty expected value is not compared', () => {
    const { cases, lines } = readBody(
      `Cases of \`f(a: u8, b: f32 = 2) → (c: f32, d: text)\` with \`a = 1\`, checking [it](#F.it):\n\n${tableOf(
        '| Name | `a` | `b` | `→ c` | `→ d` |',
        '| one | | | 2.5 | |',
        '| two | 7 | 0.5 | | "x\\|y" |',
        '| three | | | ≈ 2.5 ± 0.1 | |',
      )}`,
    )
    expect(lines).toStrictEqual([])
    expect(cases.map(spell)).toStrictEqual([
      ['f(a = 1, b = 2.0) → c 2.5'],
      ['f(a = 7, b = 0.5) → d "x|y"'],
      ['f(a = 1, b = 2.0) → c ≈ 2.5 ± 0.1'],
    ])
  })

  test('whole results, parts of results, and errors', () => {
    const plain = 'Cases of `at(i: u8) → vec3`, checking [it](#F.it):\n\n'
    const { cases } = readBody(
      `\`\`\`types\nFailure = | Past\n\`\`\`\n\n${plain}${tableOf('| Name | `i` | `→` | `throws` |', '| one | 1 | (1, 2, 3) | |', '| two | 2 | | Past |')}`,
    )
    expect(cases.map(spell)).toStrictEqual([['at(i = 1) →  (1.0, 2.0, 3.0)'], ['at(i = 2) throws Past']])
    const part = readBody(
      `Cases of \`at(i: u8) → p: vec3\`, checking [it](#F.it):\n\n${tableOf('| Name | `i` | `→ p.x` | `→ p.z` |', '| one | 1 | 1 | 3 |')}`,
    )
    expect(part.cases.map(spell)).toStrictEqual([['at(i = 1) → p.x 1.0, → p.z 3.0']])
  })

  test('numbers in names and links are unbound, values are not', () => {
    const { unbound } = readRows(
      '| Size | `size` | `→ bytes` | Checks |',
      '| level 2 | 1 | 2 | [the 3 of them](#Pool.it-4) |',
    )
    expect(unbound.map(({ start }) => start.column)).toStrictEqual([9, 26])
  })
})

describe('what is wrong with a table', () => {
  const good = '| a | 1 | 2 |'
  test.each([
    [
      '| `size` | `→ bytes` |',
      '| 1 | 2 |',
      ['table/header 5:3-9 Unexpected column `size`, expected the names of the cases in the first column'],
    ],
    ['| Size | size | `→ bytes` |', good, ['table/header 5:10-14 Unexpected column `size`, expected `size` [`size`]']],
    [
      '| Size | `size` | → bytes |',
      good,
      ['table/header 5:19-26 Unexpected column `→ bytes`, expected `→ bytes` [`→ bytes`]'],
    ],
    [
      '| Size | `size` | `→ bytes` | Check |',
      `${good} |`,
      ['table/header 5:31-36 Unexpected column `Check`, expected Checks [Checks]'],
    ],
    [
      '| Size | `size` | `→ bytes` | Remark |',
      `${good} |`,
      [
        'table/header 5:31-37 Unexpected column `Remark`, expected `size`, `spare` or `→ bytes` in a code span, or `Checks`',
      ],
    ],
    [
      '| Size | `size` | `size` | `→ bytes` |',
      '| a | 1 | 1 | 2 |',
      ['table/header 5:19-25 Unexpected second column `size`, expected every column once'],
    ],
    [
      '| Size | `sice` | `→ bytes` |',
      good,
      ['cases/unknown-name 5:11-15 Unexpected given `sice`, expected `size` [size]'],
    ],
    [
      '| Size | `bytes` | `→ bytes` |',
      good,
      ['cases/unknown-name 5:11-16 Unexpected given `bytes`, expected `size` or `spare`'],
    ],
    [
      '| Size | `size` | `→ byte` |',
      good,
      ['cases/unknown-name 5:22-26 Unexpected result `byte`, expected `bytes` [bytes]'],
    ],
    ['| Size | `size` | `-> bytes` |', good, ['values/character 5:20-22 Unexpected `->`, expected `→` [→]']],
    ['| Size | `size =` | `→ bytes` |', good, ['table/header 5:16-17 Unexpected `=`, expected nothing more']],
  ])('%s', (header, row, findings) => {
    expect(readRows(header, row).lines).toStrictEqual(findings)
  })

  test.each([
    ['| | 1 | 2 |', ['cases/no-lead 7:2-3 Unexpected row without a name, expected the name of the case']],
    ['| a | | 2 |', ['cases/missing-given 7:3-4 Unexpected `poolBytes` without `size`, expected `size: u32`']],
    ['| a | 1 | |', ['cases/no-expectation 7:3-4 Unexpected case `a` that compares nothing, expected `bytes → …`']],
    ['| a | 1 | 100,00 |', ['values/syntax 7:14-15 Unexpected `,`, expected nothing more']],
    ['| a | 1 | 1000,000 |', ['values/syntax 7:11-19 Unexpected `1000,000`, expected a number']],
    ['| a | `1,000` | 2 |', ['values/syntax 7:8-13 Unexpected `1,000`, expected `1000` [1000]']],
    ['| a | ≈ 1 | 2 |', ['values/syntax 7:7-8 Unexpected `≈` before a given, expected the exact value']],
    ['| a | 1 | ≈ 2 |', ['values/type 7:11-12 Unexpected `≈` before a value of type `u32`, expected an exact value']],
    ['| a | `1` or 2 | 2 |', ['values/syntax 7:7-8 Unexpected "`", expected a value']],
    ['| a | 1 | 2\u00a0 |', ['values/character 7:12-13 Unexpected U+00A0, expected a space [ ]']],
    ['| a | −1 | 2 |', ['values/range 7:7-9 Unexpected `−1`, expected u32: 0 to 4294967295']],
    [
      '| a | 1 | 2 |\n| A | 1 | 2 |',
      ['cases/duplicate-id 8:3-4 Unexpected second `poolBytes.a`, expected a name of its own'],
    ],
  ])('%s', (rows, findings) => {
    expect(readRows('| Size | `size` | `→ bytes` |', rows).lines).toStrictEqual(findings)
  })

  test('a row with too few or too many cells is another rule, and no case', () => {
    const { cases, lines } = readRows('| Size | `size` | `→ bytes` |', '| a | 1 |', '| b | 1 | 2 | 3 |')
    expect({ cases, lines }).toStrictEqual({ cases: [], lines: [] })
  })
})
