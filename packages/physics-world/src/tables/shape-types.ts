/**
 * The number of each shape in the tables. Row and column 0 stay empty.
 *
 * They are those of the original: 1 box, 2 sphere, 3 capsule, 4 segment.
 */
export const SHAPE_TYPES = {
  /** That of a `BoxShape`. */
  box: 1,
  /** That of a `SphereShape`. */
  sphere: 2,
  /** That of a `CapsuleShape`. */
  capsule: 3,
  /** That of a `SegmentShape`. */
  segment: 4,
} as const

/** How many rows, and columns, a table has. */
export const TABLE_SIZE = 5
