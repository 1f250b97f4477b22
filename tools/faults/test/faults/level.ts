import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { LEVEL, LEVEL_FILE, OCCLUDERS, SOURCES, WAD } from './files.ts'
import { levelCode } from './levelCode.ts'
import { occluders } from './occluders.ts'
import { wad } from './wad.ts'

const SOURCE = 'packages/level/src'

/** What the documents of a level say, and what its package says of itself. */
const told: readonly Fault[] = [
  fault(
    'a field of the level that is moved',
    replace(LEVEL, '| `0x14` | ptr | skylineModel |', '| `0x18` | ptr | skylineModel |'),
    finds('records/layout', LEVEL, '| ‸`0x18` | ptr | skylineModel |'),
  ),
  fault(
    'a size that became known, and reaches into a function of another unit',
    [
      replace(LEVEL_FILE, '| `LevelHeader_OnLoaded` | unknown |', '| `LevelHeader_OnLoaded` | 236 |'),
      replace(
        LEVEL_FILE,
        '3 functions, 0 bytes and 3 of unknown size.',
        '3 functions, 236 bytes and 2 of unknown size.',
      ),
      replace(LEVEL_FILE, '`0x0040ce30`, size unknown.', '`0x0040ce30`, 0xec bytes.'),
    ],
    finds('functions/overlap', LEVEL, '| ‸`0x0040cf18` |'),
  ),
  fault(
    'a height changed in the document only',
    replace(OCCLUDERS, '| `LOWEST_TOP` | -50.0 | `0xc2480000` |', '| `LOWEST_TOP` | -60.0 | `0xc2700000` |'),
    finds('const/value', `${SOURCE}/occluders/occluders.ts`, 'LOWEST_TOP = ‸-50\n'),
  ),
  fault(
    'a claim without a case',
    replace(
      WAD,
      '\n4. **Nothing found.** If',
      '\n4. **Sorted.** The entries are in the order of their hashes.\n5. **Nothing found.** If',
    ),
    finds('claim/untested', WAD, '4. **‸Sorted.**'),
  ),
  fault(
    'the only case of a claim deleted',
    rewrite(LEVEL, (text) => text.replace(/- \*\*The end of a block\.\*\*[^]*?```\n\n/, '')),
    finds('claim/untested', LEVEL, '- **‸End of a block.**'),
  ),
  fault(
    'a claim checked by a case that never runs its function',
    replace(
      LEVEL,
      'Checks\n  [found or not](#Wad_HasEntry.found-or-not).\n- **Nothing on',
      'Checks\n  [the size](#Wad_GetEntrySize.the-size) and [found or not](#Wad_HasEntry.found-or-not).\n- **Nothing on',
    ),
    finds('claim/unexercised', LEVEL, '1. **‸The size.**'),
  ),
  fault('a claim renamed and its links forgotten', replace(LEVEL, '- **Once.** A level', '- **Only once.** A level'), [
    finds('links/unknown-claim', LEVEL, 'Checks [once](‸#Choices.once)'),
  ]),
  fault(
    'the tag of a size deleted',
    replace(`${SOURCE}/wad/wad.ts`, '   *\n   * @orig 0x0040c648 Wad_GetEntrySize (unknown)\n', ''),
    finds('orig/missing', LEVEL, '| ‸`0x0040c648` |'),
  ),
  fault(
    'the source file of another function in a tag',
    replace(
      `${SOURCE}/level/level-object.ts`,
      'LevelObject_Destroy (WorldLevelPS2.cpp)',
      'LevelObject_Destroy (WorldLevel.cpp)',
    ),
    finds('orig/file', `${SOURCE}/level/level-object.ts`, 'LevelObject_Destroy (‸WorldLevel.cpp)'),
  ),
  fault(
    'a place of a fault that looks rounder',
    replace(SOURCES, '`read(3, 3) throws Truncated`, `place() → 5`', '`read(3, 3) throws Truncated`, `place() → 6`'),
    finds('claim/refuted', SOURCES, '3. **‸Outside.**'),
  ),
]

/** The units on a level, its archive, its file and its walls, and their package. */
export const level: readonly Fault[] = [...told, ...wad, ...levelCode, ...occluders]
