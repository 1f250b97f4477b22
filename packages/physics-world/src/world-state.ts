import type { BodyList } from '@coney/bodies'
import type { PunchBag } from './construct/punch-bag.ts'
import type { HumanBody } from './pools/human-body.ts'
import type { Pools } from './pools/pools.ts'
import type { Tables } from './tables/tables.ts'

/** What a physics world holds. */
export interface WorldState<Owner = unknown> {
  /** The live bodies, in x order and by index. */
  readonly bodies: BodyList<Owner>
  /** The first of the list of humans. */
  humans: HumanBody<Owner> | undefined
  /** Steps since the widest body was last measured. */
  ticks: number
  /** The bodies, shapes and slots that the world was made with. */
  readonly pools: Pools<Owner>
  /** Which function tests which shapes against each other. */
  readonly tables: Tables
  /** The one punch bag, which is in no pool. */
  readonly punchBag: PunchBag<Owner>
}
