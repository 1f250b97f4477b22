/**
 * The fraction that the first hit of a cast has to beat.
 *
 * @const rays/NEAREST_START
 */
export const NEAREST_START = 1e9

/**
 * A segment whose unit direction rises or falls this steeply, or more, is vertical to a capsule.
 *
 * @const rays/PARALLEL_COSINE
 */
export const PARALLEL_COSINE = 0.9999989867210388

/**
 * A segment shorter than this, in metres, is treated as vertical, too.
 *
 * @const rays/SHORTEST
 */
export const SHORTEST = 9.999999974752427e-7

/**
 * The body flag that a cast looks for.
 *
 * @const rays/RAYCAST_TARGET
 */
export const RAYCAST_TARGET = 0x2000

/**
 * The type mask that finds bodies of every type. Every known caster of the original passes it.
 *
 * @const rays/ALL_TYPES
 */
export const ALL_TYPES = 0xffffffff

/**
 * How far the boss tactic of the original casts, in metres.
 *
 * @const rays/BOSS_CAST_LENGTH
 */
export const BOSS_CAST_LENGTH = 25
