import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LITSPEC, openSandbox } from './sandbox.ts'
import type { Running, Sandbox } from './sandbox.ts'

const READY = /W(?:ait|atch)ing for file changes/
const EVIDENCE = 'packages/demo/.evidence/demo.json'

let sandbox: Sandbox
let vitest: Running

beforeAll(async () => {
  sandbox = openSandbox({}, join(LITSPEC, 'src/testing/index.ts'))
  vitest = sandbox.start()
  await vitest.sees(READY)
}, 60_000)

afterAll(async () => {
  await vitest.stop()
  sandbox.remove()
})

test('saving a unit, its driver or a source runs the unit again; the evidence stays that of the whole run', async () => {
  const evidence = sandbox.read(EVIDENCE)
  const edits: [string, string, string, RegExp][] = [
    ['spec/units/demo.md', '`answer → 1.5`', '`answer → 1.6`', /Unexpected answer → 1\.5, expected 1\.6/],
    ['packages/demo/test/driver.ts', 'count: () => count,', 'count: () => count + 1,', /Unexpected count\(\) → 2, expected 1/],
    ['packages/demo/src/index.ts', 'HALF * first', 'first', /Unexpected answer → 2\.0, expected 1\.5/],
    ['spec/units/demo.md', '`first = 3`', '`fist = 3`', /cases\/unknown-name: Unexpected `fist`/],
  ]
  for (const [file, text, by, failure] of edits) {
    sandbox.replace(file, text, by)
    expect(await vitest.sees(failure)).toContain('RERUN')
    await vitest.sees(READY)
    sandbox.replace(file, by, text)
    expect(await vitest.sees(/ Tests +\d+ passed \(\d+\)/)).toContain('RERUN')
    await vitest.sees(READY)
  }
  expect(sandbox.read(EVIDENCE)).toBe(evidence)
}, 120_000)
