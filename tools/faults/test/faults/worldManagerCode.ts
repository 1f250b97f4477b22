import { fault, finds, replace } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { MANIFEST, WORLD_MANAGER } from './files.ts'
import { refuted } from './refuted.ts'
import { BYTES_TAKEN, STACK } from './worldManagerClaims.ts'

const SOURCE = 'packages/world-manager/src'
const CONSTANTS = `${SOURCE}/constants.ts`
const PERCENT = `${SOURCE}/pools/percent-of.ts`

/** What the package of the world manager does. */
export const worldManagerCode: readonly Fault[] = [
  fault(
    'a product with a sign',
    replace(PERCENT, '(Math.imul(size, percent) >>> 0)', 'Math.imul(size, percent)'),
    refuted(WORLD_MANAGER, '3. **‸Global arithmetic.**', '3. **‸Level arithmetic.**'),
  ),
  fault(
    'a level pool without a floor',
    replace(
      `${SOURCE}/pools/world-level-pool-bytes.ts`,
      'Math.max(percentOf(size, LEVEL_POOL_PERCENT), LEVEL_POOL_FLOOR)',
      'percentOf(size, LEVEL_POOL_PERCENT)',
    ),
    refuted(
      WORLD_MANAGER,
      '3. **‸Level arithmetic.**',
      '4. **‸Level floor.**',
      '1. **‸Kept.**',
      '2. **‸Unload afterwards.**',
      '5. **‸In pairs.**',
    ),
  ),
  fault(
    'a percentage changed in the document and in the code',
    [
      replace(WORLD_MANAGER, '| `GLOBAL_POOL_PERCENT` | 101 | `0x65` |', '| `GLOBAL_POOL_PERCENT` | 102 | `0x66` |'),
      replace(CONSTANTS, 'GLOBAL_POOL_PERCENT = 101', 'GLOBAL_POOL_PERCENT = 102'),
    ],
    BYTES_TAKEN,
  ),
  fault(
    'a second pool without a sign',
    replace(
      `${SOURCE}/pools/sector-pool-bytes.ts`,
      'Math.max((largestFree - GLOBAL_HEAP_MARGIN) | 0,',
      'Math.max((largestFree - GLOBAL_HEAP_MARGIN) >>> 0,',
    ),
    refuted(WORLD_MANAGER, '1. **‸Sector Pool.**', '4. **‸Second floor.**'),
  ),
  fault(
    'a level file that is never kept',
    replace(`${SOURCE}/unload/unload-level.ts`, '!keepLevelFile && parts.levelPool', 'parts.levelPool'),
    refuted(WORLD_MANAGER, '4. **‸Water.**', '1. **‸Kept.**', '2. **‸Unload afterwards.**', '- **‸Second load.**'),
  ),
  fault(
    'a pool that stays on top of the stack',
    replace(`${SOURCE}/heap/with-pool.ts`, '    stack.cutTo(depth)\n', '    stack.cutTo(depth + 1)\n'),
    STACK,
  ),
  fault(
    'a load that failed and is not undone',
    replace(`${SOURCE}/load/load-level.ts`, '    undoLoad(state, parts, depth)\n', ''),
    refuted(
      WORLD_MANAGER,
      '- **‸Reservations.**',
      '- **‸No room.**',
      '- **‸Room of a world.**',
      '- **‸As it failed.**',
      '- **‸Nothing happened.**',
      '- **‸Called off.** A',
      '- **‸Long names.**',
      '- **‸Sizes.**',
    ),
  ),
  fault(
    'a room that stays open when its world goes',
    replace(`${SOURCE}/unload/release-worlds.ts`, '  held.room.close()\n', ''),
    refuted(
      WORLD_MANAGER,
      '6. **‸For good.**',
      '6. **‸Worlds charged.**',
      '2. **‸S world.**',
      '3. **‸D world.**',
      '4. **‸Level pool back.**',
      '1. **‸Kept.**',
      '2. **‸Unload afterwards.**',
      '3. **‸Same as before.**',
      '4. **‸Left alone.**',
      '5. **‸In pairs.**',
      '- **‸Reservations.**',
      '- **‸No room.**',
      '- **‸Room of a world.**',
      '- **‸As it failed.**',
      '- **‸Nothing happened.**',
      '- **‸Second load.**',
      '- **‸Called off.** A',
      '- **‸Level cleared.**',
      '- **‸Nothing to unload.** Without',
      '- **‸Every step.**',
    ),
  ),
  fault(
    'the last error of several',
    replace(`${SOURCE}/unload/unload-level.ts`, 'throw errors[0]', 'throw errors.at(-1)'),
    refuted(WORLD_MANAGER, '- **‸Every step.**'),
  ),
  fault(
    'a pack that is queued but once',
    replace(`${SOURCE}/packs/queue-pack.ts`, '  packs.push(name)', '  if (!packs.includes(name)) packs.push(name)'),
    refuted(
      WORLD_MANAGER,
      '1. **‸At the back.**',
      '2. **‸No limit.**',
      '3. **‸Twice is two.**',
      '- **‸Taking packs.**',
    ),
  ),
  fault(
    'a priority that is not rounded',
    replace(`${SOURCE}/priority/set-load-priority.ts`, 'Math.fround(scale)', 'scale'),
    refuted(WORLD_MANAGER, '1. **‸As it is.**', '- **‸Priority in float32.**'),
  ),
  fault(
    'a second load that is allowed',
    replace(
      `${SOURCE}/load/load-level.ts`,
      '  if (parts.levelPool === undefined) return\n',
      '  if (parts.level === undefined || parts.levelPool !== undefined) return\n',
    ),
    refuted(WORLD_MANAGER, '- **‸Second load.**'),
  ),
  fault(
    'a latch that stays',
    replace(`${SOURCE}/visibility/reset-visibility.ts`, '  state.nothingMoreToLoad = false\n', ''),
    refuted(WORLD_MANAGER, '1. **‸Latch.**', '2. **‸Marks of s.**', '3. **‸Marks of d.**', '- **‸No world to reset.**'),
  ),
  fault(
    'a manifest with its highest byte first',
    replace(`${SOURCE}/manifest/read-world-manifest.ts`, 'view.getUint32(0, true)', 'view.getUint32(0)'),
    ['1. **‸Header.**', '2. **‸Part sizes.**', '3. **‸Byte order.**', '4. **‸Any sizes.**'].map((at) =>
      finds('claim/refuted', MANIFEST, at),
    ),
  ),
]
