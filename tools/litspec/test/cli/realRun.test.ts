import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { main } from '../../src/cli/main.ts'
import type { Shell } from '../../src/cli/shell.ts'
import type { Evidence, TestRecord } from '../../src/model/index.ts'
import { demoProject } from '../demoProject.ts'
import { honestProject } from '../honestProject.ts'
import { LITSPEC, openSandbox } from '../testing/run/sandbox.ts'
import type { Sandbox } from '../testing/run/sandbox.ts'
import { EVIDENCE, SOURCE } from './repository.ts'

vi.setConfig({ testTimeout: 60_000 })

let sandbox: Sandbox

beforeAll(() => {
  sandbox = openSandbox({}, join(LITSPEC, 'src/testing/index.ts'))
})

afterAll(() => sandbox.remove())

function litspec(...args: string[]): { code: number; said: string } {
  let said = ''
  const say = (text: string): void => void (said += text)
  const quiet = (): void => undefined
  const shell: Shell = {
    cwd: sandbox.root,
    today: '2026-11-30',
    version: '1.2.3',
    colour: false,
    out: say,
    err: say,
    progress: quiet,
    elapsed: () => 0,
  }
  return { code: main(args, shell), said }
}

/** What a judgement rests on, of a record: everything but where it stands and how much it compared. */
function essence({ kind, claims, state, compared, ran, entered }: TestRecord): object {
  return { kind, claims, state, compares: compared > 0, ran, entered }
}

test('a real run of the demo project is what the honest one says, and the gate says yes', async () => {
  expect(litspec('generate').code).toBe(0)
  expect((await sandbox.run()).code).toBe(0)
  const honest = JSON.parse(honestProject(demoProject()).files.get(EVIDENCE) as string) as Evidence
  const real = sandbox.evidence(EVIDENCE)
  expect(real.fixture).toBe(honest.fixture)
  const byId = (one: TestRecord, other: TestRecord): number => (one.id < other.id ? -1 : 1)
  expect([...real.tests].sort(byId).map(essence)).toEqual([...honest.tests].sort(byId).map(essence))
  expect(litspec('gate')).toMatchObject({ code: 0, said: expect.stringContaining('6 claims: 6 proven.') })
})

test('code that is wrong is refuted, and cannot be judged by the run before', async () => {
  sandbox.replace(SOURCE, 'HALF * first + HALF * second', 'HALF * first + second')
  expect(litspec('gate')).toMatchObject({ code: 3, said: expect.stringContaining('evidence/outdated') })
  expect((await sandbox.run()).code).toBe(1)
  const { code, said } = litspec('gate')
  expect(code).toBe(1)
  expect(said).toContain('claim/refuted')
  expect(said).toContain('spec/units/demo.md:74:5  the case that failed')
  expect(sandbox.read('generated/verdict.txt')).toContain(
    'refuted      4 checks    confirmed (code)     demo/Mean_Of.two-numbers',
  )
  sandbox.replace(SOURCE, 'HALF * first + second', 'HALF * first + HALF * second')
})

test('a driver that answers by itself proves nothing', async () => {
  sandbox.replace(
    'packages/demo/test/driver.ts',
    'answer: mean(first, second)',
    'answer: second === undefined ? first : (first + second) / 2',
  )
  expect((await sandbox.run()).code).toBe(0)
  const { code, said } = litspec('gate')
  expect(code).toBe(1)
  expect(said).toContain('58:5  claim/unexercised')
  expect(said).not.toContain('claim/refuted')
})
