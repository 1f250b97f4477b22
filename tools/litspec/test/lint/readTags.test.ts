import { describe, expect, test } from 'vitest'
import { readTags } from '../../src/lint/index.ts'
import type { Finding, FunctionTag } from '../../src/model/index.ts'
import { config, demoFiles } from '../demoProject.ts'

const TAG = '@orig 0x00001000 Counter_Add (counter.cpp)'
const FILE = 'packages/demo/src/index.ts'

function read(text: string): ReturnType<typeof readTags> {
  return readTags(FILE, text, config)
}

/** A finding as `rule line:column-line:column quoted-text → fix`. */
function brief(text: string): string[] {
  const { tags, findings } = read(text)
  expect(tags).toEqual([])
  return findings.map((finding) => `${finding.ruleId} ${marked(text, finding)}${fixed(finding)}`)
}

function marked(text: string, { place }: Finding): string {
  const before = text.slice(0, place.start.offset).split('\n')
  expect(place.start).toMatchObject({ line: before.length, column: (before.at(-1) as string).length + 1 })
  return text.slice(place.start.offset, place.end.offset)
}

function fixed({ fix }: Finding): string {
  return fix === undefined ? '' : ` → ${fix}`
}

describe('a function tag', () => {
  test.for([
    ['a function', `/** ${TAG} */\nfunction add() { return 1 }`, 'add'],
    ['an exported function', `/**\n * Adds.\n *\n * ${TAG}\n */\nexport async function add() { return 1 }`, 'add'],
    ['a default function', `/** ${TAG} */\nexport default function () { return 1 }`, 'default'],
    ['an arrow function', `/** ${TAG} */\nexport const add = (a: number): number => { return 1 }`, 'add'],
    ['a function expression', `/** ${TAG} */\nconst add = function inner() { return 1 }`, 'add'],
    [
      'a function with a type around it',
      `/** ${TAG} */\nconst add = (() => { return 1 }) satisfies () => number`,
      'add',
    ],
    ['a method', `class Counter {\n  /** ${TAG} */\n  static add() { return 1 }\n}`, 'Counter.add'],
    ['a private method', `class Counter {\n  /** ${TAG} */\n  #add() { return 1 }\n}`, 'Counter.#add'],
    ['a getter', `export class Counter {\n  /** ${TAG} */\n  get count() { return 1 }\n}`, 'Counter.count'],
    ['a constructor', `class Counter {\n  /** ${TAG} */\n  constructor() { return 1 }\n}`, 'Counter.constructor'],
    [
      'a property of a class',
      `class Counter {\n  /** ${TAG} */\n  readonly add = () => { return 1 }\n}`,
      'Counter.add',
    ],
    ['a method of an object', `const counter = {\n  /** ${TAG} */\n  add() { return 1 },\n}`, 'counter.add'],
    [
      'a property of an object',
      `const counter = Object.freeze({\n  /** ${TAG} */\n  add: () => { return 1 },\n})`,
      'counter.add',
    ],
    ['a function behind a plain comment', `/** ${TAG} */\n// fast\n/* path */\nfunction add() { return 1 }`, 'add'],
    [
      'a function behind other text',
      `const text = '😀 é'\n/** é ${'x'}\n * ${TAG}\n */\nfunction add() { return 1 }`,
      'add',
    ],
    ['a function with Windows line endings', `/**\r\n * ${TAG}\r\n */\r\nfunction add() { return 1 }`, 'add'],
    ['a function inside another', `function outer() {\n  /** ${TAG} */\n  function add() { return 1 }\n}`, 'add'],
  ])('is read on %s', ([, text, declaration]) => {
    const { tags, findings } = read(text as string)
    expect(findings).toEqual([])
    const at = (text as string).indexOf(TAG)
    const line = (text as string).slice(0, at).split('\n').length
    expect(tags).toEqual([
      {
        kind: 'function',
        key: '0x00001000',
        name: 'Counter_Add',
        file: 'counter.cpp',
        declaration,
        entry: (text as string).indexOf('{ return 1') + 1,
        place: {
          file: FILE,
          start: { line, column: at - (text as string).lastIndexOf('\n', at), offset: at },
          end: { line, column: at - (text as string).lastIndexOf('\n', at) + TAG.length, offset: at + TAG.length },
        },
      },
    ])
  })

  test('gives the entry behind directives', () => {
    const text = `/** ${TAG} */\nfunction add() {\n  'use strict'\n  'use more'\n  return 1\n}`
    expect((read(text).tags[0] as FunctionTag).entry).toBe(text.indexOf('return 1'))
    const only = `/** ${TAG} */\nfunction add() {\n  'use strict'\n}`
    expect((read(only).tags[0] as FunctionTag).entry).toBe(only.length - 1)
    const none = `/** ${TAG} */\nfunction add() {}`
    expect((read(none).tags[0] as FunctionTag).entry).toBe(none.length - 1)
  })

  test('stands beside others', () => {
    const text = `/**\n * ${TAG}\n * @orig 0x00001020 Mean_Of (unknown)\n * @spec notation/readValue\n */\nfunction both() {}`
    expect(read(text).tags.map(({ key }) => key)).toEqual(['0x00001000', '0x00001020', 'notation/readValue'])
  })

  test('without an address has neither name nor file', () => {
    const [tag] = read('/** @spec notation/readValue */\nfunction read() {}').tags
    expect(tag).toMatchObject({ kind: 'function', key: 'notation/readValue', declaration: 'read' })
    expect(Object.keys(tag as object)).not.toContain('name')
  })
})

describe('a malformed function tag', () => {
  const RIGHT = '@orig 0x00349560 Ray_Box (ray.cpp)'
  test.for([
    ['@Orig 0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@ORIG 0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@orig: 0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['orig: 0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['orig 0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@ orig 0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@orgi 0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@origin 0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@orig 0X00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@orig 0x0034956A Ray_Box (ray.cpp)', '@orig 0x0034956a Ray_Box (ray.cpp)'],
    ['@orig 00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@orig0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@orig  0x00349560 Ray_Box (ray.cpp)', RIGHT],
    ['@orig 0x00349560 Ray_Box ray.cpp', RIGHT],
    ['@orig 0x00349560, Ray_Box, ( ray.cpp )', RIGHT],
  ])('%s is mended', ([written, right]) => {
    expect(brief(`/**\n * ${written}\n */\nfunction f() {}`)).toEqual([`orig/malformed ${written} → ${right}`])
  })

  test.for([
    '@orig 0x0034956 Ray_Box (ray.cpp)',
    '@orig 0x003495600 Ray_Box (ray.cpp)',
    '@orig 0x00349560 Ray_Box',
    '@orig 0x00349560',
    '@orig Ray_Box (ray.cpp)',
    '@orig',
    '@spec notation',
  ])('%s lacks what would mend it', (written) => {
    expect(brief(`/**\n * ${written}\n */\nfunction f() {}`)).toEqual([`orig/malformed ${written}`])
  })

  test('says which form is expected', () => {
    expect(read('/** @orig 0x0034956 Ray_Box (ray.cpp) */\nfunction f() {}').findings[0]?.reason).toBe(
      'Unexpected `@orig 0x0034956 Ray_Box (ray.cpp)`, expected `@orig address Name (file)` with an address of the form ' +
        '`0x[0-9a-f]{8}`',
    )
  })

  test('does not open its line', () => {
    expect(brief(`/** Adds. ${TAG} */\nfunction f() {}`)).toEqual([`orig/malformed ${TAG}`])
  })
})

describe('a misplaced function tag', () => {
  test.for([
    ['in a line comment', `// ${TAG}\nfunction f() {}`],
    ['in a plain comment', `/* ${TAG} */\nfunction f() {}`],
    ['in a plain comment', `/*\n * ${TAG}\n */\nfunction f() {}`],
    ['in a string', `const text = '${TAG}'`],
    ['in a template', `const text = \`\n${TAG}\n\``],
    ['in a line comment', `// orig: 0x00001000\nfunction f() {}`, 'orig: 0x00001000'],
    ['on the type `Hit`', `/** ${TAG} */\nexport type Hit = number`],
    ['on the interface `Hit`', `/** ${TAG} */\nexport interface Hit {}`],
    ['on the class `Hit`', `/** ${TAG} */\nclass Hit {}`],
    ['on the enumeration `Hit`', `/** ${TAG} */\nenum Hit {}`],
    ['on the signature of a method `add`', `interface Hit {\n  /** ${TAG} */\n  add(): void\n}`],
    ['on a declaration without a body `f`', `/** ${TAG} */\nfunction f(a: string): void\nfunction f(): void {}`],
    ['on a declaration without a body `f`', `/** ${TAG} */\nexport declare function f(): void`],
    ['on a declaration without a body `Hit.f`', `class Hit {\n  /** ${TAG} */\n  f(a: string): void\n  f() {}\n}`],
    ['on an abstract method `add`', `abstract class Hit {\n  /** ${TAG} */\n  abstract add(): void\n}`],
    ['on an arrow function without braces `f`', `/** ${TAG} */\nexport const f = () => 1`],
    ['on the constant `f`', `/** ${TAG} */\nexport const f = 1`],
    ['on the variable `f`, which can change', `/** ${TAG} */\nlet f = () => {}`],
    ['on a declaration of several names', `/** ${TAG} */\nconst f = () => {}, g = () => {}`],
    ['before nothing that can carry it', `/** ${TAG} */\nf(() => {})`],
    ['before nothing that can carry it', `/** ${TAG} */`],
    ['before nothing that can carry it', `/** ${TAG} */\n/** More. */\nfunction f() {}`],
  ])('%s', ([where, text, tag = TAG]) => {
    expect(brief(text as string)).toEqual([`orig/misplaced ${tag}`])
    expect(read(text as string).findings[0]?.reason).toMatch(`Unexpected function tag ${where}, expected one in `)
  })
})

describe('what only sounds like a tag', () => {
  test.for([
    '/** The original function, whose tag is `@orig`. */\nfunction f() {}',
    '// @orig tags are compared with the table\nfunction f() {}',
    "const name = '@orig'",
    'const config = { orig: 0x00349560, const: 1 }',
    "import { unit } from '@spec/units'\nconst file = '@spec/rays'",
    '/** @original by somebody else */\nfunction f() {}',
    '/** @constructor demo/Counter */\nfunction f() {}',
    '/** @see notation/readValue */\nfunction f() {}',
    '/** @param origin 0x00349560 or another address */\nfunction f() {}',
    'const address = /@orig (0x[0-9a-f]{8})/',
    '/** Of the spec: rays/NEAREST_START. */\nconst f = 1',
    'class A { @spec accessor a = 1 }',
    '/** @orig 0x00349560 Ray_Box (ray.cpp)',
  ])('%s', (text) => {
    const { tags, findings } = read(text)
    expect(tags).toEqual([])
    expect(findings.filter(({ ruleId }) => ruleId !== 'source/syntax')).toEqual([])
  })
})

describe('a tag anywhere', () => {
  test.for([['@orig 0x00001038 Counter_Delete (counter.cpp)'], ['@const demo/LIMIT'], ['@spec demo/readValue']])(
    '%s is read, or is a finding, and is never lost',
    ([tag]) => {
      const source = demoFiles.get('packages/demo/src/index.ts') as string
      const before = read(source).tags.length
      for (let offset = 0; offset <= source.length; offset++) {
        const { tags, findings } = read(`${source.slice(0, offset)}${tag}${source.slice(offset)}`)
        expect({ offset, isSeen: tags.length > before || findings.length > 0 }).toEqual({ offset, isSeen: true })
      }
    },
  )
})

describe('a file', () => {
  test('that does not parse is a finding at the place where it stops', () => {
    const { tags, findings } = read(`/** ${TAG} */\nfunction f( {`)
    expect(tags).toEqual([])
    expect(findings).toMatchObject([{ ruleId: 'source/syntax', place: { start: { line: 2, column: 14 } } }])
  })

  test('without tags costs next to nothing, and is not even parsed', () => {
    const text = 'this is no TypeScript\n/** The original. @param a number of specs */\n'.repeat(15_000)
    expect(text.length).toBeGreaterThan(1_000_000)
    const start = performance.now()
    expect(read(text)).toEqual({ tags: [], findings: [] })
    expect(performance.now() - start).toBeLessThan(200)
  })
})
