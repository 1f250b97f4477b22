/**
 * Bytes of the Sector Pool on a retail console.
 *
 * @const world-manager/SECTOR_POOL_BYTES
 */
export const SECTOR_POOL_BYTES = 17_217_536

/**
 * Bytes that each of the two sector pools leaves in the global heap.
 *
 * @const world-manager/GLOBAL_HEAP_MARGIN
 */
export const GLOBAL_HEAP_MARGIN = 0x20000

/**
 * The least bytes of Sector Pool 2.
 *
 * @const world-manager/SECOND_POOL_FLOOR
 */
export const SECOND_POOL_FLOOR = 0x1000

/**
 * The least bytes of a World Level Pool.
 *
 * @const world-manager/LEVEL_POOL_FLOOR
 */
export const LEVEL_POOL_FLOOR = 0x40000

/**
 * Bytes of a World Level Pool for each hundred bytes of the level file.
 *
 * @const world-manager/LEVEL_POOL_PERCENT
 */
export const LEVEL_POOL_PERCENT = 103

/**
 * Bytes of the Global Data Pool for each hundred bytes of the global data.
 *
 * @const world-manager/GLOBAL_POOL_PERCENT
 */
export const GLOBAL_POOL_PERCENT = 101

/**
 * The load priority that a loaded level starts with: the float32 nearest to 0.001.
 *
 * @const world-manager/LOAD_PRIORITY
 */
export const LOAD_PRIORITY = 0.0010000000474974513

/**
 * The longest name of a world, in characters.
 *
 * @const world-manager/WORLD_NAME_LENGTH
 */
export const WORLD_NAME_LENGTH = 15

/**
 * The longest name of a level file, in characters, with its ending.
 *
 * @const world-manager/FILE_NAME_LENGTH
 */
export const FILE_NAME_LENGTH = 254

/** The file with the global data. */
export const GLOBAL_DATA_FILE = 'warriors.glr'
