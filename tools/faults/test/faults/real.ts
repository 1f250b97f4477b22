import { fault, finds, remove, replace, write } from '../harness/fault.ts'
import type { Expected, Fault } from '../harness/fault.ts'
import { idleDriver } from './code.ts'
import { COPIED_EVIDENCE } from '../harness/copy.ts'
import { CONFIG, DRIVER, RAYS, RAYS_EVIDENCE, RAYS_FIXTURE, SLAB, SLAB_TEST } from './files.ts'

const EXTRA = 'packages/rays/test/extra.test.ts'

/** A sabotage of a real copy: what runs between the edits and the judgement, and how that ends. */
export interface RealFault extends Fault {
  readonly runs: readonly { readonly command: readonly string[]; readonly exitCode: number }[]
}

const GENERATE = ['litspec', 'generate']
/** What `npm run gate` runs for evidence. */
const TESTS = ['vitest', 'run', '--project', 'units', '--project', 'packages']

function running(one: Fault, ...runs: readonly (readonly [command: readonly string[], exitCode: number])[]): RealFault {
  return { ...one, runs: runs.map(([command, exitCode]) => ({ command, exitCode })) }
}

function outdated(...files: readonly string[]): Expected[] {
  return files.map((file) => finds('evidence/outdated', file))
}

/** Evidence of the units of a copy that a fault does not touch. */
const OTHERS = COPIED_EVIDENCE.filter((file) => file !== RAYS_EVIDENCE)

const CHANGED = replace(RAYS, '`answer → 0.1661475` is', '`answer → 0.1661575` is')

/** One test of each kind that proves nothing. Each names a claim of its own. */
const IDLE_TESTS = [
  "import { expect, test, vi } from 'vitest'",
  "import { clipSlab } from '../src/index.ts'",
  '',
  "vi.mock('../src/index.ts', () => ({ clipSlab: () => true }))",
  '',
  'const clip = () => clipSlab({ den: 0, num: 0, t0: 0, t1: 1 })',
  '',
  "test.skip('skipped', { meta: { claims: ['rays/Ray_ClipSlab.entering-later'] } }, () => expect(clip()).toBe(true))",
  "test.todo('to do', { meta: { claims: ['rays/Ray_ClipSlab.entered-already'] } })",
  "test('empty', { meta: { claims: ['rays/Ray_ClipSlab.leaving-later'] } }, () => {})",
  "test('half an assertion', { meta: { claims: ['rays/Ray_ClipSlab.leaving-earlier'] } }, () => void expect(clip()))",
  "test('mocked', { meta: { claims: ['rays/Ray_ClipSlab.parallel'] } }, () => expect(clip()).toBe(true))",
  "test('of an unknown claim', { meta: { claims: ['rays/Ray_ClipSlab.paralel'] } }, () => expect(clip()).toBe(true))",
  "test('of an unknown unit', { meta: { claims: ['ray/Ray_ClipSlab.parallel'] } }, () => expect(clip()).toBe(true))",
  '',
].join('\n')

/** Faults of real copies, each beginning with the evidence of a run in which everything passed. */
export const REAL: readonly RealFault[] = [
  running(idleDriver, [TESTS, 0]),
  running(
    fault('tests that prove nothing', write(EXTRA, IDLE_TESTS), [
      finds('tests/skipped', EXTRA, '‸test.skip('),
      finds('tests/skipped', EXTRA, '‸test.todo('),
      finds('test/asserts-nothing', EXTRA, "‸test('empty'"),
      finds('test/asserts-nothing', EXTRA, "‸test('half an assertion'"),
      finds('claim/unexercised', RAYS, '| **‸Parallel.** Zero'),
      finds('test/unknown-claim', EXTRA, '‸rays/Ray_ClipSlab.paralel'),
      finds('test/unknown-claim', EXTRA, '‸ray/Ray_ClipSlab.parallel'),
    ]),
    [TESTS, 0],
  ),
  running(
    fault(
      'a focused test',
      replace(SLAB_TEST, "test('the interval", "test.only('the interval"),
      finds('tests/focused', SLAB_TEST, '‸test.only'),
    ),
    [TESTS, 1],
  ),
  running(
    fault(
      'a driver that does not load',
      replace(DRIVER, 'export function createDriver', "throw new Error('not today')\n\nexport function createDriver"),
      finds('evidence/run-error', RAYS_EVIDENCE),
    ),
    [TESTS, 1],
  ),
  running(fault('evidence absent', remove(RAYS_EVIDENCE), finds('evidence/missing', RAYS), 3)),
  running(
    fault('evidence of before an edit', CHANGED, [finds('evidence/foreign', RAYS_EVIDENCE), ...outdated(...OTHERS)], 3),
    [GENERATE, 0],
  ),
  running(
    fault(
      'a run of some tests after an edit',
      CHANGED,
      [finds('evidence/foreign', RAYS_EVIDENCE), ...outdated(...OTHERS)],
      3,
    ),
    [GENERATE, 0],
    [['vitest', 'run', '--project', 'units', '-t', 'One half-space'], 0],
  ),
  running(
    fault(
      'a source changed after the run',
      replace(SLAB, 'return num <= 0', 'return num < 0'),
      outdated(...COPIED_EVIDENCE),
      3,
    ),
  ),
  running(
    fault(
      'a version of the test runner changed after the run',
      replace('pnpm-lock.yaml', "lockfileVersion: '9.0'", "lockfileVersion: '9.1'"),
      outdated(...COPIED_EVIDENCE),
      3,
    ),
  ),
  running(
    fault(
      'a fixture edited by hand',
      replace(RAYS_FIXTURE, '"title": "Rays against bodies"', '"title": "Rays against everybody"'),
      finds('generated/stale', RAYS_FIXTURE, '‸  "title": "Rays against everybody"'),
    ),
    [['litspec', 'generate', '--check'], 1],
  ),
  running(
    fault(
      'a glob that matches no unit',
      replace(CONFIG, 'spec/units/*.md', 'spec/unit/*.md'),
      finds('gate/no-units', CONFIG),
      3,
    ),
    [['vitest', 'run', '--project', 'units'], 1],
    [GENERATE, 3],
  ),
  running(
    fault(
      'a configuration that is no JSON',
      replace(CONFIG, '"generated": "generated",', '"generated": "generated"'),
      finds('config/syntax', CONFIG, '"generated"\n  ‸"packages"'),
      2,
    ),
    [GENERATE, 2],
  ),
]
