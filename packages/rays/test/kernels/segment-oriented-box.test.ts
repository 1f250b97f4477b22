import type { BoxShape } from '@coney/bodies'
import { expect, test } from 'vitest'
import { segmentOrientedBox } from '../../src/index.ts'
import { plainBox } from '../plain/box.ts'
import { plainShape } from '../plain/of.ts'
import { randomBox } from '../scenes.ts'
import { compareKernel } from './compare.ts'

test('stores what the plain form stores, to the bit', { timeout: 60_000 }, () => {
  const { rays, stored, differences } = compareKernel<BoxShape>(
    2,
    50_000,
    (random) => randomBox(random, { x: -20, y: -20, z: 0 }, { x: 20, y: 20, z: 4 }),
    segmentOrientedBox,
    (S, D, box) => plainBox(S, D, plainShape(box)),
  )
  expect(differences).toEqual([])
  expect(stored).toBeGreaterThan(rays / 2)
})

test('far from the origin, too', { timeout: 60_000 }, () => {
  const { rays, stored, differences } = compareKernel<BoxShape>(
    3,
    20_000,
    (random) => randomBox(random, { x: 99_000, y: -99_020, z: 0 }, { x: 99_020, y: -99_000, z: 4 }),
    segmentOrientedBox,
    (S, D, box) => plainBox(S, D, plainShape(box)),
  )
  expect(differences).toEqual([])
  expect(stored).toBeGreaterThan(rays / 2)
})

test('a false answer leaves the hit list alone', () => {
  const box = {
    centre: { x: 0, y: 0, z: 0 },
    half: { x: 1, y: 1, z: 1 },
    axes: [
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ],
  } as const
  const hits = { count: 1, fractions: Float32Array.of(7, 8) }
  const segment = { start: { x: -2, y: 3, z: 0 }, move: { x: 4, y: 0, z: 0 } }
  expect(segmentOrientedBox(segment, box, hits)).toBe(false)
  expect(hits).toEqual({ count: 1, fractions: Float32Array.of(7, 8) })
})
