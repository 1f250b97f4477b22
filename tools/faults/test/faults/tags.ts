import { fault, finds, replace, write } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { CONSTANTS, CONTACT, ORIENTED_BOX, RAY_BOX, RAY_SHAPE, RAYS, SLAB } from './files.ts'

const TAG = '@orig 0x00349488 Ray_ClipSlab (unknown)'

/** The tag of `clipSlab` in another spelling. */
function spelt(name: string, tag: string): Fault {
  return fault(name, replace(SLAB, TAG, tag), finds('orig/malformed', SLAB, `‸${tag}`))
}

const DOC_END = `\n *\n * ${TAG}\n */\nexport function clipSlab`
const UNTAGGED = replace(SLAB, DOC_END, '\n */\nexport function clipSlab')
/** Where the claims of `Ray_ClipSlab` stand. */
export const CLIP_CLAIMS: readonly string[] = [
  '| **‸Entering too late.**',
  '| **‸Entering later.**',
  '| **‸Entered already.**',
  '| **‸Left too early.**',
  '| **‸Leaving earlier.**',
  '| **‸Leaving later.**',
  '| **‸Parallel.**',
  '- **‸Touching is inside.**',
  '- **‸No tolerance.**',
  '- **‸Multiply, then divide.**',
  '- **‸Ends in order.**',
]

/** Tags of the code: where they stand, how they are spelt, what they name. */
export const tags: readonly Fault[] = [
  fault('a tag deleted', UNTAGGED, finds('orig/missing', RAYS, '| ‸`0x00349488` |')),
  fault(
    'a tag moved to a function that nothing runs',
    [
      UNTAGGED,
      write(
        CONTACT.replace('contact', 'spare'),
        `/**\n * Does nothing.\n *\n * ${TAG}\n */\nexport function spare(): void {}\n`,
      ),
    ],
    [...CLIP_CLAIMS, '- **‸Rounding.**'].map((at) => finds('claim/unexercised', RAYS, at)),
  ),
  fault(
    'a tag moved to another function',
    [UNTAGGED, replace(ORIENTED_BOX, ' * @orig 0x00349560', ` * ${TAG}\n * @orig 0x00349560`)],
    [...CLIP_CLAIMS, '- **‸Rounding.**'].map((at) => finds('claim/unexercised', RAYS, at)),
  ),
  fault(
    'a tag twice',
    replace(RAY_SHAPE, 'can be met. */', `can be met.\n *\n * ${TAG}\n */`),
    finds('orig/duplicate', RAY_SHAPE, `‸${TAG}`),
  ),
  fault(
    'a tag in the wrong package',
    [
      UNTAGGED,
      write(
        'packages/math/src/clip-slab.ts',
        `/**\n * ${TAG}\n */\nexport function clipSlab(): boolean {\n  return true\n}\n`,
      ),
    ],
    finds('orig/wrong-package', 'packages/math/src/clip-slab.ts', `‸${TAG}`),
  ),
  spelt('a capital letter', '@Orig 0x00349488 Ray_ClipSlab (unknown)'),
  spelt('a colon', '@orig: 0x00349488 Ray_ClipSlab (unknown)'),
  spelt('no sign', 'orig: 0x00349488 Ray_ClipSlab (unknown)'),
  spelt('seven digits', '@orig 0x0349488 Ray_ClipSlab (unknown)'),
  spelt('nine digits', '@orig 0x000349488 Ray_ClipSlab (unknown)'),
  spelt('upper-case hex', '@orig 0X00349488 Ray_ClipSlab (unknown)'),
  spelt('upper-case digits', '@orig 0x0034948E Ray_ClipSlab (unknown)'),
  spelt('no file', '@orig 0x00349488 Ray_ClipSlab'),
  spelt('two letters exchanged', '@oirg 0x00349488 Ray_ClipSlab (unknown)'),
  fault(
    'a tag in a string',
    [
      UNTAGGED,
      replace(SLAB, 'const { fround } = Math\n', `const { fround } = Math\n\nexport const source = '${TAG}'\n`),
    ],
    finds('orig/misplaced', SLAB, `'‸${TAG}'`),
  ),
  fault(
    'a tag in a plain comment',
    [UNTAGGED, replace(SLAB, 'export function clipSlab', `// ${TAG}\nexport function clipSlab`)],
    finds('orig/misplaced', SLAB, `// ‸${TAG}`),
  ),
  fault(
    'a tag on a type',
    [UNTAGGED, replace(SLAB, 'left of a segment. */', `left of a segment.\n *\n * ${TAG}\n */`)],
    finds('orig/misplaced', SLAB, `‸${TAG}`),
  ),
  fault(
    'a tag on an arrow without braces',
    [
      UNTAGGED,
      replace(
        SLAB,
        'const { fround } = Math\n',
        `const { fround } = Math\n\n/** ${TAG} */\nexport const id = (x: number): number => x\n`,
      ),
    ],
    finds('orig/misplaced', SLAB, `‸${TAG}`),
  ),
  fault(
    'a tag that opens its doc comment with a word',
    replace(SLAB, ` * ${TAG}`, ` * see ${TAG}`),
    finds('orig/malformed', SLAB, `‸${TAG}`),
  ),
  fault(
    'a tag of a function that is not known',
    replace(RAY_SHAPE, 'can be met. */', 'can be met.\n *\n * @orig 0x00345d18 PhysicsRay_Shape (unknown)\n */'),
    finds('orig/unknown-address', RAY_SHAPE, '‸@orig 0x00345d18'),
  ),
  fault(
    'another name in a tag',
    replace(RAY_BOX, 'PhysicsRay_Box (unknown)', 'PhysicsRay_Bax (unknown)'),
    finds('orig/name', RAY_BOX, '0x00345b90 ‸PhysicsRay_Bax'),
  ),
  fault(
    'another file in a tag',
    replace(RAY_BOX, 'PhysicsRay_Box (unknown)', 'PhysicsRay_Box (ray.cpp)'),
    finds('orig/file', RAY_BOX, 'PhysicsRay_Box (‸ray.cpp)'),
  ),
  fault(
    'a tag on a function without counterpart',
    [
      replace(
        RAYS,
        '| unknown | unknown |\n\n6 functions, 2436 bytes',
        '| unknown | unknown |\n| `0x0034a300` | `Ray_Spare` | 8 | unknown |\n\n7 functions, 2444 bytes',
      ),
      replace(RAYS, '\n## Choices\n', '\n## Without counterpart\n\n- `Ray_Spare`: nobody calls it.\n\n## Choices\n'),
      replace(RAY_SHAPE, 'can be met. */', 'can be met.\n *\n * @orig 0x0034a300 Ray_Spare (unknown)\n */'),
    ],
    finds('orig/without-counterpart', RAY_SHAPE, '‸@orig 0x0034a300'),
  ),

  fault(
    'the tag of a constant deleted',
    replace(CONSTANTS, ' *\n * @const rays/BOSS_CAST_LENGTH\n', ''),
    finds('const/missing', RAYS, '| ‸`BOSS_CAST_LENGTH` |'),
  ),
  fault(
    'the tag of a constant misspelt',
    replace(CONSTANTS, '@const rays/BOSS_CAST_LENGTH', '@const rays/BOSS_CAST_LENGHT'),
    finds('const/unknown', CONSTANTS, '@const ‸rays/BOSS_CAST_LENGHT'),
  ),
  fault(
    'the tag of a constant of another unit',
    replace(CONSTANTS, '@const rays/BOSS_CAST_LENGTH', '@const bodies/BOSS_CAST_LENGTH'),
    finds('const/unknown', CONSTANTS, '@const ‸bodies/BOSS_CAST_LENGTH'),
  ),
  fault(
    'the tag of a constant with a colon',
    replace(CONSTANTS, '@const rays/BOSS_CAST_LENGTH', '@const: rays/BOSS_CAST_LENGTH'),
    finds('const/malformed', CONSTANTS, '‸@const: rays/BOSS_CAST_LENGTH'),
  ),
  fault(
    'a constant that can change',
    replace(CONSTANTS, 'export const BOSS_CAST_LENGTH', 'export let BOSS_CAST_LENGTH'),
    finds('const/misplaced', CONSTANTS, '‸@const rays/BOSS_CAST_LENGTH'),
  ),
  fault(
    'a constant that only running the code can tell',
    replace(CONSTANTS, 'BOSS_CAST_LENGTH = 25', 'BOSS_CAST_LENGTH = Math.sqrt(625)'),
    finds('const/misplaced', CONSTANTS, '‸Math.sqrt(625)'),
  ),
  fault('a constant twice in the code', replace(CONSTANTS, '@const rays/BOSS_CAST_LENGTH', '@const rays/SHORTEST'), [
    finds('const/duplicate', CONSTANTS, '‸@const rays/SHORTEST\n */\nexport const BOSS_CAST_LENGTH'),
    finds('const/value', CONSTANTS, 'BOSS_CAST_LENGTH = ‸25'),
    finds('const/missing', RAYS, '| ‸`BOSS_CAST_LENGTH` |'),
  ]),
  fault(
    'a constant in the wrong package',
    [
      replace(CONSTANTS, ' *\n * @const rays/BOSS_CAST_LENGTH\n', ''),
      write('packages/math/src/boss.ts', '/** @const rays/BOSS_CAST_LENGTH */\nexport const BOSS_CAST_LENGTH = 25\n'),
    ],
    finds('const/wrong-package', 'packages/math/src/boss.ts', '‸@const'),
  ),
]
