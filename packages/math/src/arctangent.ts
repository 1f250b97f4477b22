import {
  ATAN_CUBIC,
  ATAN_DIVISOR,
  ATAN_LINEAR,
  QUARTER_TURN,
  SHIFT,
  SHIFT_ABOVE,
  SIXTH_OF_HALF_TURN,
} from './constants.ts'

const { abs, fround } = Math

/**
 * The angle whose tangent is `x`, in radians from −π/2 to π/2, by a fraction of polynomials: right to about 1e-6.
 *
 * ```text
 *     x < 0          atan(x) = −atan(−x)
 *     x > 1          atan(x) = π/2 − atan(1/x)
 *     x > tan(π/12)  atan(x) = π/6 + atan((x − tan(π/6)) / (1 + x·tan(π/6)))
 *     then           atan(x) ≈ x·(0.99999905 + 0.25797766·x²) / (1 + 0.5912045·x²)
 * ```
 *
 * Every operation is rounded to float32.
 *
 * @orig 0x003356a0 Math_ArcTangent (unknown)
 */
export function arctangent(x: number): number {
  const size = abs(x)
  const steep = size > 1
  let rest = steep ? fround(1 / size) : size
  const shifted = rest > SHIFT_ABOVE
  if (shifted) rest = fround(fround(rest - SHIFT) / fround(1 + fround(rest * SHIFT)))
  const square = fround(rest * rest)
  const dividend = fround(rest * fround(ATAN_LINEAR + fround(ATAN_CUBIC * square)))
  let angle = fround(dividend / fround(1 + fround(ATAN_DIVISOR * square)))
  if (shifted) angle = fround(SIXTH_OF_HALF_TURN + angle)
  if (steep) angle = fround(QUARTER_TURN - angle)
  return x < 0 ? -angle : angle
}
