/**
 * Half a turn, π, as a float32.
 *
 * @const maths/HALF_TURN
 */
export const HALF_TURN = 3.1415927410125732

/**
 * A quarter turn, π/2, as a float32. The double π/2 is a little smaller: compare an angle in float32 with this one.
 *
 * @const maths/QUARTER_TURN
 */
export const QUARTER_TURN = 1.5707963705062866

/**
 * π/6, by which an arctangent is shifted.
 *
 * @const maths/SIXTH_OF_HALF_TURN
 */
export const SIXTH_OF_HALF_TURN = 0.5235987901687622

/**
 * tan(π/12): the arctangent of a larger tangent is shifted.
 *
 * @const maths/SHIFT_ABOVE
 */
export const SHIFT_ABOVE = 0.2679491937160492

/**
 * tan(π/6): the tangent of the shift.
 *
 * @const maths/SHIFT
 */
export const SHIFT = 0.5773502588272095

/**
 * The coefficient of x in the dividend of the arctangent.
 *
 * @const maths/ATAN_LINEAR
 */
export const ATAN_LINEAR = 0.9999990463256836

/**
 * The coefficient of x³ in the dividend of the arctangent.
 *
 * @const maths/ATAN_CUBIC
 */
export const ATAN_CUBIC = 0.2579776644706726

/**
 * The coefficient of x² in the divisor of the arctangent.
 *
 * @const maths/ATAN_DIVISOR
 */
export const ATAN_DIVISOR = 0.5912045240402222

/**
 * Two rotations whose cosine is closer to 1 or −1 than this are blended in a straight line.
 *
 * @const maths/NEARLY_PARALLEL
 */
export const NEARLY_PARALLEL = 9.999999974752427e-7
