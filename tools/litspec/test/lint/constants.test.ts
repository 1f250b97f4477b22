import { describe, expect, test } from 'vitest'
import { readTags } from '../../src/lint/index.ts'
import type { ConstantTag } from '../../src/model/index.ts'
import { config } from '../demoProject.ts'

const FILE = 'packages/demo/src/index.ts'

function read(text: string): ReturnType<typeof readTags> {
  return readTags(FILE, text, config)
}

function valueOf(initialiser: string, before = ''): number {
  const { tags, findings } = read(`${before}/** @const demo/LIMIT */\nexport const LIMIT = ${initialiser}`)
  expect(findings).toEqual([])
  return (tags[0] as ConstantTag).value
}

describe('the value of a tagged constant', () => {
  test.for<[string, number]>([
    ['100', 100],
    ['1_000', 1000],
    ['0x64', 100],
    ['1e9', 1e9],
    ['-0.5', -0.5],
    ['+3', 3],
    ['-0', -0],
    ['(1 + 2) * 3 - 4 / 8', 8.5],
    ['2 ** 3 ** 2', 512],
    ['Math.PI / 180', Math.PI / 180],
    ['Math.fround(0.1)', Math.fround(0.1)],
    ['100 as const', 100],
    ['(100 satisfies number)', 100],
  ])('%s', ([initialiser, value]) => {
    expect(valueOf(initialiser)).toBe(value)
  })

  test('comes from other constants of the file, wherever they stand', () => {
    expect(valueOf('STEP * 60', 'export const STEP: number = HALF * 2\nconst HALF = 0.5\n')).toBe(60)
  })
})

describe('an initialiser that is no number', () => {
  test.for([
    ['Number(1)', 'Number(1)', ''],
    ['1n', '1n', ''],
    ["'100'", "'100'", ''],
    ['2 * count', 'count', 'let count = 1\n'],
    ['2 * other', 'other', "import { other } from './other.ts'\n"],
    ['Math.random()', 'Math.random()', ''],
    ['Math.fround(1, 2)', 'Math.fround(1, 2)', ''],
    ["Math['PI']", "Math['PI']", ''],
    ['Math.PI', 'Math.PI', 'const Math = { PI: 3 }\n'],
    ['Math.PI', 'Math.PI', "import { Math } from './math.ts'\n"],
    ['1 << 4', '1 << 4', ''],
    ['~1', '~1', ''],
    ['[1]', '[1]', ''],
    ['2 * AMBIENT', 'AMBIENT', 'declare const AMBIENT = 1\n'],
  ])('%s is marked at the part', ([initialiser, part, before]) => {
    const text = `${before}/** @const demo/LIMIT */\nexport const LIMIT = ${initialiser}`
    const { tags, findings } = read(text)
    expect(tags).toEqual([])
    expect(findings).toMatchObject([
      {
        ruleId: 'const/misplaced',
        reason: `Unexpected \`${part}\` in a tagged constant, expected a number that is known without running the code`,
        related: [{ message: 'the tag', place: { start: { offset: text.indexOf('@const') } } }],
      },
    ])
    expect(findings[0]?.place.start.offset).toBe(text.lastIndexOf(part as string))
  })

  test('and leads back to itself is one too', () => {
    const { findings } = read('/** @const demo/LIMIT */\nexport const LIMIT = OTHER\nconst OTHER = LIMIT')
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['const/misplaced'])
  })
})

describe('a constant tag', () => {
  test('is read with its place', () => {
    expect(
      read('/**\n * Where a counter stops.\n *\n * @const demo/LIMIT\n */\nexport const LIMIT = 100').tags,
    ).toMatchObject([
      {
        kind: 'constant',
        key: 'demo/LIMIT',
        value: 100,
        declaration: 'LIMIT',
        place: { file: FILE, start: { line: 4, column: 4 }, end: { line: 4, column: 21 } },
      },
    ])
  })

  test.for([
    ['on the unexported constant `A`', '/** @const demo/A */\nconst A = 1'],
    ['on the variable `A`, which can change', '/** @const demo/A */\nexport let A = 1'],
    ['on the function `a`', '/** @const demo/A */\nexport function a() {}'],
    ['on the function `a`', '/** @const demo/A */\nexport const a = () => {}'],
    ['on the enumeration `A`', '/** @const demo/A */\nexport enum A {}'],
    ['on a declaration of several names', '/** @const demo/A */\nexport const A = 1, B = 2'],
    ['on a value `C.A`', 'class C {\n/** @const demo/A */\nstatic readonly A = 1 }'],
    ['on the declaration of `A` without a value', '/** @const demo/A */\nexport declare const A = 1'],
    ['on the unexported constant `A`', 'namespace inner {\n/** @const demo/A */\nexport const A = 1 }'],
    ['in a line comment', '// @const demo/A\nexport const A = 1'],
    ['in a plain comment', '/* @const demo/A */\nexport const A = 1'],
    ['in a string', "export const A = '@const demo/A'"],
  ])('cannot stand %s', ([where, text]) => {
    const { tags, findings } = read(text as string)
    expect(tags).toEqual([])
    expect(findings.map(({ ruleId, reason }) => `${ruleId}: ${reason}`)).toEqual([
      expect.stringContaining(`const/misplaced: Unexpected constant tag ${where}, expected one in `),
    ])
  })

  test.for([
    ['@Const demo/A', '@const demo/A'],
    ['@const: demo/A', '@const demo/A'],
    ['const: demo/A', '@const demo/A'],
    ['@constant demo/A', '@const demo/A'],
    ['@cosnt demo/A', '@const demo/A'],
    ['@const Demo/A', '@const demo/A'],
    ['@const demo/A the limit', '@const demo/A'],
    ['@const A', undefined],
    ['@const', undefined],
  ])('is malformed as %s', ([written, fix]) => {
    const { findings } = read(`/** ${written} */\nexport const A = 1`)
    expect(findings).toMatchObject([{ ruleId: 'const/malformed', place: { start: { column: 5 } } }])
    expect(findings[0]?.fix).toBe(fix)
  })
})
