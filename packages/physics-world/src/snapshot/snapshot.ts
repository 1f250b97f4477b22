import type { HumanBody } from '../pools/human-body.ts'
import type { IgnoreSlot } from '../pools/ignore-slot.ts'
import type { SettleSlot } from '../settle/settle-slot.ts'
import type { WorldState } from '../world-state.ts'
import { loadBody, saveBody, type BodyState } from './body-state.ts'
import { everyBody, everyShape } from './everything.ts'
import { loadList, saveList, type ListState } from './list-state.ts'
import { loadShapes, saveShapes, type ShapesState } from './shapes-state.ts'
import { loadIgnoreSlot, loadSettleSlot, saveIgnoreSlot, saveSettleSlot } from './slot-states.ts'

/** What a world was like at one moment. It is only read, so it can be gone back to any number of times. */
export interface Snapshot<Owner = unknown> {
  /** `PhysicsWorld.ticks` at that moment. */
  readonly ticks: number
  /** The first of the list of humans. */
  readonly humans: HumanBody<Owner> | undefined
  /** The list of live bodies. */
  readonly list: ListState<Owner>
  /** Every body of the pools, of the list, of the punch bag, and of objects that were settling. */
  readonly bodies: readonly BodyState<Owner>[]
  /** Every shape of the pools and of those bodies. */
  readonly shapes: ShapesState
  /** A copy of each slot, in the order of the pool. */
  readonly settleSlots: readonly SettleSlot<Owner>[]
  /** A copy of each slot, in the order of the pool. */
  readonly ignoreSlots: readonly IgnoreSlot<Owner>[]
}

/** Copies all that a world holds. Owners and settling objects are the caller's: only who they are is kept. */
export function takeSnapshot<Owner>(world: WorldState<Owner>): Snapshot<Owner> {
  const bodies = everyBody(world)
  return {
    ticks: world.ticks,
    humans: world.humans,
    list: saveList(world.bodies),
    bodies: Array.from(bodies, saveBody),
    shapes: saveShapes(everyShape(world, bodies)),
    settleSlots: world.pools.settleSlots.elements.map(saveSettleSlot),
    ignoreSlots: world.pools.ignoreSlots.elements.map(saveIgnoreSlot),
  }
}

/** Makes a world what it was, to the bit. Bodies and shapes stay the same objects. */
export function restoreSnapshot<Owner>(world: WorldState<Owner>, snapshot: Snapshot<Owner>): void {
  world.ticks = snapshot.ticks
  world.humans = snapshot.humans
  loadList(world.bodies, snapshot.list)
  snapshot.bodies.forEach(loadBody)
  loadShapes(snapshot.shapes)
  world.pools.settleSlots.elements.forEach((slot, i) => loadSettleSlot(slot, snapshot.settleSlots[i]!))
  world.pools.ignoreSlots.elements.forEach((slot, i) => loadIgnoreSlot(slot, snapshot.ignoreSlots[i]!))
}
