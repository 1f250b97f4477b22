import { createBodyList, SHAPE_ENABLED } from '@coney/bodies'
import { STRIKE_SHAPE } from '../constants.ts'
import { createPools, type Pools } from '../pools/pools.ts'
import { createTables } from '../tables/tables.ts'
import type { WorldState } from '../world-state.ts'
import { fillHumanSets } from './human-sets.ts'
import { createPunchBag } from './punch-bag.ts'

/**
 * A new physics world: full pools, tables, 60 human body sets and the punch bag, and nobody in it yet.
 *
 * @orig 0x0033c288 IPhysics_Construct (unknown)
 */
export function constructWorld<Owner>(): WorldState<Owner> {
  const pools = createPools<Owner>()
  switchOffStrikeSpheres(pools)
  fillHumanSets(pools)
  return {
    bodies: createBodyList<Owner>(),
    humans: undefined,
    ticks: 0,
    pools,
    tables: createTables(),
    punchBag: createPunchBag<Owner>(),
  }
}

/** A strike sphere is enabled only while its weapon strikes. */
function switchOffStrikeSpheres(pools: Pools): void {
  for (const sphere of pools.strikeSpheres.elements) sphere.flags = (sphere.flags & ~SHAPE_ENABLED) | STRIKE_SHAPE
}
