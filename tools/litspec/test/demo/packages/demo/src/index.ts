/** @const demo/LIMIT */
export const LIMIT = 100

/** @const demo/HALF */
export const HALF = 0.5

/**
 * Adds to a count and stops at the limit.
 *
 * @orig 0x00001000 Counter_Add (counter.cpp)
 */
export function add(count: number, amount: number): number {
  if (amount > LIMIT) throw Object.assign(new RangeError('too large'), { code: 'TooLarge' })
  return Math.min(count + amount, LIMIT)
}

/**
 * Half of each number, added.
 *
 * @orig 0x00001020 Mean_Of (unknown)
 */
export function mean(first: number, second?: number): number {
  return second === undefined ? first : HALF * first + HALF * second
}
