import { fault, finds, late, remove, replace, rewrite, write } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { BODIES, NOTATION_EVIDENCE, OTHER_EVIDENCE, RAYS, RAYS_EVIDENCE, RAYS_FIXTURE } from './files.ts'

/** Evidence of the units that a fault does not touch: one run made it all. */
const OTHERS = [...OTHER_EVIDENCE, NOTATION_EVIDENCE]

/** What is generated from the documents, and committed. */
export const generated: readonly Fault[] = [
  fault(
    'a fixture edited by hand',
    replace(RAYS_FIXTURE, '"title": "Rays against bodies"', '"title": "Rays against everybody"'),
    finds('generated/stale', RAYS_FIXTURE, '‸  "title": "Rays against everybody"'),
  ),
  fault(
    'a fixture cut short',
    rewrite(RAYS_FIXTURE, (text) => text.slice(0, text.indexOf('  "functions": ['))),
    finds('generated/stale', RAYS_FIXTURE, '"tolerance": 0.00001,\n‸'),
  ),
  fault(
    'a fixture with the line endings of Windows',
    rewrite(RAYS_FIXTURE, (text) => text.replaceAll('\n', '\r\n')),
    finds('generated/stale', RAYS_FIXTURE),
  ),
  fault('a fixture deleted', remove(RAYS_FIXTURE), finds('generated/missing', RAYS_FIXTURE)),
  fault(
    'a stale fixture: a document that changed after everything ran',
    late(replace(RAYS, 'So the `answer → 0.608437`', 'So the `answer → 0.608537`')),
    [
      finds('generated/stale', RAYS_FIXTURE, '‸            { "path": "answer", "is": 0.6084370017051697,'),
      finds('evidence/foreign', RAYS_EVIDENCE),
      ...OTHERS.map((file) => finds('evidence/outdated', file)),
    ],
    3,
  ),
  fault(
    'a fixture of a unit that is gone',
    write('generated/fixtures/gone.json', '{}\n'),
    finds('generated/orphan', 'generated/fixtures/gone.json'),
  ),
  fault(
    'a driver interface edited by hand',
    rewrite('generated/drivers/bodies.ts', (text) => text.replace('readonly found:', 'readonly lost:')),
    finds('generated/stale', 'generated/drivers/bodies.ts', '‸  readonly lost:'),
  ),
  fault(
    'a schema deleted',
    remove('generated/schema/evidence.json'),
    finds('generated/missing', 'generated/schema/evidence.json'),
  ),
  fault(
    'a driver interface of a unit that is gone',
    write('generated/drivers/gone.ts', 'export interface GoneDriver {}\n'),
    finds('generated/orphan', 'generated/drivers/gone.ts'),
  ),
  fault(
    'a broken document, whose fixture then is nobody’s concern',
    [replace(BODIES, '`size = (2, 1, 5)`', '`size = (2, 1)`'), rewrite(RAYS_FIXTURE, () => '{}\n')],
    finds('values/type', BODIES, '`size = ‸(2, 1)`'),
  ),
]
