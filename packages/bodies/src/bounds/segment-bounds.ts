import type { SegmentShape } from '../shapes/segment-shape.ts'
import { createBounds, type Bounds } from './bounds.ts'
import { includeBounds } from './include-bounds.ts'
import { sphereBounds } from './sphere-bounds.ts'

const farEnd = createBounds()

/** Writes the bounds of a thick segment, those of the spheres at its two ends together, into `out`. */
export function segmentBounds(out: Bounds, segment: SegmentShape): void {
  sphereBounds(out, segment.start, segment.radius)
  sphereBounds(farEnd, segment.end, segment.radius)
  includeBounds(out, farEnd)
}
