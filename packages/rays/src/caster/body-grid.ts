import type { Body, BoxShape, CapsuleShape } from '@coney/bodies'

/** Numbers of a body in `BodyGrid.boxes`. */
export const STRIDE = 10

/**
 * The bodies of a list sorted into square cells, seen from above.
 *
 * Cells hold places in the list, not bodies, so that of equally near hits the earlier one can be told:
 *
 * ```text
 *     +-----+-----+-----+
 *     |     | 3   | 3   |      cellStart   0 1 3 3 3 4 5     (from the lower left, row by row)
 *     +-----+-----+-----+      items       0 0 1 3 3
 *     | 0   | 0 1 |     |
 *     +-----+-----+-----+
 * ```
 */
export interface BodyGrid<Owner> {
  /** The version of the list that the cells were made from. */
  version: number
  /** Whether the list was in order, as it is unless bounds were moved behind its back. */
  ordered: boolean
  /** Bodies by their place in the list. */
  readonly bodies: Body<Owner>[]
  /**
   * `STRIDE` doubles a body: centre x, y and half extents x, y of its outline, then min and max of its bounds.
   *
   * Half extents below 0: no ray can meet it. Infinite: the outline cannot be trusted.
   */
  boxes: Float64Array
  /** The boxes and capsules of the bodies, chain by chain: those of body i from `firstShape[i]` to `firstShape[i + 1]`. */
  readonly shapes: (BoxShape | CapsuleShape)[]
  firstShape: Int32Array
  /** `FRAME` doubles a shape: where it stands. Side by side, for they are read at random. */
  frames: Float64Array
  /** Of each body, the number of the search that tried it last. */
  tried: Int32Array
  /** Places that every cast tries: outlines that cannot be trusted or would fill too many cells. */
  everywhere: Int32Array
  everywhereCount: number
  /** Lower corner of the first cell and side of each, in metres. */
  x: number
  y: number
  cell: number
  columns: number
  rows: number
  /** Where the places of cell i start in `items`; the start of the next cell ends them. */
  cellStart: Int32Array
  items: Int32Array
  /** No box or capsule in cells reaches farther from its centre or base, in metres. */
  largest: number
  /** No capsule in cells has a smaller radius, in metres. */
  thinnest: number
}

/** A grid that knows no list yet. */
export function createBodyGrid<Owner>(): BodyGrid<Owner> {
  return {
    version: -1,
    ordered: true,
    bodies: [],
    boxes: new Float64Array(0),
    shapes: [],
    firstShape: new Int32Array(1),
    frames: new Float64Array(0),
    tried: new Int32Array(0),
    everywhere: new Int32Array(0),
    everywhereCount: 0,
    x: 0,
    y: 0,
    cell: 1,
    columns: 1,
    rows: 1,
    cellStart: new Int32Array(2),
    items: new Int32Array(0),
    largest: 0,
    thinnest: Infinity,
  }
}
