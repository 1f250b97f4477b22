import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { UnitModel } from '../../src/model/index.ts'
import { writeGenerated } from '../../src/write/index.ts'
import { readUnits } from '../../src/read/index.ts'
import { demoFiles, demoProject } from '../demoProject.ts'
import { hostileUnit } from './hostileUnit.ts'
import { located, place, signatureOf, unitModel } from './models.ts'

const COMPILER = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'litspec-driver-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Compiles files as strictly as the repository does; gives the messages of the compiler, `file(line,column): …`. */
function compile(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const names = Object.keys(files)
  const options =
    '--strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --isolatedDeclarations --declaration'
  const more =
    '--target ES2022 --module NodeNext --allowImportingTsExtensions --erasableSyntaxOnly --noEmit --pretty false'
  try {
    execFileSync(process.execPath, [COMPILER, ...options.split(' '), ...more.split(' '), ...names], { cwd: folder })
    return []
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
      .split('\n')
      .filter((line) => /^\S/.test(line))
  }
}

function driver(unit: UnitModel): string {
  return writeGenerated([unit]).get(`drivers/${unit.frontMatter.slug}.ts`) as string
}

function meanUnit(givens: readonly string[], results: readonly string[]): UnitModel {
  const suite = {
    kind: 'cases',
    signatures: [signatureOf('mean', givens, results)],
    headings: [],
    place: place(),
  } as const
  return unitModel({ suites: [suite] })
}

const ADAPTER = `import type { DemoDriver, MeanResult } from './demo.ts'
export const inferred: DemoDriver = {
  mean: ({ first, second }) => ({ answer: first + second }),
}
export const stated: DemoDriver = {
  mean: ({ first, second }): MeanResult => ({ answer: first + second }),
}
`

describe('a driver interface', () => {
  test('is the whole file, letter by letter', () => {
    const claim = {
      id: 'demo/Mean_Of.two-numbers',
      section: 'Mean_Of',
      function: '0x00001020',
      lead: located('Two numbers'),
      text: 'Two numbers. Half of each.',
      evidence: 'inferred',
    } as const
    const unit = unitModel({
      claims: [claim],
      types: [
        {
          name: located('Box'),
          type: {
            kind: 'record',
            fields: [
              { name: 'centre', type: { kind: 'scalar', name: 'vec3' } },
              { name: 'axes', type: { kind: 'scalar', name: 'mat3' } },
              { name: 'flags', type: { kind: 'scalar', name: 'u32' }, fallback: { kind: 'integer', value: 8192 } },
            ],
          },
        },
        { name: located('Failure'), type: { kind: 'enumeration', members: ['TooLarge', 'NotFound'] } },
      ],
      suites: [
        {
          kind: 'steps',
          headings: ['Boxes'],
          place: place(),
          signatures: [
            {
              name: located('measure'),
              parameters: [
                { name: 'box', type: { kind: 'named', name: 'Box' } },
                { name: 'turn', type: { kind: 'optional', inner: { kind: 'scalar', name: 'quat' } } },
              ],
              result: {
                kind: 'named',
                fields: [
                  { name: 'list', type: { kind: 'list', element: { kind: 'scalar', name: 'f32' } } },
                  { name: 'why', type: { kind: 'optional', inner: { kind: 'named', name: 'Failure' } } },
                ],
              },
            },
            {
              name: located('count'),
              parameters: [],
              result: { kind: 'plain', type: { kind: 'scalar', name: 'u32' } },
            },
            { name: located('clear'), parameters: [], result: { kind: 'none' } },
          ],
        },
      ],
      cases: [
        {
          id: 'demo/boxes.one',
          title: located('One'),
          headings: ['Boxes'],
          suite: 0,
          checks: [located('demo/Mean_Of.two-numbers'), located('other/Choices.far')],
          loops: [],
          statements: [{ kind: 'let', name: 'before', call: { method: 'count', arguments: {}, place: place() } }],
          place: place(),
        },
      ],
    })
    expect(driver(unit))
      .toBe(`// Written by \`litspec generate\` from spec/units/demo.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export type Vec4 = { readonly x: number; readonly y: number; readonly z: number; readonly w: number }

export interface Box {
  readonly centre: Vec3
  readonly axes: readonly [Vec3, Vec3, Vec3]
  readonly flags: number
}

export type Failure = 'TooLarge' | 'NotFound'

export interface MeasureGivens {
  readonly box: Box
  readonly turn: Vec4 | undefined
}

export interface MeasureResult {
  readonly list: readonly number[]
  readonly why: Failure | undefined
}

/** What the cases of \`Counting\` call; a fresh driver is made for each case. */
export interface DemoDriver {
  /**
   * \`measure(box: Box, turn: quat | none) → (list: f32[], why: Failure | none)\`
   */
  readonly measure: (givens: MeasureGivens) => MeasureResult | Promise<MeasureResult>
  /**
   * \`count() → u32\`
   *
   * Checks:
   * - \`demo/Mean_Of.two-numbers\`: Two numbers
   * - \`other/Choices.far\`
   */
  readonly count: () => number | Promise<number>
  /**
   * \`clear()\`
   */
  readonly clear: () => void | Promise<void>
}
`)
  })

  test('is not written for a unit without anything to call', () => {
    expect([...writeGenerated([unitModel()]).keys()]).toEqual([
      'fixtures/demo.json',
      'schema/claims.json',
      'schema/evidence.json',
      'schema/findings.json',
      'schema/fixture.json',
    ])
  })
})

describe('the compiler', () => {
  test('accepts a driver that fits', () => {
    expect(compile({ 'demo.ts': driver(meanUnit(['first', 'second'], ['answer'])), 'fits.ts': ADAPTER })).toEqual([])
  }, 30_000)

  test('accepts the driver of the demo', () => {
    const [unit] = readUnits(demoProject()).units
    const code = [...demoFiles].filter(([path]) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    const files = { ...Object.fromEntries(code), 'generated/drivers/demo.ts': driver(unit as UnitModel) }
    expect(Object.keys(files)).toContain('packages/demo/test/driver.ts')
    expect(compile(files)).toEqual([])
  }, 30_000)

  test('stops at the name of a given that was renamed', () => {
    const messages = compile({ 'demo.ts': driver(meanUnit(['first', 'other'], ['answer'])), 'given.ts': ADAPTER })
    expect(messages).toEqual([
      "given.ts(3,19): error TS2339: Property 'second' does not exist on type 'MeanGivens'.",
      "given.ts(6,19): error TS2339: Property 'second' does not exist on type 'MeanGivens'.",
    ])
  }, 30_000)

  test('stops at the object of a result that was renamed, and at its name where the type is stated', () => {
    const messages = compile({ 'demo.ts': driver(meanUnit(['first', 'second'], ['mean'])), 'result.ts': ADAPTER })
    expect(messages).toHaveLength(2)
    expect(messages[0]).toMatch(/^result\.ts\(3,32\): error TS2322: Type '\{ answer: number; \}' is not assignable/)
    expect(messages[1]).toMatch(/^result\.ts\(6,47\): error TS2353: .*'answer' does not exist in type 'MeanResult/)
  }, 30_000)

  test('accepts what hostile names and texts give, and running it does nothing', async () => {
    const text = driver(hostileUnit())
    expect(compile({ 'hostile.ts': text })).toEqual([])
    const before = Object.keys(globalThis).length
    writeFileSync(join(folder, 'hostile-run.ts'), text)
    const module = (await import(/* @vite-ignore */ join(folder, 'hostile-run.ts'))) as object
    expect(Object.keys(module)).toEqual([])
    expect(Object.keys(globalThis)).toHaveLength(before)
    expect((globalThis as { ran?: unknown }).ran).toBeUndefined()
  }, 30_000)
})
