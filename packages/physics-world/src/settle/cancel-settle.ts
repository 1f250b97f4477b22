import { SETTLING } from '../constants.ts'
import type { WorldState } from '../world-state.ts'
import type { SettlingObject } from './settling-object.ts'

/**
 * Lets go of an object, which keeps the rotation that it has reached.
 *
 * It loses the flag `SETTLING` whether or not it has a slot; the first slot that is its own becomes free.
 *
 * @orig 0x003410f0 IPhysics_CancelSettle (unknown)
 */
export function cancelSettle<Owner>(world: WorldState<Owner>, object: SettlingObject<Owner>): void {
  object.flags &= ~SETTLING
  const slot = world.pools.settleSlots.elements.find((candidate) => candidate.object === object)
  if (slot !== undefined) slot.object = undefined
}
