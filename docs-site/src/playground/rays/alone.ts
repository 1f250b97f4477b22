import type { Shape } from '@coney/bodies'
import {
  createContact,
  createHitList,
  createRaySegment,
  rayShape,
  segmentCapsule,
  segmentOfRay,
  segmentOrientedBox,
} from '@coney/rays'
import type { Ray } from '@coney/rays'
import { onSegment, stretchIn } from '../../pictures/space/inside.ts'
import type { Stretch } from '../../pictures/space/inside.ts'
import { vectorOf } from '../numbers.ts'
import type { Triple } from '../numbers.ts'
import { endOf } from './scene.ts'
import type { Scene, SceneShape } from './scene.ts'

/** Fractions of the ray: what the kernel stores, in stored order, and what the caller gets. */
export interface Answer {
  readonly list: readonly number[]
  readonly answer: number | undefined
}

export function rayOf({ start, direction, length }: Scene): Ray {
  return { origin: vectorOf(start), direction: vectorOf(direction), length }
}

/** What the package answers for a shape that is asked alone. */
export function answerAlone(ray: Ray, shape: Shape): Answer {
  const contact = createContact()
  return { list: storedFor(ray, shape), answer: rayShape(ray, shape, contact) ? contact.fraction : undefined }
}

function storedFor(ray: Ray, shape: Shape): readonly number[] {
  const [segment, hits] = [createRaySegment(), createHitList()]
  segmentOfRay(segment, ray)
  const stored = (isHit: boolean): readonly number[] => (isHit ? [...hits.fractions.subarray(0, hits.count)] : [])
  if (shape.kind === 'box') return stored(segmentOrientedBox(segment, shape, hits))
  if (shape.kind !== 'capsule') return []
  const { base, height, radius } = shape
  // A capsule's axis is measured between its ends in the world.
  const upright = { base, height: Math.fround(Math.fround(base.z + height) - base.z), radius }
  return stored(segmentCapsule(segment, upright, hits))
}

/** The stretch of the endless line of a ray within a shape, as geometry has it. */
export function stretchOf(scene: Scene, shape: SceneShape): Stretch | undefined {
  if (shape.kind !== 'box' && shape.kind !== 'capsule') return undefined
  const [end, { start }] = [endOf(scene), scene]
  const reach: Triple = [end[0] - start[0], end[1] - start[1], end[2] - start[2]]
  return stretchIn(shape, { start, reach })
}

/** Where the ray is inside the shape, as geometry has it: the entry, or 0 for a start inside. */
export function trueAnswer(scene: Scene, shape: SceneShape): Answer {
  const within = onSegment(stretchOf(scene, shape))
  return within === undefined ? { list: [], answer: undefined } : { list: [...within], answer: within[0] }
}
