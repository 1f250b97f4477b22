import type { Expected } from '../harness/fault.ts'
import { LEVEL, LEVEL_FILE } from './files.ts'
import { refuted } from './refuted.ts'

/** What the case checks that reads a whole level file. */
export const READ: readonly Expected[] = refuted(
  LEVEL_FILE,
  '1. **‸Header first.**',
  '2. **‸Then the mesh.**',
  '3. **‸Then the glows.**',
  '4. **‸Then three pairs.**',
  '5. **‸Then the occluders.**',
  '6. **‸Linked.**',
  '7. **‸Pushed.**',
)

/** What the case checks that goes from the file on a disc to the level. */
export const ROUND_TRIP: readonly Expected[] = refuted(
  LEVEL,
  '3. **‸The chunks.**',
  '4. **‸The level.**',
  '1. **‸On loading.**',
  '1. **‸Nothing in it.**',
  '1. **‸Kept.**',
)

/** What the case checks that lists in which order a level is destroyed. */
export const DESTROYED: readonly Expected[] = refuted(
  LEVEL,
  '| **‸Mesh first.**',
  '| **‸Occluders second.**',
  '| **‸World third.**',
  '| **‸Glows fourth.**',
  '| **‸Skyline fifth.**',
  '| **‸Sky box sixth.**',
  '| **‸Cloud box last.**',
  '1. **‸Models before dictionaries.**',
  '2. **‸Not as linked.**',
)

/** What the case checks that lists in which order a level is released. */
export const RELEASED: readonly Expected[] = refuted(
  LEVEL,
  '1. **‸Glows first.**',
  '2. **‸Then captions.**',
  '3. **‸Then the level.**',
)
