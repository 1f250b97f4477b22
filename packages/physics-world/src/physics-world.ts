import { addBody, removeBody, updateBody, type Body, type BodyList } from '@coney/bodies'
import type { ReadonlyVec3 } from '@coney/math'
import { RayCaster, type CastFilter, type Contact, type Ray } from '@coney/rays'
import { constructWorld } from './construct/construct-world.ts'
import type { PunchBag } from './construct/punch-bag.ts'
import type { HumanBody } from './pools/human-body.ts'
import type { Pools } from './pools/pools.ts'
import { cancelSettle } from './settle/cancel-settle.ts'
import type { SettlingObject } from './settle/settling-object.ts'
import { startSettle } from './settle/start-settle.ts'
import { restoreSnapshot, takeSnapshot, type Snapshot } from './snapshot/snapshot.ts'
import { stepWorld } from './step/step-world.ts'
import type { Tables } from './tables/tables.ts'
import type { WorldState } from './world-state.ts'

/** All that collides in a level, and the one motion that it makes by itself: what has landed settles onto a side. */
export class PhysicsWorld<Owner = unknown> implements WorldState<Owner> {
  /** The live bodies, in x order and by index. `add` and `remove` change it. */
  readonly bodies: BodyList<Owner>
  /** The bodies, shapes and slots that the world was made with. `takeBody` takes a body out of them. */
  readonly pools: Pools<Owner>
  /** Which function tests which shapes against each other. */
  readonly tables: Tables
  /** The one punch bag, which is in no pool. It is not live until its body is added. */
  readonly punchBag: PunchBag<Owner>
  /** The first of the list of humans. Whoever adds humans links it; the world only saves it. */
  humans: HumanBody<Owner> | undefined
  /** Steps since the widest body was last measured: 0 to 119. */
  ticks: number
  readonly #caster: RayCaster<Owner>

  /** A world with full pools and nobody in it yet. */
  constructor() {
    const { bodies, pools, tables, punchBag, humans, ticks } = constructWorld<Owner>()
    this.bodies = bodies
    this.pools = pools
    this.tables = tables
    this.punchBag = punchBag
    this.humans = humans
    this.ticks = ticks
    this.#caster = new RayCaster(bodies)
  }

  /** Makes a body live, with the bounds that it has now. Throws `InvalidBodyError` when it is live already. */
  add(body: Body<Owner>): void {
    addBody(this.bodies, body)
  }

  /** Takes a body out. Throws `InvalidBodyError` when it is not in. */
  remove(body: Body<Owner>): void {
    removeBody(this.bodies, body)
  }

  /** Takes up what changed in a body that was marked dirty. */
  update(body: Body<Owner>): void {
    updateBody(this.bodies, body)
  }

  /**
   * Casts a ray at the bodies and answers whether it meets one; the nearest is written into the contact.
   *
   * See `RayCaster` of `@coney/rays`, which does it.
   */
  cast(ray: Ray, contact: Contact<Owner>, filter?: CastFilter<Owner>): boolean {
    return this.#caster.cast(ray, contact, filter)
  }

  /** Goes on by a sixtieth of a second. Allocates nothing. */
  step(): void {
    stepWorld(this)
  }

  /**
   * Lets an object that has landed settle onto a side, which takes eleven steps.
   *
   * `normal` is the unit normal of the ground; the bits 1, 2 and 4 of `axisMask` allow the object's x, y and z axis to
   * end along it, or against it. Answers false, and changes nothing, when 64 objects are settling already or the mask
   * allows no axis. Do not ask again for an object with the flag `SETTLING`: it could get a second slot.
   */
  startSettle(object: SettlingObject<Owner>, normal: ReadonlyVec3, axisMask: number): boolean {
    return startSettle(this, object, normal, axisMask)
  }

  /** Stops an object from settling; it keeps the rotation that it has reached. Do this before you let go of it. */
  cancelSettle(object: SettlingObject<Owner>): void {
    cancelSettle(this, object)
  }

  /**
   * Copies all that the world holds: its pools, its slots, its list, and the bodies and shapes in them.
   *
   * Owners, settling objects, and bodies that are in no list and no pool are yours: save what they hold along with it.
   */
  snapshot(): Snapshot<Owner> {
    return takeSnapshot(this)
  }

  /** Makes the world what it was, to the bit. Bodies and shapes stay the same objects. */
  restore(snapshot: Snapshot<Owner>): void {
    restoreSnapshot(this, snapshot)
  }
}
