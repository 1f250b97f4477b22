import { LEVEL_POOL_FLOOR, LEVEL_POOL_PERCENT } from '../constants.ts'
import { percentOf } from './percent-of.ts'

/** How large the pool for a level is whose file has so many bytes (u32). */
export function worldLevelPoolBytes(size: number): number {
  return Math.max(percentOf(size, LEVEL_POOL_PERCENT), LEVEL_POOL_FLOOR)
}
