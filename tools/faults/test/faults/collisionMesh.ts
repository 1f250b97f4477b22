import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { COLLISION, WORLD_RAY } from './files.ts'
import { refuted } from './refuted.ts'

const SOURCE = 'packages/world-ray/src'
const CONSTANTS = `${SOURCE}/constants.ts`
const DRIVER = 'packages/world-ray/test/driver.ts'

/** The unit on the collision mesh, and what of the package of the world ray belongs to it. */
export const collisionMesh: readonly Fault[] = [
  fault(
    'a record that is larger than its fields',
    replace(COLLISION, '`MeshTriangle`, 0x0a bytes.', '`MeshTriangle`, 0x0c bytes.'),
    finds('records/layout', COLLISION, '`MeshTriangle`, ‸0x0c'),
  ),
  fault(
    'a size that became known in the table only',
    replace(COLLISION, '| `Collision_MarchRay` | unknown |', '| `Collision_MarchRay` | 528 |'),
    [
      finds('functions/total', COLLISION, '‸9 functions, 0 bytes'),
      finds('functions/opening-line', COLLISION, '‸`0x0034f740`, size unknown.'),
    ],
  ),
  fault('a claim renamed and its links forgotten', replace(COLLISION, '3. **Ended by 1.**', '3. **Ended by one.**'), [
    finds('links/unknown-claim', COLLISION, '**Behind the end.** Checks [ended by 1](‸#'),
    finds('links/unknown-claim', COLLISION, '**No material.** Checks [ended by 1](‸#'),
  ]),
  fault(
    'a byte of a chunk changed',
    replace(COLLISION, 'bytes(Grid) = "0100000003000000"', 'bytes(Grid) = "0100000004000000"'),
    refuted(
      COLLISION,
      '- **‸Whole cells.** The',
      '- **‸Clamp box.** It',
      '- **‸Listed widely.** A',
      '- **‸Lowest.** The',
      '- **‸There and back.** What',
    ),
  ),
  fault(
    'a clearance changed in the document and in the code',
    [
      replace(
        COLLISION,
        '| `GROUND_CLEARANCE` | 0.1 | `0x3dcccccd` |',
        '| `GROUND_CLEARANCE` | 0.125 | `0x3e000000` |',
      ),
      replace(CONSTANTS, 'GROUND_CLEARANCE = 0.10000000149011612', 'GROUND_CLEARANCE = 0.125'),
    ],
    refuted(COLLISION, '1. **‸Down.** A', '2. **‸A little above.**', '- **‸Rounding.**'),
  ),
  fault(
    'an advance changed in the code only',
    replace(CONSTANTS, 'MARKED_ADVANCE = 0.009999999776482582', 'MARKED_ADVANCE = 0.0010000000474974513'),
    [
      finds('const/value', CONSTANTS, 'MARKED_ADVANCE = ‸0.0010'),
      finds('claim/refuted', COLLISION, '1. **‸Through unmarked ground.**'),
    ],
  ),
  fault(
    'a guard against flat triangles removed',
    replace(
      `${SOURCE}/kernels/meet-triangle.ts`,
      'if (!(det >= PARALLEL_DETERMINANT || (twoSided && det <= -PARALLEL_DETERMINANT))) return false',
      'if (!twoSided && det < 0) return false',
    ),
    refuted(COLLISION, '4. **‸Small is flat.**', '3. **‸Flat from both.**'),
  ),
  fault(
    'a normal that is never turned round',
    replace(`${SOURCE}/cell/fill-result.ts`, 'flags & TRIANGLE_TWO_SIDED ? query.direction : undefined', 'undefined'),
    [
      finds('claim/refuted', COLLISION, '7. **‸Normal.**'),
      finds('claim/refuted', WORLD_RAY, '3. **‸Handed on.**'),
      finds('claim/refuted', WORLD_RAY, '| **‸Something kept.**'),
      finds('claim/refuted', WORLD_RAY, '- **‸Kept beats excluded.**'),
    ],
  ),
  fault(
    'a mask that counts one bit more',
    replace(`${SOURCE}/cell/is-tested.ts`, 'TRIANGLE_ENABLED | TRIANGLE_TESTED_DISABLED', 'TRIANGLE_ENABLED'),
    refuted(COLLISION, '2. **‸Masked.**', '3. **‸Disabled.**'),
  ),
  fault(
    'a list that goes on behind its end',
    replace(`${SOURCE}/cell/keeps-material.ts`, '    if (excluded === MATERIAL_NONE) return true\n', ''),
    refuted(COLLISION, '3. **‸Ended by 1.**'),
  ),
  fault(
    'an end that is no longer part of the ray',
    replace(`${SOURCE}/cell/test-cell.ts`, 'query.t <= query.length', 'query.t < query.length'),
    refuted(COLLISION, '4. **‸Met.**', '1. **‸Down.** A', '1. **‸Step by step.**'),
  ),
  fault(
    'a mark that wipes out its neighbours',
    replace(`${SOURCE}/mesh/checked-marks.ts`, '= byte | bit', '= bit'),
    refuted(COLLISION, '1. **‸Once a cast.**'),
  ),
  fault(
    'marks that outlive their cast',
    replace(`${SOURCE}/walk/collision-mesh-ray-cast.ts`, '  mesh.checked.fill(0)\n', ''),
    refuted(
      COLLISION,
      '2. **‸Box of cells.**',
      '3. **‸Outside.**',
      '4. **‸Fresh marks.**',
      '5. **‸One row or column.**',
      '6. **‸Column by column.**',
      '- **‸The line.**',
      '- **‸Order in a box.**',
      '- **‸Order in a column.**',
      '1. **‸Step by step.**',
      '1. **‸Through unmarked ground.**',
      '2. **‸Above marked ground.**',
    ),
  ),
  fault(
    'a column that is not clamped from below',
    replace(
      `${SOURCE}/walk/cell-range.ts`,
      'max(low[0]!, min(high[0]!, min(start.x, end.x)))',
      'min(high[0]!, min(start.x, end.x))',
    ),
    refuted(COLLISION, '2. **‸Box of cells.**', '3. **‸Outside.**', '6. **‸Column by column.**'),
  ),
  fault(
    'a row that is not clamped from below',
    replace(
      `${SOURCE}/walk/cell-range.ts`,
      'max(low[1]!, min(high[1]!, min(start.y, end.y)))',
      'min(high[1]!, min(start.y, end.y))',
    ),
    refuted(COLLISION, '3. **‸Outside.**'),
  ),
  fault(
    'a matrix read with its rows for columns',
    rewrite(`${SOURCE}/walk/to-grid.ts`, (text) =>
      text.replace('y * m[4]!', 'y * m[1]!').replace('x * m[1]!', 'x * m[4]!'),
    ),
    refuted(COLLISION, '2. **‸Box of cells.**'),
  ),
  fault(
    'a grid that takes metres for layers',
    replace(`${SOURCE}/walk/to-grid.ts`, 'fround(z * m[10]!)', 'z'),
    refuted(COLLISION, '2. **‸Box of cells.**'),
  ),
  fault(
    'a drop that gives up when its length is too large to get shorter',
    replace(`${SOURCE}/ground/drop-to-marked-ground.ts`, 'lower === ray.origin.z && left', 'left'),
    refuted(COLLISION, '1. **‸Through unmarked ground.**'),
  ),
  fault(
    'a march whose last step is as long as any',
    replace(`${SOURCE}/ground/march-ray.ts`, 'min(step, fround(end - done))', 'step'),
    refuted(COLLISION, '2. **‸Nothing in the way.**', '- **‸Last step.**'),
  ),
  fault(
    'a list that may begin where all lists end',
    replace(`${SOURCE}/chunks/read-lists.ts`, 'start >= lists.length', 'start > lists.length'),
    refuted(COLLISION, '- **‸Offsets of lists.**'),
  ),
  fault(
    'a triangle that stays switched off',
    replace(`${SOURCE}/chunks/read-triangles.ts`, ' | TRIANGLE_ENABLED', ''),
    refuted(COLLISION, '2. **‸All enabled.**'),
  ),
  fault(
    'a grid of nearly as many cells as it takes',
    replace(`${SOURCE}/build/fit-grid.ts`, 'ceil(length / SIDE)', 'Math.round(length / SIDE)'),
    refuted(COLLISION, '- **‸Size of the grid.**'),
  ),
  fault(
    'a driver that goes past the function it tests',
    rewrite(DRIVER, (text) =>
      text
        .replace(
          /import \{ rayTriangleOneSided.*\n/,
          "import { meetTriangle } from '../src/kernels/meet-triangle.ts'\n$&",
        )
        .replace(
          'meet(rayTriangleTwoSided, givens)',
          'meet((ray, edges, at) => meetTriangle(ray, edges, at, true), givens)',
        ),
    ),
    [
      '1. **‸Either side.**',
      '2. **‸Not met from either.**',
      '3. **‸Flat from both.**',
      '- **‸Edges belong.**',
      '- **‸No area.** A triangle',
    ].map((at) => finds('claim/unexercised', COLLISION, at)),
  ),
]
