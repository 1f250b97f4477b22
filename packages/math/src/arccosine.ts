import { arctangent } from './arctangent.ts'
import { HALF_TURN, QUARTER_TURN } from './constants.ts'

const { fround, sqrt } = Math

/**
 * The angle whose cosine is `c`, in radians: π/2 − atan(c / √(1 − c²)).
 *
 * 0 from 1 upwards and π from −1 downwards, so that a cosine a little past its range is no NaN. Every operation is
 * rounded to float32, which near 1 and −1 leaves few digits: 1 − c² then has hardly any.
 */
export function arccosine(c: number): number {
  if (c >= 1) return 0
  // Rounded, which changes nothing but tells the compiler that this is a float: otherwise it allocates one for each call.
  if (c <= -1) return fround(HALF_TURN)
  return fround(QUARTER_TURN - arctangent(fround(c / fround(sqrt(fround(1 - fround(c * c)))))))
}
