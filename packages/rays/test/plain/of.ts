import type { BoxShape, CapsuleShape } from '@coney/bodies'
import type { Ray } from '../../src/index.ts'
import type { PlainBox } from './box.ts'
import type { PlainCapsule } from './capsule.ts'
import type { PlainRay } from './cast.ts'
import { triple } from './float.ts'

/** The plain form of a shape. */
export function plainShape(shape: BoxShape): PlainBox
export function plainShape(shape: CapsuleShape): PlainCapsule
export function plainShape(shape: BoxShape | CapsuleShape): PlainBox | PlainCapsule
export function plainShape(shape: BoxShape | CapsuleShape): PlainBox | PlainCapsule {
  if (shape.kind === 'capsule') {
    return { kind: 'capsule', base: triple(shape.base), height: shape.height, radius: shape.radius }
  }
  const [a, b, c] = shape.axes
  const axes = [triple(a), triple(b), triple(c)] as const
  return { kind: 'box', centre: triple(shape.centre), axes, half: triple(shape.half) }
}

export function plainRay({ origin, direction, length }: Ray): PlainRay {
  return { S: triple(origin), d: triple(direction), len: length }
}
