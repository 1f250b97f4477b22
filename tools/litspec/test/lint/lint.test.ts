import { describe, expect, test } from 'vitest'
import { lint } from '../../src/lint/index.ts'
import type { Finding, Project, UnitModel } from '../../src/model/index.ts'
import { readUnits } from '../../src/read/index.ts'
import { config, demoFiles, demoProject } from '../demoProject.ts'
import { constantRow, functionRow, ownFunctionRow, unitModel } from '../write/models.ts'

const SOURCE = 'packages/demo/src/index.ts'
const UNIT = 'spec/units/demo.md'
const { units: UNITS, findings } = readUnits(demoProject())

/** What lint finds in the demo after one replacement in its source, or after more files were added. */
function lintAfter(from: string, to: string, more: Readonly<Record<string, string>> = {}): readonly Finding[] {
  const source = demoFiles.get(SOURCE) as string
  expect(source).toContain(from)
  return lint(demoProject({ [SOURCE]: source.replace(from, to), ...more }), UNITS).findings
}

/** A finding without the offsets: `rule file:line:column-column reason`. */
function brief({ ruleId, place, reason }: Finding): string {
  return `${ruleId} ${place.file}:${place.start.line}:${place.start.column}-${place.end.column} ${reason}`
}

describe('the demo', () => {
  test('is what its units say', () => {
    expect(findings).toEqual([])
    const { tags, findings: found } = lint(demoProject(), UNITS)
    expect(found).toEqual([])
    expect(tags.map(({ key }) => key)).toEqual(['0x00001000', '0x00001020', 'demo/LIMIT', 'demo/HALF'])
  })
})

describe('a function tag', () => {
  test('with an unknown address is led to the row of its name', () => {
    const found = lintAfter('0x00001020', '0x00001024')
    expect(found.map(brief)).toEqual([
      `orig/unknown-address ${SOURCE}:20:4-38 Unexpected function \`0x00001024\`, expected \`0x00001020\` \`Mean_Of\``,
    ])
    expect(found[0]).toMatchObject({
      fix: '@orig 0x00001020 Mean_Of (unknown)',
      related: [{ message: 'nearest name, `0x00001020` `Mean_Of`', place: { file: UNIT, start: { line: 22 } } }],
    })
  })

  test('with an unknown address and name names the nearest rows', () => {
    const found = lintAfter(
      'export const HALF',
      '/** @orig 0x00001036 Mean_Off (unknown) */\nfunction f() {}\nexport const HALF',
    )
    expect(found.map(brief)).toContain(
      `orig/unknown-address ${SOURCE}:5:5-40 Unexpected function \`0x00001036\`, expected one that a functions table states`,
    )
    const [first] = found.filter(({ ruleId }) => ruleId === 'orig/unknown-address')
    expect(first?.fix).toBeUndefined()
    expect(first?.related?.map(({ message }) => message)).toEqual([
      'nearest name, `0x00001020` `Mean_Of`',
      'nearest address, `0x00001038` `Counter_Delete`',
    ])
  })

  test('with another name', () => {
    const found = lintAfter('Mean_Of (', 'Mean_Off (')
    expect(found.map(brief)).toEqual([
      `orig/name ${SOURCE}:20:21-29 Unexpected name \`Mean_Off\`, expected \`Mean_Of\``,
    ])
    expect(found[0]).toMatchObject({ fix: 'Mean_Of', related: [{ place: { file: UNIT, start: { line: 22 } } }] })
  })

  test('with another file', () => {
    const found = lintAfter('(counter.cpp)', '(counters.cpp)')
    expect(found.map(brief)).toEqual([
      `orig/file ${SOURCE}:10:34-46 Unexpected file \`counters.cpp\`, expected \`counter.cpp\``,
    ])
    expect(found[0]).toMatchObject({ fix: 'counter.cpp' })
  })

  test('that stands twice', () => {
    const found = lintAfter('@orig 0x00001020', '@orig 0x00001000 Counter_Add (counter.cpp)\n * @orig 0x00001020')
    expect(found.map(brief)).toEqual([
      `orig/duplicate ${SOURCE}:20:4-46 Unexpected second tag of \`0x00001000\`, expected one`,
    ])
    expect(found[0]?.related).toMatchObject([{ message: 'first here', place: { file: SOURCE, start: { line: 10 } } }])
  })

  test('in another package', () => {
    const tag = '@orig 0x00001020 Mean_Of (unknown)'
    const other = { 'packages/other/src/deep/mean.ts': `/** ${tag} */\nexport function mean() {}` }
    expect(lintAfter(tag, '', other).map(brief)).toEqual([
      'orig/wrong-package packages/other/src/deep/mean.ts:1:5-39 Unexpected tag of `0x00001020` in this package, ' +
        'expected it in `packages/demo`',
    ])
  })

  test('of a function without counterpart', () => {
    const found = lintAfter(
      'export const HALF',
      '/** @orig 0x00001038 Counter_Delete (counter.cpp) */\nfunction f() {}\nexport const HALF',
    )
    const [first] = found.filter(({ ruleId }) => ruleId === 'orig/without-counterpart')
    expect(first && brief(first)).toBe(
      `orig/without-counterpart ${SOURCE}:5:5-50 Unexpected tag of \`0x00001038\`, expected no code for it, as its unit says`,
    )
  })

  test('that is missing is missed at its row', () => {
    const found = lintAfter(' * @orig 0x00001020 Mean_Of (unknown)\n', '')
    expect(found.map(brief)).toEqual([
      `orig/missing ${UNIT}:22:3-15 Unexpected function without a tag, expected \`@orig 0x00001020 Mean_Of (unknown)\``,
    ])
  })

  test.for([
    ['@orig 0x00001020 Mean_Of (unknown)', '@Orig 0x00001020 Mean_Of (unknown)', 'orig/malformed'],
    ['@orig 0x00001020 Mean_Of (unknown)', '@orig 0x0001020 Mean_Of (unknown)', 'orig/malformed'],
    ['@orig 0x00001020 Mean_Of (unknown)', '@orig 0x000010200 Mean_Of (unknown)', 'orig/malformed'],
    ['@orig 0x00001020 Mean_Of (unknown)', '@orig 0x00001020', 'orig/malformed'],
    ['/**\n * Half of', '/*\n * Half of', 'orig/misplaced'],
    ['export function mean', 'export type Mean = number\nexport function mean', 'orig/misplaced'],
  ])('that is broken is not missing as well: %s → %s', ([from, to, rule]) => {
    const found = lintAfter(from as string, to as string)
    expect(found.map(({ ruleId }) => ruleId)).toEqual([rule])
    if (rule === 'orig/malformed') expect(found[0]?.fix).toBe('@orig 0x00001020 Mean_Of (unknown)')
  })
})

describe('a function without an address', () => {
  const unit = unitModel({ functions: [ownFunctionRow('demo', 'readValue')] })
  const project = (text: string): Project => ({ config, files: new Map([[SOURCE, text]]) })

  test('is known by its name', () => {
    expect(lint(project('/** @spec demo/readValue */\nexport function readValue() {}'), [unit]).findings).toEqual([])
  })

  test.for([
    [
      '',
      `orig/missing ${UNIT}:20:4-13 Unexpected function without a tag, expected \`@spec demo/readValue\``,
      undefined,
    ],
    [
      '/** @spec demo/readValues */\nfunction f() {}',
      `orig/unknown-address ${SOURCE}:1:5-26 Unexpected function \`demo/readValues\`, expected \`demo/readValue\` \`readValue\``,
      '@spec demo/readValue',
    ],
    [
      '/** @spec other/readValue */\nfunction f() {}',
      `orig/unknown-address ${SOURCE}:1:5-26 Unexpected function \`other/readValue\`, expected \`demo/readValue\` \`readValue\``,
      '@spec demo/readValue',
    ],
    [
      '/** @orig 0x00001000 readValue (unknown) */\nfunction f() {}',
      `orig/unknown-address ${SOURCE}:1:5-41 Unexpected function \`0x00001000\`, expected \`demo/readValue\` \`readValue\``,
      '@spec demo/readValue',
    ],
  ])('is found wrong in %s', ([text, expected, fix]) => {
    const { findings: found } = lint(project(text as string), [unit])
    expect(found.map(brief)).toEqual([expected])
    expect(found[0]?.fix).toBe(fix)
  })
})

describe('a constant', () => {
  test.for([
    ['LIMIT = 100', 'LIMIT = 101', `const/value ${SOURCE}:2:22-25 Unexpected 101, expected 100`, '100'],
    ['LIMIT = 100', 'LIMIT = 99.5 + 0.4', `const/value ${SOURCE}:2:22-32 Unexpected 99.9, expected 100`, '100'],
    [
      'HALF = 0.5',
      'HALF = 1 / 3',
      `const/value ${SOURCE}:5:21-26 Unexpected 0.33333334 (0x3eaaaaab), expected 0.5 (0x3f000000)`,
      '0.5',
    ],
    [
      'demo/LIMIT',
      'demo/LIMITS',
      `const/unknown ${SOURCE}:1:12-23 Unexpected constant \`demo/LIMITS\`, expected \`demo/LIMIT\``,
      'demo/LIMIT',
    ],
    [
      '/** @const demo/LIMIT */\n',
      '',
      `const/missing ${UNIT}:31:3-10 Unexpected constant without a tag, expected \`@const demo/LIMIT\``,
      undefined,
    ],
    [
      '@const demo/LIMIT',
      '@Const demo/LIMIT',
      `const/malformed ${SOURCE}:1:5-22 Unexpected \`@Const demo/LIMIT\`, expected \`@const demo/LIMIT\``,
      '@const demo/LIMIT',
    ],
    [
      '@const demo/LIMIT',
      '@const LIMIT',
      `const/malformed ${SOURCE}:1:5-17 Unexpected \`@const LIMIT\`, expected \`@const demo/LIMIT\``,
      '@const demo/LIMIT',
    ],
  ])('%s → %s', ([from, to, expected, fix]) => {
    const found = lintAfter(from as string, to as string)
    expect(found.map(brief)).toEqual([expected])
    expect(found[0]?.fix).toBe(fix)
  })

  test('that is not known at all', () => {
    const found = lintAfter(
      '/** @const demo/LIMIT */',
      '/** @const demo/LIMIT */\n/** @const far/AWAY */\nexport const A = 1\n/** @const demo/LIMIT */',
    )
    expect(found.map(({ ruleId }) => ruleId)).toContain('const/unknown')
  })

  test('that stands twice, and in another package', () => {
    const other = { 'packages/other/src/limit.ts': '/** @const demo/LIMIT */\nexport const LIMIT = 100' }
    expect(lintAfter('100', '100', other).map(brief)).toEqual([
      'const/wrong-package packages/other/src/limit.ts:1:5-22 Unexpected tag of `demo/LIMIT` in this package, expected it in `packages/demo`',
      'const/duplicate packages/other/src/limit.ts:1:5-22 Unexpected second tag of `demo/LIMIT`, expected one',
    ])
  })

  test('is compared as float32, and as integer', () => {
    const unit = unitModel({
      constants: [
        constantRow('demo', 'TENTH', 'float', 0.1),
        constantRow('demo', 'ZERO', 'float', 0),
        constantRow('demo', 'BIG', 'integer', 0xffffffff),
      ],
    })
    const found = (tenth: string, zero: string, big: string): string[] => {
      const text = `/** @const demo/TENTH */\nexport const TENTH = ${tenth}\n/** @const demo/ZERO */\nexport const ZERO = ${zero}\n/** @const demo/BIG */\nexport const BIG = ${big}`
      return lint({ config, files: new Map([[SOURCE, text]]) }, [unit]).findings.map(({ reason }) => reason)
    }
    expect(found('0.1', '0', '0xffffffff')).toEqual([])
    expect(found('Math.fround(0.1)', '0', '4294967295')).toEqual([])
    expect(found('0.10000001', '-0', '-1')).toEqual([
      'Unexpected 0.10000001 (0x3dccccce), expected 0.1 (0x3dcccccd)',
      'Unexpected -0.0 (0x80000000), expected 0.0 (0x00000000)',
      'Unexpected -1, expected 4294967295',
    ])
  })

  test('whose row contradicts itself is left to the reader', () => {
    const row = { ...constantRow('demo', 'HALF', 'float', 0.5), bits: constantRow('demo', 'HALF', 'float', 0.75).bits }
    const check = (value: string): string[] =>
      lint({ config, files: new Map([[SOURCE, `/** @const demo/HALF */\nexport const HALF = ${value}`]]) }, [
        unitModel({ constants: [row] }),
      ]).findings.map(({ ruleId }) => ruleId)
    expect(check('0.5')).toEqual([])
    expect(check('0.75')).toEqual([])
    expect(check('1')).toEqual(['const/value'])
  })
})

describe('where lint looks', () => {
  const unit: UnitModel = unitModel({ functions: [functionRow('0x00001000', 'Counter_Add')] })
  const TAGGED = '/** @orig 0x00001000 Counter_Add (unknown) */\nexport function add() {}'
  const rules = (files: Readonly<Record<string, string>>, packages: readonly string[] = ['packages/*']): string[] =>
    lint({ config: { ...config, packages }, files: new Map(Object.entries(files)) }, [unit]).findings.map(
      ({ ruleId }) => ruleId,
    )

  test('are the sources of the packages', () => {
    expect(rules({ [SOURCE]: TAGGED })).toEqual([])
    expect(rules({ 'packages/demo/src/a/b/c.ts': TAGGED })).toEqual([])
    expect(rules({ 'packages/demo/src/index.ts': TAGGED, 'packages/demo/dist/index.ts': TAGGED })).toEqual([])
    expect(rules({ 'packages/demo/test/index.ts': TAGGED })).toEqual(['orig/missing'])
    expect(rules({ 'packages/deep/demo/src/index.ts': TAGGED })).toEqual(['orig/missing'])
    expect(rules({ [SOURCE]: TAGGED }, ['tools/litspec'])).toEqual(['orig/missing'])
    expect(rules({ [SOURCE]: TAGGED }, ['tools/*', 'packages/demo'])).toEqual([])
  })

  test('a file that does not parse hides nothing but what its package lacks', () => {
    expect(rules({ [SOURCE]: `${TAGGED} {` })).toEqual(['source/syntax'])
    expect(rules({ 'packages/other/src/index.ts': `${TAGGED} {` })).toEqual(['source/syntax', 'orig/missing'])
  })
})
