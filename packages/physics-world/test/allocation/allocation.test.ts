import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Measured {
  /** Of 5,000 steps. */
  readonly bytes: number
  /** Of one step. */
  readonly nanoseconds: number
}

const YOUNG = ['--min-semi-space-size=128', '--max-semi-space-size=128']

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}

/** Compiles what is published, and measures that: the code under test here is instrumented. */
function measure(): Readonly<Record<string, Measured>> {
  const compiler = path('../../../../node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '-b', path('../..')], { stdio: 'inherit' })
  const printed = execFileSync(process.execPath, ['--expose-gc', ...YOUNG, path('probe.mjs')], { encoding: 'utf8' })
  return JSON.parse(printed)
}

test('a step allocates nothing, however many settle', { timeout: 180_000 }, () => {
  const measured = measure()
  for (const [what, { bytes, nanoseconds }] of Object.entries(measured)) {
    console.log(`${what}: ${bytes} bytes in 5,000 steps, ${nanoseconds.toFixed(0)} ns a step`)
    expect(bytes, what).toBe(0)
  }
  expect(Object.keys(measured)).toHaveLength(2)
})
