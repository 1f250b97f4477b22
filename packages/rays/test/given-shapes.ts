import { createBox, createCapsule, createSegment, createSphere, SHAPE_ENABLED, type Shape } from '@coney/bodies'
import type { Shape as GivenShape } from '../../../generated/drivers/rays.ts'

/** The shape that a case describes. */
export function createShape({ kind, enabled, centre, end, axes, half, radius, height }: GivenShape): Shape {
  const flags = enabled ? SHAPE_ENABLED : 0
  switch (kind) {
    case 'BoxShape':
      return createBox({ centre, axes, half, flags })
    case 'SphereShape':
      return createSphere({ centre, radius, flags })
    case 'CapsuleShape':
      return createCapsule({ base: centre, height, radius, flags })
    case 'SegmentShape':
      return createSegment({ start: centre, end, radius, flags })
  }
}
