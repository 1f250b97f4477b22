import { fault, replace } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { LEVEL, OCCLUDERS } from './files.ts'
import { READ } from './levelClaims.ts'
import { refuted } from './refuted.ts'

const SOURCE = 'packages/level/src/occluders'
const WALLS = `${SOURCE}/occluders.ts`

/** What the package of the level does with walls. */
export const occluders: readonly Fault[] = [
  fault(
    'boxes that are hidden however deep they are',
    replace(WALLS, '    if (!(fround(box.sup.y) >= LOWEST_TOP)) return false\n', ''),
    refuted(OCCLUDERS, '4. **‸Deep down.**'),
  ),
  fault(
    'a depth of the bottom instead of the top',
    replace(WALLS, 'fround(box.sup.y) >= LOWEST_TOP', 'fround(box.inf.y) >= LOWEST_TOP'),
    refuted(OCCLUDERS, '3. **‸No top.**', '4. **‸Deep down.**'),
  ),
  fault('an axis that keeps its sign', replace(WALLS, '[x, z, -y]', '[x, z, y]'), [
    ...READ,
    ...refuted(LEVEL, '1. **‸Kept.**', '2. **‸Turned.**'),
    ...refuted(
      OCCLUDERS,
      '1. **‸Axes.**',
      '1. **‸Out of sight.**',
      '2. **‸The side of P0.**',
      '3. **‸The side of P1.**',
      '4. **‸The wall.**',
      '5. **‸For each viewport.**',
      '7. **‸Edge on.**',
      '8. **‸Rounding.**',
      '1. **‸All corners.**',
      '2. **‸One wall.**',
      '3. **‸No top.**',
      '4. **‸Deep down.**',
      '5. **‸In the plane.**',
      '1. **‸By its radius.**',
      '2. **‸However deep.**',
    ),
  ]),
  fault(
    'a sphere that must not touch',
    replace(WALLS, '>= sphere[3]!', '> sphere[3]!'),
    refuted(OCCLUDERS, '1. **‸By its radius.**'),
  ),
]
