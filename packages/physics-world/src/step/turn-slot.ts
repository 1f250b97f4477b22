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
 *     step n:  progress = 0.01·n·(n − 1)         0  0.02  0.06  0.12  0.2  0.3  0.42  0.56  0.72  0.9  1
 * ```
 *
 * An object that is held is not turned, but its time goes on. At the end the object is marked as settled and the slot
 * becomes free.
 */
export function turnSlot<Owner>(bodies: BodyList<Owner>, slot: SettleSlot<Owner>): void {
  const { object } = slot
  if (object === undefined) return
  const progress = fround(slot.progress + slot.speed)
  slot.speed = fround(slot.speed + slot.acceleration)
  slot.progress = progress > 1 ? 1 : progress

  if ((object.flags & HELD) === 0) {
    assignVec3(pose.position, object.pose.position)
    slerp(pose.rotation, slot.start, slot.end, slot.progress)
    object.writePose(pose)
  }
  const { body } = object
  if (body !== undefined) {
    markDirty(body)
    updateBody(bodies, body)
  }
  if (slot.progress < 1) return
  object.flags = (object.flags & ~SETTLING) | SETTLED
  slot.object = undefined
}
