import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { PHYSICS } from './files.ts'
import { physicsWorldCode } from './physicsWorldCode.ts'
import { TIMES } from './physicsWorldClaims.ts'
import { refuted } from './refuted.ts'

/** What the document of the physics world says: its tables, its records, its claims and its cases. */
const told: readonly Fault[] = [
  fault(
    'a pool that is moved',
    replace(PHYSICS, '| `0xf4e0` | `60 × 0x0c` |', '| `0xf4e8` | `60 × 0x0c` |'),
    finds('records/layout', PHYSICS, '| ‸`0xf4e8` |'),
  ),
  fault(
    'a pool that lost an element',
    replace(PHYSICS, '| `0x15930` | `416 × 0x80` |', '| `0x15930` | `415 × 0x80` |'),
    finds('records/layout', PHYSICS, '| ‸`0x22930` | `416'),
  ),
  fault(
    'a pool whose elements grew',
    replace(PHYSICS, '| `0x4be20` | `18 × 0x80` |', '| `0x4be20` | `18 × 0x90` |'),
    finds('records/layout', PHYSICS, '| ‸`0x4c720` | `36'),
  ),
  fault(
    'a stride that is not the size of its record, with as many bytes',
    replace(PHYSICS, '| `60 × 0x0c` | `IgnoreSlot` |', '| `30 × 0x18` | `IgnoreSlot` |'),
    finds('records/layout', PHYSICS, '| ‸`30 × 0x18` |'),
  ),
  fault(
    'a pool of elements with a slip',
    replace(PHYSICS, '| `SettleSlot` |', '| `SetleSlot` |'),
    finds('records/type', PHYSICS, '| ‸`SetleSlot` |'),
  ),
  fault(
    'a pool whose element lost its code span',
    replace(PHYSICS, '| `HumanBody` |', '| HumanBody |'),
    finds('records/type', PHYSICS, '× 0xe0` | ‸HumanBody |'),
  ),
  fault(
    'a field of a slot that shrank',
    replace(PHYSICS, '| `0x10` | quat | end |', '| `0x10` | vec3 | end |'),
    finds('records/layout', PHYSICS, '| ‸`0x20` | quat | start |'),
  ),
  fault('a function of the table that grew into the next', replace(PHYSICS, '| 464 | unknown |', '| 468 | unknown |'), [
    finds('functions/total', PHYSICS, '‸8 functions, 4392 bytes.'),
    finds('functions/opening-line', PHYSICS, '‸`0x00340b38`, 0x1d0 bytes.'),
    finds('functions/overlap', PHYSICS, '| ‸`0x00340d08` |'),
  ]),
  fault(
    'a function that left the ones without counterpart',
    rewrite(PHYSICS, (text) => text.replace(/- `Physics_StaticInitStub`: .*\n/, '')),
    finds('functions/no-claims', PHYSICS, '‸`Physics_StaticInitStub` |'),
  ),
  fault(
    'a claim without a case',
    replace(
      PHYSICS,
      '\n3. **Nothing else.** The',
      '\n3. **Nobody told.** No task hears of it.\n4. **Nothing else.** The',
    ),
    finds('claim/untested', PHYSICS, '3. **‸Nobody told.**'),
  ),
  fault(
    'a claim checked by a case that never runs its function',
    replace(
      PHYSICS,
      '`axis → (0, 0, 1)`. Checks\n  [the smallest angle](#Settle_NearestAxis.smallest-angle).',
      '`axis → (0, 0, 1)`. Checks\n  [the guard](#Settle_ComputeTarget.parallel-guard).',
    ),
    finds('claim/unexercised', PHYSICS, '4. **‸Parallel guard.**'),
  ),
  fault('a claim renamed and its links forgotten', replace(PHYSICS, '6. **Arrived.** When', '6. **Arrival.** When'), [
    finds('links/unknown-claim', PHYSICS, '(#IPhysics_Step.written-back) and [arriving](‸#IPhysics_Step.arrived)'),
    finds('links/unknown-claim', PHYSICS, '**Other flags stay.** Checks [arriving](‸#IPhysics_Step.arrived)'),
  ]),
  fault(
    'the only case of a claim deleted',
    rewrite(PHYSICS, (text) => text.replace(/- \*\*In turn\.\*\*[^]*?```\n\n(?=- \*\*Held)/, '')),
    finds('claim/untested', PHYSICS, '1. **‸Slot by slot.**'),
  ),
  fault(
    'a time that looks rounder',
    replace(PHYSICS, 'tick5.t = 0.19999999 (0x3e4ccccc)', 'tick5.t = 0.2 (0x3e4ccccd)'),
    refuted(PHYSICS, ...TIMES),
  ),
  fault(
    'a time that looks rounder, and its bits forgotten',
    replace(PHYSICS, 'tick5.t = 0.19999999 (0x3e4ccccc)', 'tick5.t = 0.2 (0x3e4ccccc)'),
    finds('values/bits', PHYSICS, 'tick5.t = 0.2 (‸0x3e4ccccc)'),
  ),
  fault(
    'an end rotation changed',
    replace(PHYSICS, '| (0, 0.866025, 0, 0.5) | 4 | (0, 1, 0, 0) |', '| (0, 0.866025, 0, 0.5) | 4 | (0, 0, 0, 1) |'),
    refuted(PHYSICS, '5. **‸Wrapped.**', '- **‸Onto its opposite.**'),
  ),
  fault(
    'a count of a pool changed in its case',
    replace(PHYSICS, '| PaneBodies | 0x3af30 | 255 |', '| PaneBodies | 0x3af30 | 256 |'),
    refuted(PHYSICS, '| **‸Pane bodies.**'),
  ),
]

/** The unit on the physics world, and its package. */
export const physicsWorld: readonly Fault[] = [...told, ...physicsWorldCode]
