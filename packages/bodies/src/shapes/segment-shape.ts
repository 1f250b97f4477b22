import { copyVec3, createVec3, type ReadonlyVec3, type Vec3 } from '@coney/math'
import { SHAPE_ENABLED } from './flags.ts'

/** A segment with a thickness: what a sphere sweeps on its way from one point to another. */
export interface SegmentShape {
  /** Tells a segment from the other kinds of `Shape`. */
  readonly kind: 'segment'
  /** Bits of shape flags, `SHAPE_ENABLED` among them. */
  flags: number
  /** In world metres. */
  readonly start: Vec3
  /** In world metres. */
  readonly end: Vec3
  /** In metres. */
  radius: number
}

/** A new segment; everything given is copied and rounded to float32. */
export function createSegment(options: {
  /** In world metres. */
  readonly start: ReadonlyVec3
  /** In world metres. */
  readonly end: ReadonlyVec3
  /** In metres; 0 for a plain segment. */
  readonly radius: number
  /** Bits of shape flags; `SHAPE_ENABLED` if left out. */
  readonly flags?: number | undefined
}): SegmentShape {
  return {
    kind: 'segment',
    flags: options.flags ?? SHAPE_ENABLED,
    start: copyVec3(createVec3(), options.start),
    end: copyVec3(createVec3(), options.end),
    radius: Math.fround(options.radius),
  }
}
