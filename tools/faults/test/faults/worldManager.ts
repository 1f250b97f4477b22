import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { MANIFEST, WORLD_MANAGER, WORLD_RAY } from './files.ts'
import { worldManagerCode } from './worldManagerCode.ts'

const SOURCE = 'packages/world-manager/src'

/** What the documents of the world manager say, and what its package says of itself. */
const told: readonly Fault[] = [
  fault(
    'a function that grew into one of another unit',
    [
      replace(WORLD_MANAGER, '`WorldManager_Construct` | 644 |', '`WorldManager_Construct` | 652 |'),
      replace(WORLD_MANAGER, '10 functions, 3700 bytes.', '10 functions, 3708 bytes.'),
      replace(WORLD_MANAGER, '`0x0040d900`, 0x284 bytes.', '`0x0040d900`, 0x28c bytes.'),
    ],
    finds('functions/overlap', WORLD_RAY, '| ‸`0x0040db88` |'),
  ),
  fault(
    'a field of the manager that grew',
    replace(WORLD_MANAGER, '| `0x50` | ptr[3] | drawn |', '| `0x50` | ptr[4] | drawn |'),
    finds('records/layout', WORLD_MANAGER, '| ‸`0x5c` | ptr | water |'),
  ),
  fault(
    'a function that left the ones without counterpart',
    rewrite(WORLD_MANAGER, (text) => text.replace(/- `PVS_CaptureSamplePoint`: .*\n/, '')),
    [
      finds('functions/no-claims', WORLD_MANAGER, '‸`PVS_CaptureSamplePoint` |'),
      finds('functions/without-counterpart', WORLD_MANAGER, '‸Without counterpart\n'),
    ],
  ),
  fault(
    'bits of a priority forgotten',
    replace(WORLD_MANAGER, '| `LOAD_PRIORITY` | 0.001 |', '| `LOAD_PRIORITY` | 0.01 |'),
    finds('constants/bits', WORLD_MANAGER, '| 0.01 | ‸`0x3a83126f` |'),
  ),
  fault(
    'a claim without a case',
    replace(
      WORLD_MANAGER,
      '3. **Marks of d.** Then those of the d world, if there is one.\n',
      '3. **Marks of d.** Then those of the d world, if there is one.\n4. **Latch before marks.** The latch comes first.\n',
    ),
    finds('claim/untested', WORLD_MANAGER, '4. **‸Latch before marks.**'),
  ),
  fault(
    'the only case of a claim deleted',
    rewrite(WORLD_MANAGER, (text) => text.replace(/- \*\*Bottom of the stack\.\*\* Checks[^]*?```\n/, '')),
    finds('claim/untested', WORLD_MANAGER, '- **‸Bottom of the stack.**'),
  ),
  fault(
    'a claim checked by a case that never runs its function',
    replace(
      WORLD_MANAGER,
      'Checks [s](#WorldManager_ResetVisibility.marks-of-s) and\n  [d](#WorldManager_ResetVisibility.marks-of-d).\n\n  ```case\n  given boot(s = none',
      'Checks [s](#WorldManager_ResetVisibility.marks-of-s) and\n  [the priority](#WorldManager_SetLoadPriority.as-it-is).\n\n  ```case\n  given boot(s = none',
    ),
    finds('claim/unexercised', WORLD_MANAGER, '1. **‸As it is.**'),
  ),
  fault(
    'a claim renamed and its links forgotten',
    replace(WORLD_MANAGER, '2. **No limit.** The queue', '2. **Without limit.** The queue'),
    finds('links/unknown-claim', WORLD_MANAGER, 'Checks [no limit](‸#WorldManager_QueuePack.no-limit)'),
  ),
  fault(
    'a byte of a manifest changed',
    replace(
      MANIFEST,
      '    0x78, 0x56, 0x34, 0x12, 0x79, 0x56, 0x34, 0x12,\n',
      '    0x78, 0x56, 0x34, 0x12, 0x97, 0x56, 0x34, 0x12,\n',
    ),
    ['1. **‸Header.**', '2. **‸Part sizes.**', '3. **‸Byte order.**', '4. **‸Any sizes.**'].map((at) =>
      finds('claim/refuted', MANIFEST, at),
    ),
  ),
  fault(
    'the tag of a floor deleted',
    replace(`${SOURCE}/constants.ts`, ' *\n * @const world-manager/LEVEL_POOL_FLOOR\n', ''),
    finds('const/missing', WORLD_MANAGER, '| ‸`LEVEL_POOL_FLOOR` |'),
  ),
  fault(
    'an address of another function in a tag',
    replace(`${SOURCE}/packs/queue-pack.ts`, '0x0040e1a0 WorldManager_QueuePack', '0x0040e1a8 WorldManager_QueuePack'),
    finds('orig/unknown-address', `${SOURCE}/packs/queue-pack.ts`, '‸@orig 0x0040e1a8'),
  ),
]

/** The units on the world manager, and their package. */
export const worldManager: readonly Fault[] = [...told, ...worldManagerCode]
