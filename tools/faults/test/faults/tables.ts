import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Edit, Fault } from '../harness/fault.ts'
import { BODIES, CONSTANTS, ORIENTED_BOX, RAYS, SLAB, SLAB_TEST } from './files.ts'

/** The name of a function in the table, its heading and every link to it: all that the document says of it. */
function everywhere(old: string, text: string): Edit {
  return rewrite(RAYS, (document) => document.replaceAll(old, text))
}

/** Functions, constants and records: what the tables state against each other and against the code. */
export const tables: readonly Fault[] = [
  fault(
    'a name of the table changed',
    replace(RAYS, '| `0x00349488` | `Ray_ClipSlab` |', '| `0x00349488` | `Ray_SlabClip` |'),
    finds('section/misspelt', RAYS, '## ‸Ray_ClipSlab\n'),
  ),
  fault('a name of the document changed', everywhere('Ray_ClipSlab', 'Ray_SlabClip'), [
    finds('orig/name', SLAB, '@orig 0x00349488 ‸Ray_ClipSlab'),
    finds('test/unknown-claim', SLAB_TEST, '‸rays/Ray_ClipSlab.ends-in-order'),
  ]),
  fault(
    'a name changed in the document and in the code, and forgotten in a test',
    [everywhere('Ray_ClipSlab', 'Ray_SlabClip'), replace(SLAB, 'Ray_ClipSlab (unknown)', 'Ray_SlabClip (unknown)')],
    finds('test/unknown-claim', SLAB_TEST, '‸rays/Ray_ClipSlab.ends-in-order'),
  ),
  fault('a size of the table changed', replace(RAYS, '`Ray_ClipSlab` | 212 |', '`Ray_ClipSlab` | 208 |'), [
    finds('functions/total', RAYS, '‸6 functions, 2436 bytes'),
    finds('functions/opening-line', RAYS, '‸`0x00349488`, 0xd4 bytes.'),
  ]),
  fault(
    'a sum of sizes changed',
    replace(RAYS, '6 functions, 2436 bytes', '6 functions, 2440 bytes'),
    finds('functions/total', RAYS, '‸6 functions, 2440 bytes'),
  ),
  fault(
    'a count of functions changed',
    replace(RAYS, '6 functions, 2436 bytes', '7 functions, 2436 bytes'),
    finds('functions/total', RAYS, '‸7 functions, 2436 bytes'),
  ),
  fault(
    'a size that is not a multiple of four',
    replace(RAYS, '`Ray_ClipSlab` | 212 |', '`Ray_ClipSlab` | 213 |'),
    finds('functions/size', RAYS, '`Ray_ClipSlab` | ‸213 |'),
  ),
  fault(
    'ranges that overlap',
    [
      replace(RAYS, '`Ray_ClipSlab` | 212 |', '`Ray_ClipSlab` | 220 |'),
      replace(RAYS, '6 functions, 2436 bytes', '6 functions, 2444 bytes'),
      replace(RAYS, '`0x00349488`, 0xd4 bytes.', '`0x00349488`, 0xdc bytes.'),
    ],
    finds('functions/overlap', RAYS, '| ‸`0x00349560` | `Ray_OrientedBox`'),
  ),
  fault(
    'ranges of two units that overlap',
    [
      replace(BODIES, '| `0x0033feb0` | `IPhysics_QueryBox` |', '| `0x0033f10c` | `IPhysics_QueryBox` |'),
      replace(BODIES, '\n`0x0033feb0`, size unknown.', '\n`0x0033f10c`, size unknown.'),
    ],
    finds('functions/overlap', BODIES, '| ‸`0x0033f10c` |'),
  ),
  fault(
    'an address of the document changed',
    everywhere('0x00349488', '0x00349484'),
    finds('orig/unknown-address', SLAB, '‸@orig 0x00349488'),
  ),
  fault(
    'an address that steps back',
    replace(RAYS, '| `0x00349488` | `Ray_ClipSlab` |', '| `0x00249488` | `Ray_ClipSlab` |'),
    [
      finds('functions/order', RAYS, '| ‸`0x00249488` |'),
      finds('functions/opening-line', RAYS, '‸`0x00349488`, 0xd4 bytes.'),
    ],
  ),
  fault(
    'an address of seven digits in the table',
    replace(RAYS, '| `0x00349488` | `Ray_ClipSlab` |', '| `0x0349488` | `Ray_ClipSlab` |'),
    finds('functions/address', RAYS, '| ‸`0x0349488` |'),
  ),
  fault(
    'an address in capitals in the table',
    replace(BODIES, '| `0x0033feb0` | `IPhysics_QueryBox` |', '| `0x0033FEB0` | `IPhysics_QueryBox` |'),
    finds('functions/address', BODIES, '| ‸`0x0033FEB0` |'),
  ),
  fault(
    'a name that is no code span',
    replace(RAYS, '| `0x00349488` | `Ray_ClipSlab` |', '| `0x00349488` | Ray_ClipSlab |'),
    finds('functions/name', RAYS, '| ‸Ray_ClipSlab |'),
  ),
  fault(
    'a file of the table changed',
    replace(RAYS, '`Ray_OrientedBox` | 864 | unknown |', '`Ray_OrientedBox` | 864 | `ray.cpp` |'),
    finds('orig/file', ORIENTED_BOX, 'Ray_OrientedBox (‸unknown)'),
  ),
  fault(
    'a size changed in an opening line',
    replace(RAYS, '`0x00349488`, 0xd4 bytes.', '`0x00349488`, 0xd8 bytes.'),
    finds('functions/opening-line', RAYS, '‸`0x00349488`, 0xd8 bytes.'),
  ),
  fault(
    'a function of the table without counterpart that is not in it',
    replace(RAYS, '\n## Choices\n', '\n## Without counterpart\n\n- `Ray_Missing`: nobody calls it.\n\n## Choices\n'),
    finds('functions/without-counterpart', RAYS, '‸`Ray_Missing`: nobody'),
  ),

  fault(
    'a constant changed in the code only',
    replace(CONSTANTS, 'BOSS_CAST_LENGTH = 25', 'BOSS_CAST_LENGTH = 26'),
    finds('const/value', CONSTANTS, 'BOSS_CAST_LENGTH = ‸26'),
  ),
  fault(
    'the last bit of a constant changed in the code only',
    replace(CONSTANTS, 'NEAREST_START = 1e9', 'NEAREST_START = 1000000064'),
    finds('const/value', CONSTANTS, 'NEAREST_START = ‸1000000064'),
  ),
  fault(
    'a constant changed in the document only',
    replace(RAYS, '| `BOSS_CAST_LENGTH` | 25.0 | `0x41c80000` |', '| `BOSS_CAST_LENGTH` | 26.0 | `0x41d00000` |'),
    finds('const/value', CONSTANTS, 'BOSS_CAST_LENGTH = ‸25'),
  ),
  fault(
    'the value of a constant changed and its bits forgotten',
    replace(RAYS, '| `BOSS_CAST_LENGTH` | 25.0 |', '| `BOSS_CAST_LENGTH` | 26.0 |'),
    finds('constants/bits', RAYS, '`BOSS_CAST_LENGTH` | 26.0 | ‸`0x41c80000`'),
  ),
  fault(
    'the bits of a constant changed only',
    replace(RAYS, '| `RAYCAST_TARGET` | 8,192 | `0x2000` |', '| `RAYCAST_TARGET` | 8,192 | `0x4000` |'),
    finds('constants/bits', RAYS, '8,192 | ‸`0x4000`'),
  ),
  fault(
    'a constant in groups of two digits',
    replace(RAYS, '| `RAYCAST_TARGET` | 8,192 |', '| `RAYCAST_TARGET` | 81,92 |'),
    finds('constants/value', RAYS, '| ‸81,92 |'),
  ),
  fault(
    'a constant twice',
    replace(RAYS, '| `ALL_TYPES` | 4,294,967,295 |', '| `RAYCAST_TARGET` | 4,294,967,295 |'),
    finds('constants/name', RAYS, '| ‸`RAYCAST_TARGET` | 4,294'),
  ),
  fault(
    'a constant renamed in the document only',
    replace(RAYS, '| `ALL_TYPES` | 4,294,967,295 |', '| `EVERY_TYPE` | 4,294,967,295 |'),
    [finds('const/unknown', CONSTANTS, '@const ‸rays/ALL_TYPES'), finds('const/missing', RAYS, '| ‸`EVERY_TYPE` |')],
  ),

  fault(
    'fields of a record that leave a gap',
    replace(RAYS, '| `0x0c` | pad[4] | | |\n| `0x10` | vec4[2]', '| `0x10` | vec4[2]'),
    finds('records/layout', RAYS, '| ‸`0x10` | vec4[2]'),
  ),
  fault(
    'a record that is larger than its fields',
    replace(RAYS, '`Ray`, 0x20 bytes.', '`Ray`, 0x30 bytes.'),
    finds('records/layout', RAYS, '`Ray`, ‸0x30 bytes.'),
  ),
  fault(
    'a type of a field that has no size',
    replace(RAYS, '| `0x80` | f32 | fraction |', '| `0x80` | f23 | fraction |'),
    finds('records/type', RAYS, '| ‸f23 |'),
  ),
]
