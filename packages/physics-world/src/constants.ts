/**
 * Steps from one measuring of the widest body to the next: two seconds.
 *
 * @const physics-world/REFRESH_TICKS
 */
export const REFRESH_TICKS = 120

/**
 * How many objects can settle at once.
 *
 * @const physics-world/SETTLE_SLOTS
 */
export const SETTLE_SLOTS = 64

/**
 * By how much a settling object gets faster each step.
 *
 * @const physics-world/SETTLE_ACCELERATION
 */
export const SETTLE_ACCELERATION = 0.019999999552965164

/**
 * Object flag: the object has a settle slot and is turning onto a side.
 *
 * @const physics-world/SETTLING
 */
export const SETTLING = 0x40000

/**
 * Object flag: the object has come to rest on a side.
 *
 * @const physics-world/SETTLED
 */
export const SETTLED = 0x8000000

/** Object flag: somebody holds the object, so that a settle does not turn it. */
export const HELD = 0x10

/**
 * The angle, in radians, that the first allowed axis has to beat.
 *
 * @const physics-world/FARTHEST_ANGLE
 */
export const FARTHEST_ANGLE = 1e9

/**
 * An axis to turn about, made a unit vector, whose squared length is below this is none.
 *
 * @const physics-world/NO_AXIS
 */
export const NO_AXIS = 9.999999974752427e-7

/**
 * The height of a human's capsule, and of the punch bag's, in metres.
 *
 * @const physics-world/HUMAN_HEIGHT
 */
export const HUMAN_HEIGHT = 2

/**
 * The radius of the same, and of the punch bag's segment, in metres.
 *
 * @const physics-world/HUMAN_RADIUS
 */
export const HUMAN_RADIUS = 0.3499999940395355

/**
 * The length of the punch bag's segment, in metres.
 *
 * @const physics-world/BAG_LENGTH
 */
export const BAG_LENGTH = 1.5

/**
 * The flags of a human body that was just constructed.
 *
 * @const physics-world/FRESH_HUMAN
 */
export const FRESH_HUMAN = 0x8000043f

/**
 * Shape flag: used to strike with.
 *
 * @const physics-world/STRIKE_SHAPE
 */
export const STRIKE_SHAPE = 0x2

/**
 * Shape flag: a target of strikes.
 *
 * @const physics-world/STRIKE_TARGET
 */
export const STRIKE_TARGET = 0x4
