import type { ReadonlyVec3 } from './vec3.ts'

const { fround } = Math

/**
 * a · b in the order of the console's vector unit: x and y are added first, then z.
 *
 * Every product and every sum is rounded to float32.
 */
export function dot(a: ReadonlyVec3, b: ReadonlyVec3): number {
  return fround(fround(fround(a.x * b.x) + fround(a.y * b.y)) + fround(a.z * b.z))
}
