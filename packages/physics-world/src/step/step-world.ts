import { REFRESH_TICKS } from '../constants.ts'
import type { WorldState } from '../world-state.ts'
import { refreshWidest } from './refresh-widest.ts'
import { turnSlot } from './turn-slot.ts'

/**
 * What the world does by itself in a sixtieth of a second: every two seconds it measures its widest body, and everything
 * that settles turns a little further, slot by slot.
 *
 * @orig 0x00340918 IPhysics_Step (unknown)
 */
export function stepWorld<Owner>(world: WorldState<Owner>): void {
  world.ticks++
  if (world.ticks >= REFRESH_TICKS) {
    world.ticks = 0
    refreshWidest(world.bodies)
  }
  const slots = world.pools.settleSlots.elements
  for (let i = 0; i < slots.length; i++) turnSlot(world.bodies, slots[i]!)
}
