import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Measured {
  readonly bytes: number
  readonly nanoseconds: number
}

/** The young generation starts small and grows: without the lower bound it is collected while the probe measures. */
const WITHOUT_COLLECTION = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128']

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}

function run(script: string, ...options: string[]): string {
  return execFileSync(process.execPath, [...options, script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Compiles what is published, and measures that: the code under test here is instrumented. */
function measure(): Readonly<Record<string, Measured>> {
  const compiler = path('../../../../node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '-b', path('../..')], { stdio: 'inherit' })
  return JSON.parse(run(path('probe.mjs'), ...WITHOUT_COLLECTION))
}

test('a cast allocates nothing', { timeout: 120_000 }, () => {
  const { control, ...measured } = measure()
  // What is known to allocate must be seen to: an object with one boxed number is 40 bytes at the least.
  expect(control?.bytes).toBeGreaterThan(32)
  for (const [what, { bytes, nanoseconds }] of Object.entries(measured)) {
    console.log(`${what}: ${bytes.toFixed(2)} bytes, ${nanoseconds.toFixed(0)} ns a query`)
    // One number that is boxed would be 16. Code that is not compiled yet may box a few.
    expect(bytes, what).toBeLessThan(8)
  }
  expect(Object.keys(measured)).toHaveLength(5)
})
