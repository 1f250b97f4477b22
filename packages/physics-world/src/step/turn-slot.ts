import { markDirty, updateBody, type BodyList } from '@coney/bodies'
import { slerp } from '@coney/math'
import { assignVec3 } from '../assign-vec3.ts'
import { HELD, SETTLED, SETTLING } from '../constants.ts'
import { createPose } from '../settle/pose.ts'
import type { SettleSlot } from '../settle/settle-slot.ts'

const { fround } = Math

const pose = createPose()

/**
 * Turns the object of a slot a little further.
 *
 * ```text
 *     step     1   2     3     4     5    6    7     8     9     10   11
 *     t        0   0.02  0.06  0.12  0.2  0.3  0.42  0.56  0.72  0.9  1.1, which counts as 1
 * ```
 *
 * An object that is held is not turned, but its time goes on. At the end the object is marked as settled and the slot
 * becomes free.
 */
export function turnSlot<Owner>(bodies: BodyList<Owner>, slot: SettleSlot<Owner>): void {
  const { object, speed } = slot
  if (object === undefined) return
  slot.t = fround(slot.t + speed)
  slot.speed = fround(speed + slot.acceleration)

  if ((object.flags & HELD) === 0) {
    assignVec3(pose.position, object.pose.position)
    slerp(pose.rotation, slot)
    object.writePose(pose)
  }
  const { body } = object
  if (body !== undefined) {
    markDirty(body)
    updateBody(bodies, body)
  }
  if (slot.t < 1) return
  object.flags = (object.flags & ~SETTLING) | SETTLED
  slot.object = undefined
}
