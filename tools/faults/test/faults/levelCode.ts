import { fault, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { LEVEL, LEVEL_FILE } from './files.ts'
import { DESTROYED, READ, RELEASED, ROUND_TRIP } from './levelClaims.ts'
import { refuted } from './refuted.ts'

const SOURCE = 'packages/level/src'

/** What the package of the level does with a level, from its file to its end. */
export const levelCode: readonly Fault[] = [
  fault(
    'the sky box before the skyline',
    rewrite(`${SOURCE}/level/level-object.ts`, (text) =>
      text.replace(/((?: {6}take\(this, 'skyline.*\n){2})((?: {6}take\(this, 'skyBox.*\n){2})/, '$2$1'),
    ),
    [...DESTROYED, ...RELEASED],
  ),
  fault(
    'a level that is not destroyed when one part of it resists',
    rewrite(`${SOURCE}/level/level-object.ts`, (text) =>
      text
        .replace('    this.#isDisposed = true\n', '')
        .replace('releaseInOrder(steps)\n', 'releaseInOrder(steps)\n    this.#isDisposed = true\n'),
    ),
    refuted(LEVEL, '- **‸To the end.**'),
  ),
  fault(
    'parts that a destroyed level still knows',
    replace(`${SOURCE}/level/level-object.ts`, '  owner[key] = undefined as Owner[Key]\n', ''),
    refuted(LEVEL, '- **‸Nothing left.**', '- **‸To the end.**', '| **‸Mesh first.**'),
  ),
  fault(
    'captions before glows',
    replace(
      `${SOURCE}/level/release-level.ts`,
      '() => services.resetLightGlows(), () => services.clearCaptions()',
      '() => services.clearCaptions(), () => services.resetLightGlows()',
    ),
    refuted(
      LEVEL,
      '1. **‸Glows first.**',
      '2. **‸Then captions.**',
      '3. **‸Then the level.**',
      '- **‸No level to release.**',
    ),
  ),
  fault(
    'a handler that leaves its chunk on the stack',
    rewrite(`${SOURCE}/level-file/level-file-handlers.ts`, (text) =>
      text.replace(/ {2}system\.setHandlers\(CHUNK\.subtitles, \{[^]*?\n {2}\}\)\n/, ''),
    ),
    [
      ...READ,
      ...ROUND_TRIP,
      ...DESTROYED,
      ...RELEASED,
      ...refuted(LEVEL_FILE, '| **‸Subtitles leave.**'),
      ...refuted(
        LEVEL,
        '1. **‸File name.**',
        '2. **‸The file.**',
        '- **‸Kept chunks.**',
        '- **‸Once.**',
        '- **‸Nothing left.**',
        '- **‸To the end.**',
        '- **‸End of a block.**',
      ),
    ],
  ),
  fault(
    'a level that does not ask what is left over',
    replace(
      `${SOURCE}/level-file/read-level-file.ts`,
      'stacks.popLast(LEVEL_OBJECT)',
      'stacks.popObject(LEVEL_OBJECT)',
    ),
    refuted(LEVEL, '- **‸Left over.**', '- **‸Nothing half-built.**'),
  ),
  fault(
    'the skyline taken for the sky box',
    rewrite(`${SOURCE}/level-file/level-header.ts`, (text) =>
      text.replace(/((?: {2}level\.skyBox(?:Model|Dictionary) = .*\n){2})((?: {2}level\.skyline.*\n){2})/, '$2$1'),
    ),
    [...READ, ...ROUND_TRIP, ...DESTROYED, ...RELEASED],
  ),
  fault(
    'a mesh that a failed load never gives back',
    replace(`${SOURCE}/level-file/load-mesh.ts`, ', () => platform.destroyMesh?.(mesh))', ', () => {})'),
    refuted(LEVEL, '- **‸Nothing half-built.**'),
  ),
]
