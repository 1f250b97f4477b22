/**
 * Shape flag: the shape takes part in tests. Every shape starts with it.
 *
 * @const bodies/SHAPE_ENABLED
 */
export const SHAPE_ENABLED = 0x1
