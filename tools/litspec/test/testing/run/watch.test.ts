import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

/** What is saved, what it does, and whether it makes every test of the project run again. */
interface Edit {
  readonly file: string
  readonly text: string
  readonly by: string
  readonly failure: RegExp
  readonly whole: boolean
}

const EDITS: readonly Edit[] = [
  {
    file: 'spec/units/demo.md',
    text: '`answer → 1.5`',
    by: '`answer → 1.6`',
    failure: /Unexpected answer → 1\.5, expected 1\.6/,
    whole: false,
  },
  {
    file: 'packages/demo/test/driver.ts',
    text: 'count: () => count,',
    by: 'count: () => count + 1,',
    failure: /Unexpected count\(\) → 2, expected 1/,
    whole: false,
  },
  {
    file: 'packages/demo/src/index.ts',
    text: 'HALF * first',
    by: '2 * HALF * first',
    failure: /Unexpected answer → 2\.0, expected 1\.5/,
    whole: true,
  },
  {
    file: 'spec/units/demo.md',
    text: '`first = 3`',
    by: '`fist = 3`',
    failure: /FAIL {2}spec\/units\/demo\.md:75:\d+ > cases\/unknown-name/,
    whole: false,
  },
]

test('saving a unit, its driver or a source runs the unit again; the evidence is that of the last whole run', async () => {
  const evidence = await vi.waitFor(() => sandbox.read(EVIDENCE), 10_000)
  for (const { file, text, by, failure, whole } of EDITS) {
    sandbox.replace(file, text, by)
    expect(await vitest.sees(failure)).toContain('RERUN')
    await vitest.sees(READY)
    if (whole) await vi.waitFor(() => expect(sandbox.read(EVIDENCE)).toContain('"state": "failed"'), 10_000)
    else expect(sandbox.read(EVIDENCE)).toBe(evidence)
    sandbox.replace(file, by, text)
    expect(await vitest.sees(/ Tests +\d+ passed \(\d+\)/)).toContain('RERUN')
    await vitest.sees(READY)
    await vi.waitFor(() => expect(sandbox.read(EVIDENCE)).toBe(evidence), 10_000)
  }
}, 120_000)
