import type { Body, BoxShape, CapsuleShape } from '@coney/bodies'
import type { SizeClass } from './size-classes.ts'

/** Numbers of a body in `BodyGrid.boxes`. */
export const STRIDE = 10

/** The bodies of a list as a caster keeps them: by places in the list, so that of equally near hits the earlier is known. */
export interface BodyGrid<Owner> {
  /** The version of the list that this was made from. */
  version: number
  /** Whether the list was in order, as it is unless bounds were moved behind its back. */
  ordered: boolean
  /** Bodies by their place in the list. */
  readonly bodies: Body<Owner>[]
  /** `STRIDE` doubles a body: centre x, y and half extents x, y of its outline, then min and max of its bounds. */
  boxes: Float64Array
  /** The boxes and capsules of the bodies, chain by chain: those of body i from `firstShape[i]` to `firstShape[i + 1]`. */
  readonly shapes: (BoxShape | CapsuleShape)[]
  firstShape: Int32Array
  /** `SHAPE_ROW` doubles a shape: where it stands. */
  rows: Float64Array
  /** Of each shape, 1 for a capsule and 0 for a box. */
  capsules: Uint8Array
  /** Places that every cast tries: their outlines cannot be trusted. */
  everywhere: Int32Array
  everywhereCount: number
  /** The others that a ray can meet, the first `classCount` of these; those behind are kept to be used again. */
  readonly classes: SizeClass[]
  classCount: number
  /** No box or capsule in a class reaches farther from its centre or base, in metres. */
  largest: number
  /** No capsule in a class has a smaller radius, in metres. */
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
    rows: new Float64Array(0),
    capsules: new Uint8Array(0),
    everywhere: new Int32Array(0),
    everywhereCount: 0,
    classes: [],
    classCount: 0,
    largest: 0,
    thinnest: Infinity,
  }
}
