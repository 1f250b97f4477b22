import { createBox, createCapsule, createSegment, createSphere, SHAPE_ENABLED } from '@coney/bodies'
import type { Shape } from '@coney/bodies'
import { vectorOf } from '../numbers.ts'
import type { SceneShape } from './scene.ts'

/** A shape as the packages have it. */
export function createShape(shape: SceneShape): Shape {
  const flags = shape.enabled ? SHAPE_ENABLED : 0
  switch (shape.kind) {
    case 'box': {
      const [right, forward, up] = shape.axes
      const axes = [vectorOf(right), vectorOf(forward), vectorOf(up)] as const
      return createBox({ centre: vectorOf(shape.centre), half: vectorOf(shape.half), axes, flags })
    }
    case 'capsule':
      return createCapsule({ base: vectorOf(shape.base), height: shape.height, radius: shape.radius, flags })
    case 'ball':
      return createSphere({ centre: vectorOf(shape.centre), radius: shape.radius, flags })
    case 'bar':
      return createSegment({ start: vectorOf(shape.from), end: vectorOf(shape.to), radius: shape.radius, flags })
  }
}
