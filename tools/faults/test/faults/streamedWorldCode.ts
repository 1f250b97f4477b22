import { fault, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { STREAMED_WORLD, STREAMING } from './files.ts'
import { refuted } from './refuted.ts'

const SOURCE = 'packages/streamed-world/src'
const TO_LOAD = `${SOURCE}/search/find-part-to-load.ts`
const CALLBACK = `${SOURCE}/visibility/sector-callback.ts`

/** What the package of the streamed world does. */
export const streamedWorldCode: readonly Fault[] = [
  fault(
    'a draw distance that is squared',
    replace(TO_LOAD, 'best[0] = drawDistance\n', 'best[0] = drawDistance * drawDistance\n'),
    refuted(STREAMING, '3. **‸Squared against plain.**', '4. **‸Falls back.**', '- **‸Strictly nearer.**'),
  ),
  fault(
    'a d world that does not fall back',
    replace(TO_LOAD, 'nearest(world, cameras, false)', 'nearest(world, cameras, world.sight.counted > 0)'),
    [
      ...refuted(
        STREAMED_WORLD,
        '8. **‸In the s world.**',
        '| **‸Marks of the d world.**',
        '| **‸Search of the d world.**',
      ),
      ...refuted(STREAMING, '4. **‸Falls back.**'),
      ...refuted(STREAMING, '3. **‸Squared against plain.**', '- **‸Strictly nearer.**'),
    ],
  ),
  fault(
    'the last part unloaded',
    replace(`${SOURCE}/search/find-part-to-unload.ts`, 'parts.length - 1', 'parts.length'),
    refuted(STREAMING, '4. **‸Never the last.**'),
  ),
  fault(
    'marks of the d world that it takes itself',
    replace(CALLBACK, 'marked.visible.set', 'world.visible.set'),
    refuted(
      STREAMED_WORLD,
      '8. **‸In the s world.**',
      '| **‸Marks of the d world.**',
      '| **‸Search of the d world.**',
      '| **‸Parts of the d world.**',
      '| **‸Mistaken marks.**',
      '- **‸Marks past the end.** A',
    ),
  ),
  fault(
    'a sector that is counted although a wall hides it',
    rewrite(CALLBACK, (text) =>
      text
        .replace('    sight.counted += 1\n', '')
        .replace('    if (occluders !==', '    sight.counted += 1\n    if (occluders !=='),
    ),
    [
      ...refuted(STREAMED_WORLD, '3. **‸Occluded.**'),
      ...refuted(STREAMING, '4. **‸Repeat.**'),
      ...refuted(STREAMED_WORLD, '1. **‸PVS first.**'),
    ],
  ),
  fault(
    'an alpha that becomes red',
    replace(`${SOURCE}/fade/set-material-alpha.ts`, 'material.colour[3]', 'material.colour[0]'),
    [
      ...refuted(STREAMED_WORLD, '1. **‸The fourth byte.**', '2. **‸The other three.**', '3. **‸The material again.**'),
      ...refuted(STREAMING, '1. **‸All materials.**', '2. **‸When it changes.**'),
      ...refuted(STREAMING, '1. **‸At once.**'),
    ],
  ),
  fault(
    'a release that is never pending',
    replace(`${SOURCE}/parts/release-atomic.ts`, '  sector.state = SECTOR_PENDING\n', ''),
    [
      ...refuted(
        STREAMED_WORLD,
        '1. **‸Pending first.**',
        '2. **‸Nothing there.**',
        '3. **‸In use.**',
        '7. **‸Held for ever.**',
      ),
      ...refuted(
        STREAMED_WORLD,
        '5. **‸Released.**',
        '6. **‸The sector again.**',
        '- **‸Released ones are passed over.**',
      ),
      ...refuted(STREAMING, '2. **‸First pending.**', '3. **‸Finished.**'),
    ],
  ),
  fault(
    'a retry that is lost',
    replace(`${SOURCE}/parts/unload-part.ts`, '    if (sector.state === SECTOR_RELEASED) continue\n', ''),
    [
      ...refuted(
        STREAMED_WORLD,
        '1. **‸Pending first.**',
        '3. **‸In use.**',
        '5. **‸Released.**',
        '- **‸Released ones are passed over.**',
      ),
      ...refuted(STREAMING, '2. **‸First pending.**', '3. **‸Finished.**', '10. **‸Tried again.**'),
      ...refuted(STREAMED_WORLD, '7. **‸Held for ever.**'),
      ...refuted(STREAMING, '6. **‸Not twice.**', '- **‸Half-released parts.**'),
    ],
  ),
  fault(
    'a PVS that stays off',
    replace(`${SOURCE}/visibility/visibility-pass.ts`, '    world.sight.pvs = true\n', ''),
    [
      ...refuted(STREAMING, '4. **‸Repeat.**', '6. **‸Only unindexed.**', '7. **‸PVS is on again.**'),
      ...refuted(STREAMING, '- **‸Errors of a walk.**'),
    ],
  ),
  fault(
    'a margin changed in the document and in the code',
    [
      replace(STREAMING, '| `UNLOAD_MARGIN` | 5.0 | `0x40a00000` |', '| `UNLOAD_MARGIN` | 5.25 | `0x40a80000` |'),
      replace(`${SOURCE}/constants.ts`, 'UNLOAD_MARGIN = 5\n', 'UNLOAD_MARGIN = 5.25\n'),
    ],
    refuted(STREAMING, '7. **‸Room is made.**'),
  ),
  fault(
    'every viewport the first',
    replace(
      `${SOURCE}/visibility/visibility-pass.ts`,
      'if (firstViewport) resetVisibility(world)',
      'resetVisibility(world)',
    ),
    [
      ...refuted(STREAMING, '2. **‸Other viewports.**', '4. **‸Repeat.**'),
      ...refuted(STREAMING, '4. **‸View point.**'),
    ],
  ),
  fault(
    'the d world preferred to the s world',
    replace(
      `${SOURCE}/update/part-streamer.ts`,
      'second.foundDistance < solid.foundDistance',
      'second.foundDistance <= solid.foundDistance',
    ),
    refuted(STREAMING, '- **‸S before d.**'),
  ),
  fault(
    'a part called off that keeps its room',
    rewrite(`${SOURCE}/parts/request-part.ts`, (text) => text.replace('  part.reservation?.release()\n', '')),
    [
      ...refuted(STREAMING, '1. **‸Room back.**', '2. **‸Too late.**', '3. **‸Asked for again.**'),
      ...refuted(
        STREAMING,
        '1. **‸Reading ends.**',
        '2. **‸All parts.**',
        '3. **‸In use or not.**',
        '4. **‸No more.**',
        '5. **‸Twice.**',
      ),
    ],
  ),
  fault(
    'a part that comes again as faded as it went',
    replace(`${SOURCE}/parts/read-part.ts`, '    sector.alpha = -1\n', ''),
    refuted(STREAMING, '1. **‸All materials.**', '2. **‸When it changes.**'),
  ),
  fault(
    'a draw list that remembers a world which has ended',
    replace(`${SOURCE}/parts/unload-world.ts`, '  world.sight.drawList.forget()\n', ''),
    refuted(STREAMING, '2. **‸All parts.**'),
  ),
]
