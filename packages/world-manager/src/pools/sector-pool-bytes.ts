import { GLOBAL_HEAP_MARGIN, SECOND_POOL_FLOOR } from '../constants.ts'

/** How large the Sector Pool is when the largest free block has so many bytes (u32); negative when it has too few. */
export function sectorPoolBytes(largestFree: number): number {
  return (largestFree - GLOBAL_HEAP_MARGIN) | 0
}

/** How large Sector Pool 2 is when the largest free block has so many bytes (u32). The comparison has a sign. */
export function secondSectorPoolBytes(largestFree: number): number {
  return Math.max((largestFree - GLOBAL_HEAP_MARGIN) | 0, SECOND_POOL_FLOOR)
}
