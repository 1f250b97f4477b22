import type { Shape } from '../shapes/shape.ts'
import type { Bounds } from './bounds.ts'
import { boxBounds } from './box-bounds.ts'
import { capsuleBounds } from './capsule-bounds.ts'
import { segmentBounds } from './segment-bounds.ts'
import { sphereBounds } from './sphere-bounds.ts'

/**
 * Writes the bounds of any shape into `out`, whether it is enabled or not.
 *
 * @orig 0x00341190 PhysicsShape_GetBounds (unknown)
 */
export function shapeBounds(out: Bounds, shape: Shape): void {
  switch (shape.kind) {
    case 'box':
      return boxBounds(out, shape)
    case 'sphere':
      return sphereBounds(out, shape.centre, shape.radius)
    case 'capsule':
      return capsuleBounds(out, shape)
    case 'segment':
      return segmentBounds(out, shape)
  }
}
