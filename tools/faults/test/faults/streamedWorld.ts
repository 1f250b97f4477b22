import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { STREAMED_WORLD, STREAMING } from './files.ts'
import { streamedWorldCode } from './streamedWorldCode.ts'

const SOURCE = 'packages/streamed-world/src'

/** What the documents of the streamed world say, and what its package says of itself. */
const told: readonly Fault[] = [
  fault(
    'a function of the table that grew into the next',
    [
      replace(STREAMED_WORLD, '`WorldSector_ReleaseAtomic` | 156 |', '`WorldSector_ReleaseAtomic` | 164 |'),
      replace(STREAMED_WORLD, '7 functions, 1684 bytes.', '7 functions, 1692 bytes.'),
      replace(STREAMED_WORLD, '`0x004118b8`, 0x9c bytes.', '`0x004118b8`, 0xa4 bytes.'),
    ],
    finds('functions/overlap', STREAMED_WORLD, '| ‸`0x00411958` |'),
  ),
  fault(
    'a list of words that lost one',
    replace(STREAMED_WORLD, '| `0x08f8` | u32[18] | visible |', '| `0x08f8` | u32[17] | visible |'),
    finds('records/layout', STREAMED_WORLD, '| ‸`0x0940` | PartVector'),
  ),
  fault(
    'a margin changed in the document only',
    replace(STREAMING, '| `UNLOAD_MARGIN` | 5.0 | `0x40a00000` |', '| `UNLOAD_MARGIN` | 6.0 | `0x40c00000` |'),
    finds('const/value', `${SOURCE}/constants.ts`, 'UNLOAD_MARGIN = ‸5\n'),
  ),
  fault(
    'a claim without a case',
    replace(
      STREAMING,
      '\n7. **Of this world.** A request',
      '\n7. **Not too far.** Nor is one for a sector that is far.\n8. **Of this world.** A request',
    ),
    finds('claim/untested', STREAMING, '7. **‸Not too far.**'),
  ),
  fault(
    'the only case of a claim deleted',
    rewrite(STREAMING, (text) => text.replace(/- \*\*A broken walk\.\*\*[^]*?```\n\n/, '')),
    finds('claim/untested', STREAMING, '- **‸Errors of a walk.**'),
  ),
  fault(
    'a claim checked by a case that never runs its function',
    replace(
      STREAMING,
      'Checks [no atomic](#fadeSector.no-atomic).',
      'Checks [no atomic](#fadeSector.no-atomic) and [the reset](#resetFadeIns.at-once).',
    ),
    finds('claim/unexercised', STREAMING, '1. **‸At once.**'),
  ),
  fault(
    'a claim renamed and its links forgotten',
    replace(STREAMED_WORLD, '- **Null goes on.**', '- **A null goes on.**'),
    finds('links/unknown-claim', STREAMED_WORLD, 'Checks [the choice](‸#Choices.null-goes-on)'),
  ),
  fault(
    'the tag of a function deleted',
    replace(`${SOURCE}/fade/reset-fade-ins.ts`, ' *\n * @spec streaming/resetFadeIns\n', ''),
    finds('orig/missing', STREAMING, '| ‸`resetFadeIns` | unknown |'),
  ),
  fault(
    'a name cut short in a tag',
    replace(`${SOURCE}/parts/part-loaded.ts`, '@orig 0x004114d8 World_PartLoaded', '@orig 0x004114d8 World_PartLoad'),
    finds('orig/name', `${SOURCE}/parts/part-loaded.ts`, '0x004114d8 ‸World_PartLoad '),
  ),
]

/** The units on the streamed world, and their package. */
export const streamedWorld: readonly Fault[] = [...told, ...streamedWorldCode]
