import { GLOBAL_POOL_PERCENT } from '../constants.ts'
import { percentOf } from './percent-of.ts'

/** How large the pool for global data of so many bytes (u32) is. */
export function globalDataPoolBytes(size: number): number {
  return percentOf(size, GLOBAL_POOL_PERCENT)
}
