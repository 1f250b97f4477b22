import { createBox, createCapsule, type BoxShape, type CapsuleShape } from '@coney/bodies'
import { Random, type Rotation } from '@coney/trials'
import { axesOfRotation } from './axes-of-rotation.ts'
import { rayTowards, type SceneRay } from './scene-ray.ts'

export const PAIRS = 512

const NONE: Rotation = { x: 0, y: 0, z: 0, w: 1 }

export interface BoxPair {
  readonly shape: BoxShape
  readonly rotation: Rotation
  readonly ray: SceneRay
}

export interface CapsulePair {
  readonly shape: CapsuleShape
  readonly rotation: Rotation
  readonly ray: SceneRay
}

/** Boxes in any rotation, each with a ray that starts outside and meets it about every second time. */
export function boxPairs(): readonly BoxPair[] {
  const random = new Random(1)
  return Array.from({ length: PAIRS }, () => {
    const centre = random.vector(20)
    const half = random.point({ x: 0.2, y: 0.2, z: 0.2 }, { x: 1.2, y: 1.2, z: 1.2 })
    const rotation = random.rotation()
    const shape = createBox({ centre, half, axes: axesOfRotation(rotation) })
    return { shape, rotation, ray: aimedAt(random, centre, 1.2) }
  })
}

/** Upright capsules of a person's size, likewise. */
export function capsulePairs(): readonly CapsulePair[] {
  const random = new Random(2)
  return Array.from({ length: PAIRS }, () => {
    const base = random.vector(20)
    const shape = createCapsule({ base, height: random.between(0.6, 1.4), radius: random.between(0.3, 0.6) })
    const middle = { x: base.x, y: base.y, z: Math.fround(base.z + shape.height / 2) }
    return { shape, rotation: NONE, ray: aimedAt(random, middle, 0.9) }
  })
}

function aimedAt(random: Random, centre: SceneRay['origin'], off: number): SceneRay {
  const away = random.direction()
  const distance = random.between(3, 8)
  const at = random.vector(off)
  const origin = {
    x: Math.fround(centre.x + away.x * distance),
    y: Math.fround(centre.y + away.y * distance),
    z: Math.fround(centre.z + away.z * distance * 0.4),
  }
  const aim = { x: centre.x + at.x, y: centre.y + at.y, z: centre.z + at.z }
  return rayTowards(origin, aim, 12)
}
