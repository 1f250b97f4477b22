import { copyQuaternion, copyVec3, createQuaternion, createVec3, type ReadonlyVec3 } from '@coney/math'
import { SETTLE_ACCELERATION, SETTLING } from '../constants.ts'
import type { WorldState } from '../world-state.ts'
import { createPose } from './pose.ts'
import { settleTarget } from './settle-target.ts'
import type { SettlingObject } from './settling-object.ts'
import type { SettleSlot } from './settle-slot.ts'

const NO_SPIN = createVec3()
const pose = createPose()
const start = createQuaternion()
const end = createQuaternion()

/**
 * Gives an object that has landed a slot to settle in, and answers whether it got one.
 *
 * It starts from the rotation that it has reached by now and stops spinning. The slot is the first that is free or the
 * object's own. Without a slot, or without an allowed axis, nothing changes at all.
 *
 * @orig 0x00340fe0 IPhysics_StartSettle (unknown)
 */
export function startSettle<Owner>(
  world: WorldState<Owner>,
  object: SettlingObject<Owner>,
  normal: ReadonlyVec3,
  axisMask: number,
): boolean {
  const slot = slotFor(world, object)
  if (slot === undefined) return false
  object.readPoseNow(pose)
  copyQuaternion(start, pose.rotation)
  if (!settleTarget(end, start, normal, axisMask)) return false

  slot.acceleration = SETTLE_ACCELERATION
  slot.object = object
  slot.t = 0
  slot.speed = 0
  copyQuaternion(slot.start, start)
  copyVec3(object.angularVelocity, NO_SPIN)
  object.flags |= SETTLING
  copyQuaternion(slot.end, end)
  return true
}

/** The first slot that is free or holds the object already. */
function slotFor<Owner>(world: WorldState<Owner>, object: SettlingObject<Owner>): SettleSlot<Owner> | undefined {
  return world.pools.settleSlots.elements.find((slot) => slot.object === undefined || slot.object === object)
}
