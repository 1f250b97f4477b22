import { fault, finds, replace, rewrite } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { MATHS, PHYSICS } from './files.ts'

const CONSTANTS = 'packages/math/src/constants.ts'
const AXES = 'packages/math/src/axes-of-quaternion.ts'
const SPIN = 'packages/math/src/integrate-angular.ts'
const SLERP = 'packages/math/src/slerp.ts'
const DRIVER = 'packages/math/test/driver.ts'

/** The unit on turning things, and its package. The physics world turns with it. */
export const maths: readonly Fault[] = [
  fault(
    'a digit of a constant dropped and its bits forgotten',
    replace(MATHS, '| `SHIFT` | 0.57735026 |', '| `SHIFT` | 0.5773502 |'),
    finds('constants/bits', MATHS, '| 0.5773502 | ‸`0x3f13cd3a`'),
  ),
  fault(
    'a bound that became wider in the document only',
    replace(MATHS, '| `NEARLY_PARALLEL` | 1e-6 | `0x358637bd` |', '| `NEARLY_PARALLEL` | 1e-5 | `0x3727c5ac` |'),
    finds('const/value', CONSTANTS, 'NEARLY_PARALLEL = ‸9.99'),
  ),
  fault(
    'a coefficient rounded to 1, in the document and in the code',
    [
      replace(MATHS, '| `ATAN_LINEAR` | 0.99999905 | `0x3f7ffff0` |', '| `ATAN_LINEAR` | 1.0 | `0x3f800000` |'),
      replace(CONSTANTS, 'ATAN_LINEAR = 0.9999990463256836', 'ATAN_LINEAR = 1'),
    ],
    finds('claim/refuted', MATHS, '4. **‸The fraction.**'),
  ),
  fault(
    'a claim renamed and its link forgotten',
    replace(MATHS, '- **Straight line.** A', '- **A straight line.** A'),
    finds('links/unknown-claim', MATHS, '[the straight line](‸#Choices.straight-line)'),
  ),
  fault(
    'the only case of a claim deleted',
    rewrite(MATHS, (text) => text.replace(/- \*\*No rotation at all\.\*\*[^]*?\n\n/, '\n')),
    finds('claim/untested', MATHS, '3. **‸Collapsed.**'),
  ),
  fault(
    'a tag deleted',
    replace(SPIN, ' *\n * @orig 0x00335b08 Quat_IntegrateAngular (unknown)\n', ''),
    finds('orig/missing', MATHS, '| ‸`0x00335b08` |'),
  ),
  fault(
    'a tag with a digit mistyped',
    replace(AXES, '@orig 0x00336500', '@orig 0x00336508'),
    finds('orig/unknown-address', AXES, '‸@orig 0x00336508'),
  ),
  fault(
    'a blend that negates the wrong one',
    replace(SLERP, 'if (cosine < 0) b = -b', 'if (cosine < 0) a = -a'),
    finds('claim/refuted', MATHS, '3. **‸The short way.**'),
  ),
  fault(
    'a blend that no longer ends at its end',
    replace(SLERP, 't > 0 ? (t < 1 ? fround(t) : 1) : 0', 't > 0 ? fround(t) : 0'),
    [
      finds('claim/refuted', MATHS, '2. **‸Clamped.**'),
      finds('claim/refuted', PHYSICS, '3. **‸Along the arc.**'),
      finds('claim/refuted', PHYSICS, '4. **‸Written back.**'),
      finds('claim/refuted', PHYSICS, '5. **‸Body follows.**'),
      finds('claim/refuted', PHYSICS, '6. **‸Arrived.**'),
      finds('claim/refuted', PHYSICS, '- **‸Owners pose shapes.**'),
      finds('claim/refuted', PHYSICS, '- **‸Snapshot.**'),
    ],
  ),
  fault(
    'two factors of a cross product exchanged',
    replace(SPIN, 'fround(v * z) - fround(s * y)', 'fround(s * y) - fround(v * z)'),
    [finds('claim/refuted', MATHS, '1. **‸One step.**'), finds('claim/refuted', MATHS, '2. **‸Unit again.**')],
  ),
  fault(
    'a driver that asks JavaScript for an arctangent',
    replace(DRIVER, 'math.arctangent(x)', 'Math.fround(Math.atan(x))'),
    [
      finds('claim/unexercised', MATHS, '1. **‸Negative.**'),
      finds('claim/unexercised', MATHS, '2. **‸Above one.**'),
      finds('claim/unexercised', MATHS, '3. **‸Shifted.**'),
      finds('claim/refuted', MATHS, '4. **‸The fraction.**'),
    ],
  ),
]
