import { arccosine, axesOfQuaternion, copyVec3, createAxes, dot } from '@coney/math'
import type { ReadonlyQuaternion, ReadonlyVec3, Vec3 } from '@coney/math'
import { FARTHEST_ANGLE } from '../constants.ts'

const axes = createAxes()

/**
 * Writes the allowed axis of a turned object that points most nearly along a unit normal into `out`.
 *
 * Bits 0, 1 and 2 of the mask allow the object's x, y and z axis. Only the positive axes are looked at, the nearest by
 * angle wins, and of equal ones the first. Answers false, and writes nothing, when no axis is allowed.
 *
 * ```text
 *     n     A2
 *     |    /       the angle of A2 is smaller than that of A0: A2 wins
 *     |   /
 *     |  /   _.A0
 *     | /_.-'
 *     o
 * ```
 *
 * @orig 0x00340b38 Settle_NearestAxis (unknown)
 */
export function nearestAxis(out: Vec3, rotation: ReadonlyQuaternion, normal: ReadonlyVec3, axisMask: number): boolean {
  axesOfQuaternion(axes, rotation)
  let nearest = FARTHEST_ANGLE
  let found: ReadonlyVec3 | undefined
  for (let i = 0; i < 3; i++) {
    if ((axisMask & (1 << i)) === 0) continue
    const angle = arccosine(dot(axes[i]!, normal))
    if (angle < nearest) {
      nearest = angle
      found = axes[i]
    }
  }
  if (found === undefined) return false
  copyVec3(out, found)
  return true
}
