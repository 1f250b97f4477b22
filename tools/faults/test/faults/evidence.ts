import type { Evidence, TestRecord } from '@coney/litspec'
import { fault, finds, late, remove, replace, rewrite, write } from '../harness/fault.ts'
import type { Edit, Fault } from '../harness/fault.ts'
import {
  BODIES,
  BODIES_EVIDENCE,
  DRIVER,
  NOTATION_EVIDENCE,
  OTHER_EVIDENCE,
  RAYS,
  RAYS_EVIDENCE,
  RAYS_FIXTURE,
  SLAB,
} from './files.ts'

function evidence(file: string, change: (evidence: Evidence) => object): Edit {
  return rewrite(file, (text) => JSON.stringify(change(JSON.parse(text) as Evidence)))
}

/** The records of one case changed; none of the others. */
function records(id: string, change: (record: TestRecord) => readonly TestRecord[]): Edit {
  const file = id.startsWith('rays/') ? RAYS_EVIDENCE : BODIES_EVIDENCE
  return evidence(file, (one) => ({
    ...one,
    tests: one.tests.flatMap((record) => (record.id === id ? change(record) : [record])),
  }))
}

const UP = 'rays/rayCapsule.straight-up'
const SORTED_LIST = [
  'Any order in, one order out',
  'Equals stand in the order they came',
  'The widest',
  'Removing',
  'The widest is gone',
  'Moving',
  'Growing on the move',
  'Asking from the head',
  'Touching on every side',
  'Just apart on every side',
  'The order is trusted',
  'Ignoring an owner',
  'Types',
  'Layers asked for',
  'Asking from a body',
  'As far back as the widest',
  'A crowd',
]

/** What a run recorded, and what was done to the record. */
export const evidences: readonly Fault[] = [
  fault('evidence absent', remove(RAYS_EVIDENCE), finds('evidence/missing', RAYS), 3),
  fault(
    'evidence of another fixture',
    evidence(RAYS_EVIDENCE, (one) => ({ ...one, fixture: 'f'.repeat(64) })),
    finds('evidence/foreign', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'evidence of another unit',
    evidence(RAYS_EVIDENCE, (one) => ({ ...one, unit: 'bodies' })),
    finds('evidence/foreign', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'evidence of half the cases',
    evidence(BODIES_EVIDENCE, (one) => ({
      ...one,
      tests: one.tests.filter(({ id }) => !id.startsWith('bodies/the-sorted-list.')),
    })),
    SORTED_LIST.map((title) => finds('case/not-run', BODIES, `- **‸${title}.**`)),
  ),
  fault(
    'evidence cut short',
    rewrite(RAYS_EVIDENCE, (text) => text.slice(0, text.length / 2)),
    finds('evidence/malformed', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'evidence of a form to come',
    evidence(RAYS_EVIDENCE, (one) => ({ ...one, format: 2 })),
    finds('evidence/malformed', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'evidence with an opinion of its own',
    evidence(RAYS_EVIDENCE, (one) => ({ ...one, verdict: 'proven' })),
    finds('evidence/malformed', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'evidence of a unit that is not there',
    write('packages/rays/.evidence/old.json', '{}'),
    finds('evidence/foreign', 'packages/rays/.evidence/old.json'),
    3,
  ),
  fault(
    'evidence in the wrong package',
    write('packages/math/.evidence/rays.json', '{}'),
    finds('evidence/foreign', 'packages/math/.evidence/rays.json'),
    3,
  ),
  fault(
    'evidence of a case that is not there',
    records(UP, (record) => [record, { ...record, id: 'rays/rayCapsule.straight-on' }]),
    finds('evidence/foreign', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'evidence of a function that is not there',
    records(UP, (record) => [{ ...record, ran: [...record.ran, '0x00000000'] }]),
    finds('evidence/foreign', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'evidence that knows no files',
    evidence(RAYS_EVIDENCE, (one) => ({ ...one, inputs: {} })),
    finds('evidence/outdated', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'a source changed after the run',
    late(replace(SLAB, 'return num <= 0', 'return num < 0')),
    [RAYS_EVIDENCE, ...OTHER_EVIDENCE, NOTATION_EVIDENCE].map((file) => finds('evidence/outdated', file)),
    3,
  ),
  fault(
    'a source added after the run',
    late(write('packages/rays/src/kernels/more.ts', 'export const more = 1\n')),
    finds('evidence/outdated', RAYS_EVIDENCE),
    3,
  ),
  fault(
    'a case that compared nothing',
    records(UP, (record) => [{ ...record, compared: 0 }]),
    finds('case/not-run', RAYS, '**‸Straight up.** `S'),
  ),
  fault(
    'a case that was skipped',
    records(UP, (record) => [{ ...record, state: 'skipped' }]),
    finds('case/not-run', RAYS, '**‸Straight up.** `S'),
  ),
  fault(
    'a case twice, of which one failed',
    records(UP, (record) => [record, { ...record, state: 'failed' }]),
    finds('claim/refuted', RAYS, '**‸Going up.**'),
  ),
  fault(
    'a case twice, of which one ran nothing',
    records('bodies/setBoxSize.half-of-a-box', (record) => [record, { ...record, ran: [] }]),
    finds('claim/unexercised', BODIES, '**‸Half of each.**'),
  ),
  fault(
    'a test that no run told of',
    late(
      write(
        'packages/rays/test/more.test.ts',
        "test('more', { meta: { claims: ['rays/Ray_ClipSlab.parallel'] } }, more)\n",
      ),
    ),
    finds('test/not-run', 'packages/rays/test/more.test.ts', '‸rays/Ray_ClipSlab.parallel'),
  ),
  fault(
    'a case told as a test',
    records(UP, (record) => [{ ...record, kind: 'test', claims: ['rays/Sweep_SphereCapsule.going-up'] }]),
    finds('case/not-run', RAYS, '**‸Straight up.** `S'),
  ),
  fault(
    'a run with an error outside its tests',
    evidence(BODIES_EVIDENCE, (one) => ({ ...one, errors: ['Error: out of memory'] })),
    finds('evidence/run-error', BODIES_EVIDENCE),
  ),
  fault(
    'evidence and fixture from before an edit, put back by hand',
    [
      replace(RAYS, 'So the `answer → 0.608437`', 'So the `answer → 0.608537`'),
      rewrite(RAYS_EVIDENCE, (text) => text.replaceAll('"failed"', '"passed"')),
      rewrite(RAYS_FIXTURE, (text) => text.replace('0.6085370182991028', '0.6084370017051697')),
    ],
    finds('generated/stale', RAYS_FIXTURE, '‸            { "path": "answer", "is": 0.6084370017051697,'),
  ),
  fault(
    'a driver that does not load',
    replace(DRIVER, 'export function createDriver', "throw new Error('not today')\n\nexport function createDriver"),
    finds('evidence/run-error', RAYS_EVIDENCE),
  ),
]
