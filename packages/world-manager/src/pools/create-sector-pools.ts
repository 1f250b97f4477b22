import { PoolBudget } from '../budget/pool-budget.ts'
import type { Room } from '../budget/room.ts'
import { reserveOrRefuse } from '../budget/reserve-or-refuse.ts'
import { SECOND_SECTOR_POOL, SECTOR_POOL } from '../heap/pool-names.ts'
import { WorldManagerError } from '../world-manager-error.ts'
import { secondSectorPoolBytes, sectorPoolBytes } from './sector-pool-bytes.ts'

/** The two pools that the game sets aside when it starts. Nothing is known to use the second. */
export interface SectorPools {
  /** The Sector Pool: `budget` of a manager. */
  readonly sectorPool: PoolBudget
  /** Sector Pool 2, which no manager asks for. */
  readonly secondSectorPool: PoolBudget
}

/**
 * Makes the Sector Pool and Sector Pool 2 out of what the global heap has left.
 *
 * The second one asks again how much is left, after the first. Throws a `WorldManagerError` (`NoRoom`) when one of them
 * does not fit, and takes nothing then.
 *
 * @orig 0x0040d688 WorldManager_CreatePools (WorldManagerPS2.cpp)
 */
export function createSectorPools(globalHeap: Room): SectorPools {
  const bytes = sectorPoolBytes(globalHeap.free)
  if (bytes < 0)
    throw new WorldManagerError('NoRoom', `Unexpected ${bytes} bytes left for ${SECTOR_POOL}, expected some`)
  const first = reserveOrRefuse(globalHeap, SECTOR_POOL, bytes)
  try {
    const second = reserveOrRefuse(globalHeap, SECOND_SECTOR_POOL, secondSectorPoolBytes(globalHeap.free))
    return { sectorPool: new PoolBudget(bytes), secondSectorPool: new PoolBudget(second.bytes) }
  } catch (error) {
    first.release()
    throw error
  }
}
