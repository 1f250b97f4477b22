import { createBox, createCapsule } from '@coney/bodies'
import {
  createContact,
  createHitList,
  createRaySegment,
  rayBox,
  rayCapsule,
  segmentCapsule,
  segmentOfRay,
  segmentOrientedBox,
} from '@coney/rays'
import { onSegment, stretchIn } from '../pictures/space/inside.ts'
import { endOf } from './state.ts'
import type { PlayState, Triple } from './state.ts'

/** Fractions of the ray: what is stored, in stored order, and what the caller gets. */
export interface Answer {
  readonly list: readonly number[]
  readonly answer: number | undefined
}

/** What the package answers. */
export function originalAnswer({ shape, start, direction, length }: PlayState): Answer {
  const ray = { origin: vector(start), direction: vector(direction), length }
  const [segment, hits, contact] = [createRaySegment(), createHitList(), createContact()]
  segmentOfRay(segment, ray)
  const stored = (isHit: boolean): number[] => (isHit ? [...hits.fractions.subarray(0, hits.count)] : [])
  if (shape.kind === 'box') {
    const [right, forward, up] = shape.axes
    const axes = [vector(right), vector(forward), vector(up)] as const
    const box = createBox({ centre: vector(shape.centre), half: vector(shape.half), axes })
    const list = stored(segmentOrientedBox(segment, box, hits))
    return { list, answer: rayBox(ray, box, contact) ? contact.fraction : undefined }
  }
  const { height, radius } = shape
  const capsule = createCapsule({ base: vector(shape.base), height, radius })
  const { base } = capsule
  // `rayCapsule` measures the axis between its ends in the world; the list is that of the same kernel call.
  const upright = { base, height: Math.fround(Math.fround(base.z + capsule.height) - base.z), radius: capsule.radius }
  const list = stored(segmentCapsule(segment, upright, hits))
  return { list, answer: rayCapsule(ray, capsule, contact) ? contact.fraction : undefined }
}

/** Where the ray is inside the shape, as geometry has it: the entry, or 0 for a start inside. */
export function trueAnswer(state: PlayState): Answer {
  const within = onSegment(stretchOf(state))
  return within === undefined ? { list: [], answer: undefined } : { list: [...within], answer: within[0] }
}

/** The same for the endless line of the ray. */
export function stretchOf(state: PlayState): readonly [number, number] | undefined {
  const [end, { start, shape }] = [endOf(state), state]
  const reach: Triple = [end[0] - start[0], end[1] - start[1], end[2] - start[2]]
  return stretchIn(shape, { start, reach })
}

function vector([x, y, z]: Triple): { x: number; y: number; z: number } {
  return { x: Math.fround(x), y: Math.fround(y), z: Math.fround(z) }
}
