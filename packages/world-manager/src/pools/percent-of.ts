/**
 * So many percent of a size, as unsigned numbers of 32 bits make it: the product keeps its lower 32 bits, and the quotient
 * its whole part.
 *
 * `size` and the result are bytes, `percent` is a whole number.
 */
export function percentOf(size: number, percent: number): number {
  return Math.floor((Math.imul(size, percent) >>> 0) / 100)
}
