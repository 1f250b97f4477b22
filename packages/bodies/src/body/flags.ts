/**
 * Body flag: the next update poses the body and sorts it again.
 *
 * @const bodies/DIRTY
 */
export const DIRTY = 0x80000000

/**
 * Body flag: an update works even when the body is not dirty.
 *
 * @const bodies/ALWAYS_UPDATE
 */
export const ALWAYS_UPDATE = 0x800

/**
 * The flags of a body that was just constructed.
 *
 * @const bodies/FRESH_BODY
 */
export const FRESH_BODY = 0x80000400
