import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compile } from './compile.ts'
import type { Measured } from './probe.ts'

/** The young generation starts small and grows: without the lower bound it is collected while a probe measures. */
const WITHOUT_COLLECTION = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128']

/** An object with one boxed number is 40 bytes at the least. */
const CONTROL = 32

/**
 * Compiles a package and runs a probe on it in a process of its own: code under test is instrumented, what is published is
 * not. The probe ends with `report` of `@coney/trials/probe`.
 *
 * Throws when the probe does not see what is known to be allocated.
 */
export function measureAllocation(packageFolder: URL, probe: URL): Readonly<Record<string, Measured>> {
  compile(new URL('..', import.meta.url), packageFolder)
  const printed = execFileSync(process.execPath, [...WITHOUT_COLLECTION, fileURLToPath(probe)], { encoding: 'utf8' })
  const { control, ...measured } = JSON.parse(printed) as Record<string, Measured>
  if (control === undefined || control.bytes < CONTROL) {
    throw new Error(`Unexpected ${control?.bytes} bytes of what allocates, expected more than ${CONTROL}`)
  }
  for (const [what, { bytes, nanoseconds }] of Object.entries(measured)) {
    console.log(`${what}: ${bytes.toFixed(2)} bytes, ${nanoseconds.toFixed(0)} ns`)
  }
  return measured
}
