import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { COLLISION, WORLD_RAY } from './files.ts'

const SOURCE = 'packages/world-ray/src'
const CAST = `${SOURCE}/cast/world-ray-cast.ts`
const DRIVER = 'packages/world-ray/test/driver.ts'

/** The unit on the ray into the level, and what of its package is its own. */
export const worldRay: readonly Fault[] = [
  fault(
    'a function that grew into one of another unit',
    [
      replace(WORLD_RAY, '`CollisionMesh_FreeChunks` | 240 |', '`CollisionMesh_FreeChunks` | 244 |'),
      replace(WORLD_RAY, '4 functions, 2636 bytes.', '4 functions, 2640 bytes.'),
      replace(WORLD_RAY, '`0x00350688`, 0xf0 bytes.', '`0x00350688`, 0xf4 bytes.'),
    ],
    finds('functions/overlap', COLLISION, '| ‸`0x00350778` |'),
  ),
  fault(
    'a field of the answer that grew',
    replace(WORLD_RAY, '| `0x2c` | u16 | flags |', '| `0x2c` | u32 | flags |'),
    finds('records/layout', WORLD_RAY, '| ‸`0x2e` |'),
  ),
  fault(
    'no material by another number, in the document only',
    replace(WORLD_RAY, '| `MATERIAL_NONE` | 1 | `0x1` |', '| `MATERIAL_NONE` | 0 | `0x0` |'),
    finds('const/value', `${SOURCE}/constants.ts`, 'MATERIAL_NONE = ‸1\n'),
  ),
  fault(
    'a function that left the ones without counterpart',
    rewrite(WORLD_RAY, (text) => text.replace(/- `CollisionMesh_UpdateEmpty`: [^]*?\n\n/, '\n')),
    finds('functions/no-claims', WORLD_RAY, '‸`CollisionMesh_UpdateEmpty` |'),
  ),
  fault(
    'the cases of a choice deleted',
    rewrite(WORLD_RAY, (text) => text.replace(/- \*\*Index\.\*\*[^]*?```\n\n/, '')),
    finds('claim/untested', WORLD_RAY, '- **‸Index for pointer.**'),
  ),
  fault(
    'the tag of the cast deleted',
    replace(CAST, ' *\n * @orig 0x0040db88 WorldManager_RayCast (unknown)\n', ''),
    finds('orig/missing', WORLD_RAY, '| ‸`0x0040db88` |'),
  ),
  fault('a material that is not prepared', replace(CAST, '  result.material = MATERIAL_NONE\n', ''), [
    finds('claim/refuted', WORLD_RAY, '1. **‸Preset.**'),
    finds('claim/refuted', WORLD_RAY, "2. **‸The caller's fields.**"),
    finds('claim/refuted', WORLD_RAY, '3. **‸Handed on.**'),
    finds('claim/refuted', WORLD_RAY, '| **‸Nothing crossed.**'),
    finds('claim/refuted', WORLD_RAY, '- **‸No level.** Where'),
  ]),
  fault(
    'two names of materials exchanged',
    rewrite(`${SOURCE}/materials/material-names.ts`, (text) =>
      text.replace(/( {2}'MATERIAL_CABINET',\n)( {2}'MATERIAL_BATON',\n)/, '$2$1'),
    ),
    finds('claim/refuted', WORLD_RAY, '1. **‸Known ids.**'),
  ),
  fault(
    'a name of a material corrected in the document',
    replace(WORLD_RAY, '| 6 | `"MATERIAL_ASHPHALT"` |', '| 6 | `"MATERIAL_ASPHALT"` |'),
    finds('claim/refuted', WORLD_RAY, '1. **‸Known ids.**'),
  ),
  fault(
    'an id with a sign',
    replace(`${SOURCE}/materials/material-name.ts`, 'id >>> 0', 'id | 0'),
    finds('claim/refuted', WORLD_RAY, '2. **‸Unknown ids.**'),
  ),
  fault(
    'a driver that prepares the answer itself',
    replace(
      DRIVER,
      'worldRay.worldRayCast(undefined, ray, after)',
      'if (ray.length > 0) Object.assign(after, { hit: false, material: 1 })',
    ),
    finds('claim/unexercised', WORLD_RAY, '- **‸No level.** Where'),
  ),
  fault(
    'a driver that knows what is unknown',
    replace(
      DRIVER,
      'name: worldRay.materialName(id)',
      "name: id < 0 || id > 190 ? 'unknown' : worldRay.materialName(id)",
    ),
    finds('claim/unexercised', WORLD_RAY, '2. **‸Unknown ids.**'),
  ),
]
