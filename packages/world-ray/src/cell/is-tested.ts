import { TRIANGLE_ENABLED, TRIANGLE_FLAGS, TRIANGLE_TESTED_DISABLED } from '../constants.ts'

/** Bits of a mask that ask for disabled triangles; they leave none out. */
const ASKS = TRIANGLE_ENABLED | TRIANGLE_TESTED_DISABLED

/**
 * Whether a query with this mask tests a triangle with these flags.
 *
 * Any flag that the mask has too, but for the two that ask for disabled triangles, leaves the triangle out. A disabled
 * one is tested if the mask asks for all, or for those that have `TRIANGLE_TESTED_DISABLED` and this is one.
 */
export function isTested(flags: number, mask: number): boolean {
  if ((flags & TRIANGLE_FLAGS & mask & ~ASKS) !== 0) return false
  return ((flags | mask) & TRIANGLE_ENABLED) !== 0 || (flags & mask & TRIANGLE_TESTED_DISABLED) !== 0
}
