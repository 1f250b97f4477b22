import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { PHYSICS } from './files.ts'
import { TIMES } from './physicsWorldClaims.ts'
import { refuted } from './refuted.ts'

const SOURCE = 'packages/physics-world/src'
const CONSTANTS = `${SOURCE}/constants.ts`
const NEAREST_AXIS = `${SOURCE}/settle/nearest-axis.ts`
const TARGET = `${SOURCE}/settle/settle-target.ts`
const DRIVER = 'packages/physics-world/test/driver.ts'

const BONES = ['3. **‸Five segments.**', '4. **‸Five spheres.**', '5. **‸Bone list.**']

/** What the package of the physics world does, and what its driver makes of it. */
export const physicsWorldCode: readonly Fault[] = [
  fault(
    'the tag of a constant deleted',
    replace(CONSTANTS, ' *\n * @const physics-world/BAG_LENGTH\n', ''),
    finds('const/missing', PHYSICS, '| ‸`BAG_LENGTH` |'),
  ),
  fault(
    'another name in a tag',
    replace(NEAREST_AXIS, '0x00340b38 Settle_NearestAxis', '0x00340b38 Settle_NearAxis'),
    finds('orig/name', NEAREST_AXIS, '0x00340b38 ‸Settle_NearAxis'),
  ),
  fault(
    'a length changed in the document and in the code',
    [
      replace(PHYSICS, '| `BAG_LENGTH` | 1.5 | `0x3fc00000` |', '| `BAG_LENGTH` | 1.75 | `0x3fe00000` |'),
      replace(CONSTANTS, 'BAG_LENGTH = 1.5', 'BAG_LENGTH = 1.75'),
    ],
    refuted(PHYSICS, '1. **‸Bag capsule.**', '2. **‸Bag segment.**'),
  ),
  fault(
    'a pool that is moved in the code',
    replace(`${SOURCE}/pools/pools.ts`, "'box', { offset: 0x2c530", "'box', { offset: 0x2c350"),
    refuted(PHYSICS, '| **‸Object boxes.**'),
  ),
  fault(
    'spheres before segments',
    rewrite(`${SOURCE}/construct/human-sets.ts`, (text) =>
      text.replace('human.boneShapes.push(shape)', 'human.boneShapes.unshift(shape)'),
    ),
    refuted(PHYSICS, '2. **‸One capsule.**', ...BONES, '6. **‸Bone sizes.**', '7. **‸Bone flags.**'),
  ),
  fault(
    'two entries of a table exchanged',
    rewrite(`${SOURCE}/tables/mesh-tables.ts`, (text) =>
      text.replace('0x003473c8', '?').replace('0x003473c0', '0x003473c8').replace('?', '0x003473c0'),
    ),
    refuted(
      PHYSICS,
      '1. **‸Overlaps.**',
      '2. **‸Sweeps.**',
      '3. **‸Mesh sweeps.**',
      '4. **‸Mesh overlaps.**',
      '5. **‸Rays.**',
    ),
  ),
  fault(
    'a body given back as it was',
    replace(`${SOURCE}/pools/free-body.ts`, '    body.flags = FRESH_BODY | 0\n', ''),
    refuted(PHYSICS, '- **‸First free body.**'),
  ),
  fault(
    'the widest body measured after the turns',
    rewrite(`${SOURCE}/step/step-world.ts`, (text) =>
      text.replace(/( {2}world\.ticks\+\+\n[^]*?\n {2}\}\n)([^]*turnSlot.*\n)/, '$2$1'),
    ),
    refuted(PHYSICS, '2. **‸Measured anew.**'),
  ),
  fault(
    'a nearest axis that prefers the last of equals',
    replace(NEAREST_AXIS, 'angle < nearest', 'angle <= nearest'),
    refuted(PHYSICS, '4. **‸Positive axes.**', '5. **‸Lower index.**', '6. **‸Angles decide.**'),
  ),
  fault(
    'a nearest axis by the dot product',
    replace(NEAREST_AXIS, 'arccosine(dot(axes[i]!, normal))', '-dot(axes[i]!, normal)'),
    refuted(PHYSICS, '6. **‸Angles decide.**'),
  ),
  fault(
    'a guard that asks before the length is 1',
    rewrite(TARGET, (text) =>
      text.replace(
        /( {2}scale\(about, about, [^\n]*\n)([^]*?\n {2}\}\n)/,
        (_, line: string, rest: string) => rest + line,
      ),
    ),
    refuted(PHYSICS, '- **‸Small tilts.**', '- **‸Parallel means zero.**'),
  ),
  fault(
    'a right angle in another precision',
    replace(TARGET, 'angle > QUARTER_TURN', 'angle > Math.PI / 2'),
    refuted(
      PHYSICS,
      '3. **‸Along the arc.**',
      '4. **‸Written back.**',
      '6. **‸Arrived.**',
      '1. **‸Side.**',
      '2. **‸Axis of the turn.**',
      '6. **‸Product.**',
      '7. **‸Same half.**',
      '- **‸A right angle.**',
      '1. **‸First slot.**',
      '1. **‸Flag first.**',
      '2. **‸First of its slots.**',
      '3. **‸Nothing else.**',
      '- **‸One precision.**',
    ),
  ),
  fault(
    'a root of nothing that is not caught',
    replace(
      `${SOURCE}/settle/reciprocal-root.ts`,
      'x < SMALLEST ? 0 : fround(1 / fround(sqrt(x)))',
      'fround(1 / fround(sqrt(x)))',
    ),
    refuted(PHYSICS, '4. **‸Parallel guard.**', '6. **‸Product.**', '- **‸Parallel means zero.**'),
  ),
  fault(
    'a speed that grows before it is used',
    replace(
      `${SOURCE}/step/turn-slot.ts`,
      'slot.t = fround(slot.t + speed)\n  slot.speed = fround(speed + slot.acceleration)',
      'slot.speed = fround(speed + slot.acceleration)\n  slot.t = fround(slot.t + slot.speed)',
    ),
    refuted(
      PHYSICS,
      ...TIMES,
      '2. **‸Measured anew.**',
      '3. **‸Along the arc.**',
      '4. **‸Written back.**',
      '5. **‸Body follows.**',
      '6. **‸Arrived.**',
      '1. **‸First slot.**',
      '5. **‸Pose now.**',
      '6. **‸Spin ends.**',
      '8. **‸End.**',
      '1. **‸Flag first.**',
      '2. **‸First of its slots.**',
      '3. **‸Nothing else.**',
      '- **‸Owners pose shapes.**',
      '- **‸Pose now of a spin.**',
    ),
  ),
  fault(
    'a flag that stays without a slot',
    rewrite(`${SOURCE}/settle/cancel-settle.ts`, (text) =>
      text
        .replace('  object.flags &= ~SETTLING\n', '')
        .replace(
          'if (slot !== undefined) slot.object = undefined',
          'if (slot === undefined) return\n  object.flags &= ~SETTLING\n  slot.object = undefined',
        ),
    ),
    refuted(PHYSICS, '1. **‸Flag first.**', '3. **‸Nothing else.**'),
  ),
  fault(
    'a driver that knows the end of what lies flat',
    replace(
      DRIVER,
      '    settleTarget: ({ start, normal, axisMask }) => {\n',
      '    settleTarget: ({ start, normal, axisMask }) => {\n      if (start.w === 1 && axisMask === 4 && normal.x === 0) return { end: start }\n',
    ),
    [
      finds('claim/unexercised', PHYSICS, '4. **‸Parallel guard.**'),
      finds('claim/unexercised', PHYSICS, '6. **‸Product.**'),
      finds('claim/unexercised', PHYSICS, '- **‸Parallel means zero.**'),
    ],
  ),
  fault(
    'a driver that knows that nothing is allowed, and asks nobody',
    replace(
      DRIVER,
      '    nearestAxis: ({ rotation, normal, axisMask }) => {\n',
      '    nearestAxis: ({ rotation, normal, axisMask }) => {\n      if ((axisMask & 7) === 0) return { axis: undefined }\n',
    ),
    finds('claim/unexercised', PHYSICS, '- **‸No axis allowed.**'),
  ),
]
