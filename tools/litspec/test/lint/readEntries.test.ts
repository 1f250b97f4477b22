import { expect, test } from 'vitest'
import { readEntries } from '../../src/lint/index.ts'

/** What stands behind each place in a text at which a function begins, up to the end of its line. */
function bodies(text: string): string[] {
  return readEntries('packages/demo/src/a.ts', text)
    .toSorted((left, right) => left - right)
    .map((offset) => text.slice(offset).split('\n', 1)[0] as string)
}

test('functions, constants and members with a body in braces begin behind the brace, exported or not', () => {
  const text = `export function add(n: number): number { return plus(n, 1) }
function plus(a: number, b: number): number { return a + b }
export const half = (n: number): number => { return n / 2 }
export class Counter {
  #count = 0
  constructor() { this.#count = 1 }
  get count(): number { return this.#count }
  static fresh(): Counter { return new Counter() }
  #step = () => { this.#count += 1 }
}
export const entry = { call: () => { throw new Error('no') }, also() { return 3 } }
`
  expect(bodies(text)).toEqual([
    ' return plus(n, 1) }',
    ' return a + b }',
    ' return n / 2 }',
    ' this.#count = 1 }',
    ' return this.#count }',
    ' return new Counter() }',
    ' this.#count += 1 }',
    " throw new Error('no') }, also() { return 3 } }",
    ' return 3 } }',
  ])
})

test('directives stay first, each function is told once, and what has no body is none', () => {
  expect(bodies("export function strict() {\n  'use strict'\n  return 1\n}\n")).toEqual(['return 1'])
  expect(bodies('export default function () { return 1 }\n')).toEqual([' return 1 }'])
  expect(bodies('declare function far(): void\nexport const id = (n: number) => n\nexport const LIMIT = 3\n')).toEqual(
    [],
  )
})

test('a file that does not parse has none', () => {
  expect(readEntries('packages/demo/src/a.ts', 'export function {')).toEqual([])
})
