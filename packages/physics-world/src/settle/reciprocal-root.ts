const { fround, sqrt } = Math

/** The smallest number that the console does not take for 0: 2^-126. */
const SMALLEST = 1.1754943508222875e-38

/**
 * 1 / √x as a float32, and 0 for an x that is 0 to the console, where IEEE arithmetic has an infinity.
 *
 * The console has a huge number there, and 0 times that is 0. So is 0 times this, and the vector without length that it
 * was meant to make a unit vector stays 0.
 */
export function reciprocalRoot(x: number): number {
  return x < SMALLEST ? 0 : fround(1 / fround(sqrt(x)))
}
