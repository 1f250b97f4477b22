/** How many materials have a name. */
export const MATERIAL_COUNT = 191

/**
 * The material of a result before anything is met. It also ends a list of excluded materials.
 *
 * @const world-ray/MATERIAL_NONE
 */
export const MATERIAL_NONE = 1

/**
 * Flag of a triangle that rays are tested against.
 *
 * @const collision-mesh/TRIANGLE_ENABLED
 */
export const TRIANGLE_ENABLED = 0x1

/**
 * Flag of a triangle that is met from both sides.
 *
 * @const collision-mesh/TRIANGLE_TWO_SIDED
 */
export const TRIANGLE_TWO_SIDED = 0x2

/**
 * Flag of a triangle, and bit of a mask: together they let a disabled triangle be tested.
 *
 * @const collision-mesh/TRIANGLE_TESTED_DISABLED
 */
export const TRIANGLE_TESTED_DISABLED = 0x800

/**
 * The flags of a triangle that casts know.
 *
 * @const collision-mesh/TRIANGLE_FLAGS
 */
export const TRIANGLE_FLAGS = 0xfff

/**
 * A ray whose determinant with a triangle is smaller than this goes along the triangle.
 *
 * @const collision-mesh/PARALLEL_DETERMINANT
 */
export const PARALLEL_DETERMINANT = 9.999999974752427e-7

/**
 * How far above the ground a drop ends, in metres.
 *
 * @const collision-mesh/GROUND_CLEARANCE
 */
export const GROUND_CLEARANCE = 0.10000000149011612

/**
 * How far above marked ground a drop ends, in metres.
 *
 * @const collision-mesh/MARKED_CLEARANCE
 */
export const MARKED_CLEARANCE = 0.25

/**
 * How far below unmarked ground a drop goes on, in metres.
 *
 * @const collision-mesh/MARKED_ADVANCE
 */
export const MARKED_ADVANCE = 0.009999999776482582
