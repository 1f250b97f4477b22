import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))

const UNIT = `---
unit: supporting
slug: steps
title: Steps
package: packages/steps
evidence: choice
tolerance: 1e-6
---

# Steps

## Functions

| Name | File |
| --- | --- |
| \`larger\` | larger.ts |

## larger

- **The larger one.** Of two numbers the larger one is the answer. *(choice)*
- **Equal ones.** Of two equal numbers the answer is that number. *(choice)*

## Cases

Cases of \`larger(a: i32, b: i32) → answer: i32\`:

- **Rising.** \`a = 1\`, \`b = 2\`: \`answer → 2\`. Checks [the larger one](#larger.the-larger-one).
- **Falling.** \`a = 2\`, \`b = 1\`: \`answer → 2\`. Checks [the larger one](#larger.the-larger-one).
- **Equal.** \`a = 3\`, \`b = 3\`: \`answer → 3\`. Checks [equal ones](#larger.equal-ones).
`

const FILES = {
  'litspec.config.json': JSON.stringify({
    units: 'spec/*.md',
    waivers: 'spec/waivers.md',
    generated: 'generated',
    packages: ['packages/*'],
    tags: { function: 'orig', own: 'spec', constant: 'const' },
    address: '0x[0-9a-f]{8}',
  }),
  'spec/steps.md': UNIT,
  'packages/steps/src/larger.ts':
    'export function larger(a: number, b: number): number {\n  return a > b ? a : b\n}\n\nexport const unused = (): number => 1 + 1\n',
  'packages/steps/test/driver.ts':
    "import { larger } from '../src/larger.ts'\n\nexport const createDriver = (): object => ({\n  larger: ({ a, b }: { a: number; b: number }) => ({ answer: larger(a, b) }),\n})\n",
}

function repository(edits: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'strength-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries({ ...FILES, ...edits })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

function run(cwd: string, ...words: string[]): { readonly code: number | null; readonly out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { cwd, encoding: 'utf8' })
  return { code: status, out: stdout + stderr }
}

/**
 * The five mutants that cases run: the body left out, the condition always true, always false, `a >= b` and `a <= b`. The
 * third and fourth change no answer for equal numbers, nor do the second and the last: there only the empty body shows.
 * Of unequal numbers `a >= b` alone is right.
 */
test('counts for each claim what its own cases notice', () => {
  const root = repository()
  const { code, out } = run(root, 'steps')
  expect(out).toContain('4 of 5 mutants killed, 0 left out')
  expect(code).toBe(0)
  const text = readFileSync(join(root, 'packages/steps/strength.json'), 'utf8')
  expect(JSON.parse(text)).toEqual({
    format: 1,
    sources: expect.stringMatching(/^[0-9a-f]{64}$/),
    together: { mutants: 5, killed: 4 },
    claims: {
      'steps/larger.equal-ones': { mutants: 5, killed: 1 },
      'steps/larger.the-larger-one': { mutants: 5, killed: 4 },
    },
  })
  expect(text).not.toContain(root)
})

test('a case that fails without any change is told, and nothing is written', () => {
  const root = repository({ 'spec/steps.md': UNIT.replace('`answer → 3`', '`answer → 4`') })
  const { code, out } = run(root)
  expect(code).toBe(1)
  expect(out).toContain('steps/larger.equal')
  expect(() => readFileSync(join(root, 'packages/steps/strength.json'))).toThrow('ENOENT')
})

test('a word too many is refused', () => {
  expect(run(repository(), 'stairs')).toMatchObject({ code: 2, out: expect.stringContaining('expected steps.') })
})
