import { createBox, type BoxShape } from '@coney/bodies'
import type { ReadonlyVec3 } from '@coney/math'
import * as rapier from '@dimforge/rapier3d-compat'
import { beforeAll, expect, test } from 'vitest'
import { createContact, rayBox, type Ray } from '../../src/index.ts'
import { Random } from '@coney/trials'
import { axesOf } from '../axes-of.ts'
import { randomRay, type RayKind } from '../scenes.ts'
import { Agreement, segmentOf } from './agreement.ts'

beforeAll(async () => {
  await rapier.init()
})

/** Kinds of rays that mean the same to both. Up and down is nothing special to a box, and touching is exact here. */
const KINDS: readonly RayKind[] = [
  'aimed',
  'inside',
  'on a face',
  'up or down',
  'touching',
  'no length',
  'far away',
  'past everything',
  'not a unit',
]

/** Whether a point is in a box or on it, in doubles. */
function holds({ centre, axes, half }: BoxShape, { x, y, z }: ReadonlyVec3): boolean {
  const [p, q, r] = [x - centre.x, y - centre.y, z - centre.z]
  return axes.every((axis, i) => Math.abs(p * axis.x + q * axis.y + r * axis.z) <= [half.x, half.y, half.z][i]!)
}

/**
 * What Rapier says of a solid box, in the terms of the specification.
 *
 * Rapier answers 0 for a segment that stays inside, and for one without length; here these are misses.
 */
function ask(ray: Ray, box: BoxShape, rotation: rapier.Rotation): number | undefined {
  const { start, end, move } = segmentOf(ray)
  if (holds(box, start) && holds(box, end)) return undefined
  const { x, y, z } = box.half
  const fraction = new rapier.Cuboid(x, y, z).castRay(new rapier.Ray(start, move), box.centre, rotation, 1, true)
  return fraction >= 0 && fraction <= 1 ? fraction : undefined
}

test('agrees with Rapier, an engine of its own, on solid boxes', { timeout: 60_000 }, () => {
  const random = new Random(31)
  const agreement = new Agreement('boxes')
  const contact = createContact()
  for (let i = 0; i < 20_000; i++) {
    const kind = KINDS[i % KINDS.length]!
    // Touches are exact only where floats hold every number: without a rotation and in quarters of a metre.
    const upright = kind === 'touching' || kind === 'on a face' || random.once(4)
    const rotation = upright ? { x: 0, y: 0, z: 0, w: 1 } : random.rotation()
    const quarter = (low: number, high: number): number => low + random.below((high - low) * 4 + 1) / 4
    const box = createBox({
      centre: { x: quarter(-20, 20), y: quarter(-20, 20), z: quarter(0, 4) },
      half: { x: quarter(0.25, 2), y: quarter(0.25, 2), z: quarter(0.25, 2) },
      axes: axesOf(rotation),
    })
    const aimed = randomRay(random, kind, box)
    // A length that vanishes beside the coordinates cannot be told from none in doubles.
    const ray = kind === 'no length' ? { ...aimed, length: 0 } : aimed
    const ours = rayBox(ray, box, contact) ? contact.fraction : undefined
    agreement.compare(ours, ask(ray, box, rotation), () => `${kind} ${JSON.stringify({ ray, box })}`)
  }
  agreement.report()
  expect(agreement.differences).toEqual([])
  expect(agreement.hits).toBeGreaterThan(10_000)
  expect(agreement.largest).toBeLessThan(5e-6)
})
