/** @const streamed-world/VISIBLE_WORDS */
export const VISIBLE_WORDS = 18

/**
 * The flag of a geometry that its materials colour it.
 *
 * @const streamed-world/MODULATE_MATERIAL_COLOUR
 */
export const MODULATE_MATERIAL_COLOUR = 0x40

/**
 * Its atomic is loaded.
 *
 * @const streamed-world/SECTOR_LOADED
 */
export const SECTOR_LOADED = 2

/**
 * Its release has begun and is not finished.
 *
 * @const streamed-world/SECTOR_PENDING
 */
export const SECTOR_PENDING = 3

/**
 * Its atomic is destroyed.
 *
 * @const streamed-world/SECTOR_RELEASED
 */
export const SECTOR_RELEASED = 4

/**
 * Nothing is as far as this: the largest float32.
 *
 * @const streaming/NO_DISTANCE
 */
export const NO_DISTANCE = 3.4028234663852886e38

/**
 * How much farther the part must be that makes room, in squared metres.
 *
 * @const streaming/UNLOAD_MARGIN
 */
export const UNLOAD_MARGIN = 5

/**
 * What is nearer than this is urgent, in squared metres.
 *
 * @const streaming/URGENT_DISTANCE
 */
export const URGENT_DISTANCE = 75

/**
 * How long a sector takes to appear, in milliseconds.
 *
 * @const streaming/FADE_MILLISECONDS
 */
export const FADE_MILLISECONDS = 1000
