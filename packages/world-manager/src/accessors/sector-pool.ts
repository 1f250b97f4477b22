import type { PoolBudget } from '../budget/pool-budget.ts'
import type { ManagerState } from '../manager-state.ts'

/** Where `sectorPool` writes how many bytes are free. */
export interface LargestFree {
  /** Bytes that are free; the original asks for the largest free block. */
  largestFree: number
}

/**
 * The Sector Pool; how much of it is free is written into `out`, if that is given.
 *
 * @orig 0x0040f850 WorldManager_GetSectorPool (unknown)
 */
export function sectorPool({ budget }: ManagerState, out: LargestFree | undefined): PoolBudget {
  if (out !== undefined) out.largestFree = budget.free
  return budget
}
