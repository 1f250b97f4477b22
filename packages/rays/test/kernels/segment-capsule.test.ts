import type { CapsuleShape } from '@coney/bodies'
import { expect, test } from 'vitest'
import { segmentCapsule, type HitList, type RaySegment, type UprightCapsule } from '../../src/index.ts'
import { createOwnCapsule, standUpright } from '../../src/shapes/upright.ts'
import { plainAxis, plainCapsule } from '../plain/capsule.ts'
import { plainShape } from '../plain/of.ts'
import { randomCapsule } from '../scenes.ts'
import { compareKernel } from './compare.ts'

function kernel(segment: RaySegment, capsule: UprightCapsule, hits: HitList): boolean {
  const upright = createOwnCapsule()
  standUpright(upright, capsule)
  return segmentCapsule(segment, upright, hits)
}

test('stores what the plain form stores, to the bit', { timeout: 60_000 }, () => {
  const { rays, stored, differences } = compareKernel<CapsuleShape>(
    4,
    50_000,
    (random) => randomCapsule(random, { x: -20, y: -20, z: 0 }, { x: 20, y: 20, z: 4 }),
    kernel,
    (S, D, capsule) => plainCapsule(S, D, plainAxis(plainShape(capsule))),
  )
  expect(differences).toEqual([])
  expect(stored).toBeGreaterThan(rays / 2)
})

test('far from the origin, too', { timeout: 60_000 }, () => {
  const { rays, stored, differences } = compareKernel<CapsuleShape>(
    5,
    20_000,
    (random) => randomCapsule(random, { x: 99_000, y: -99_020, z: 99_000 }, { x: 99_020, y: -99_000, z: 99_004 }),
    kernel,
    (S, D, capsule) => plainCapsule(S, D, plainAxis(plainShape(capsule))),
  )
  expect(differences).toEqual([])
  expect(stored).toBeGreaterThan(rays / 2)
})
