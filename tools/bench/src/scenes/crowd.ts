import { addBody, createBody, createBodyList, createBox, createCapsule } from '@coney/bodies'
import type { Body, BodyList, BoxShape, CapsuleShape } from '@coney/bodies'
import { RAYCAST_TARGET } from '@coney/rays'
import { Random, type Rotation } from '@coney/trials'
import { axesOfRotation } from './axes-of-rotation.ts'
import { sceneRay, type SceneRay } from './scene-ray.ts'

const { cos, fround, PI, sin } = Math

/** A body of a scene, as ours and as what a peer needs to make its own. */
export interface CrowdBody {
  readonly body: Body<number>
  readonly shape: BoxShape | CapsuleShape
  readonly rotation: Rotation
}

/** Bodies, half of them boxes and half upright capsules, and rays of 25 metres among them. */
export interface Crowd {
  readonly list: BodyList<number>
  readonly bodies: readonly CrowdBody[]
  readonly rays: readonly SceneRay[]
}

/** A crowd on a square of this side, in metres, four metres high. */
export function crowd(count: number, side: number, rays: number): Crowd {
  const random = new Random(count)
  const list = createBodyList<number>()
  const bodies = Array.from({ length: count }, (_, owner) => {
    const at = random.point({ x: 0, y: 0, z: 0 }, { x: side, y: side, z: 4 })
    const half = fround((random.fraction() - 0.5) * PI)
    const rotation = { x: 0, y: 0, z: sin(half), w: cos(half) }
    const shape =
      owner % 2 === 0
        ? createBox({
            centre: at,
            half: random.point({ x: 0.2, y: 0.2, z: 0.2 }, { x: 1, y: 1, z: 1 }),
            axes: axesOfRotation(rotation),
          })
        : createCapsule({ base: at, height: 1.1, radius: 0.35 })
    const body = createBody({ owner, flags: RAYCAST_TARGET, shapes: [shape] })
    return { body, shape, rotation }
  })
  // From the last to the first each finds its place at once.
  for (const { body } of bodies.toSorted((a, b) => b.body.min.x - a.body.min.x)) addBody(list, body)
  return { list, bodies, rays: Array.from({ length: rays }, () => levelRay(random, side)) }
}

/** A ray of 25 metres in any direction, rising or falling a little. */
function levelRay(random: Random, side: number): SceneRay {
  const origin = random.point({ x: 0, y: 0, z: 0 }, { x: side, y: side, z: 4 })
  const turn = random.fraction() * 2 * PI
  const z = random.between(-0.1, 0.1)
  const level = Math.sqrt(1 - z * z)
  return sceneRay(origin, { x: fround(cos(turn) * level), y: fround(sin(turn) * level), z }, 25)
}

/** Where the middle of a shape is. */
export function middleOf(shape: BoxShape | CapsuleShape): { x: number; y: number; z: number } {
  if (shape.kind === 'box') return { ...shape.centre }
  return { ...shape.base, z: shape.base.z + shape.height / 2 }
}
