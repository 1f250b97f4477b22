import { createCapsule, type CapsuleShape } from '@coney/bodies'
import type { Vec3 } from '@coney/math'
import * as rapier from '@dimforge/rapier3d-compat'
import { beforeAll, expect, test } from 'vitest'
import { createContact, rayCapsule } from '../../src/index.ts'
import { Random } from '@coney/trials'
import { randomRay, type RayKind } from '../scenes.ts'
import { Agreement, segmentOf } from './agreement.ts'

beforeAll(async () => {
  await rapier.init()
})

/** Kinds of rays within 30 m: hundreds of metres off, float32 leaves either of the two a centimetre. */
const KINDS: readonly RayKind[] = ['aimed', 'grazing', 'inside', 'past everything', 'not a unit']

/** Rapier's capsules lie along y: a quarter turn about x sets them up. */
const UPRIGHT = { x: Math.SQRT1_2, y: 0, z: 0, w: Math.SQRT1_2 }

/** Where a segment first meets the surface of a capsule, as Rapier sees it. */
function meet({ base, height, radius }: CapsuleShape, start: Vec3, move: Vec3): number | undefined {
  const middle = { x: base.x, y: base.y, z: base.z + height / 2 }
  const capsule = new rapier.Capsule(height / 2, radius)
  const fraction = capsule.castRay(new rapier.Ray(start, move), middle, UPRIGHT, 1, false)
  return fraction >= 0 && fraction <= 1 ? fraction : undefined
}

interface Crossing {
  /** How far outside of the surface the endless line stays, or, below 0, how deep it comes. */
  readonly clearance: number
  /** How far along the line, and how high above the base, it comes in and goes out. */
  readonly into: { readonly t: number; readonly z: number }
  readonly out: { readonly t: number; readonly z: number }
}

/**
 * Where an endless line crosses a capsule, in doubles.
 *
 * By search, not by the formulas under test: along a line, the distance from the capsule's axis has one minimum.
 */
function cross({ base, radius, height }: CapsuleShape, start: Vec3, move: Vec3): Crossing {
  const length = Math.hypot(move.x, move.y, move.z)
  const at = (t: number): Vec3 => ({
    x: start.x - base.x + (move.x / length) * t,
    y: start.y - base.y + (move.y / length) * t,
    z: start.z - base.z + (move.z / length) * t,
  })
  const distance = (t: number): number => {
    const { x, y, z } = at(t)
    return Math.hypot(x, y, z - Math.min(Math.max(z, 0), height)) - radius
  }
  let [low, high] = [-1000, 1000]
  for (let i = 0; i < 80; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (distance(a) < distance(b)) high = b
    else low = a
  }
  const nearest = (low + high) / 2
  const surface = (outside: number): { t: number; z: number } => {
    let [out, inside] = [outside, nearest]
    for (let i = 0; i < 60; i++) {
      const middle = (out + inside) / 2
      if (distance(middle) > 0) out = middle
      else inside = middle
    }
    return { t: out, z: at(out).z }
  }
  return { clearance: distance(nearest), into: surface(-1000), out: surface(1000) }
}

/**
 * Whether the specification has no quirk for this ray, and rounding does not decide.
 *
 * Not vertical, not near a tangent for its distance, not near a rim; and if the line comes in through an end it goes out through the same end,
 * or up through both.
 */
function isPlain(capsule: CapsuleShape, start: Vec3, move: Vec3): boolean {
  const { height, radius } = capsule
  const length = Math.hypot(move.x, move.y, move.z)
  if (Math.abs(move.z) > 0.99 * length) return false
  const { clearance, into, out } = cross(capsule, start, move)
  if (clearance > 0) return clearance > 1e-3
  // The root of b² − c is half the chord; what it is taken of is off by some 2⁻²² of the square of these distances.
  const reach = Math.abs(into.t) + height + radius
  if ((reach * reach * 2 ** -22) / (out.t - into.t) > 5e-6 * length) return false
  if ([into, out].some(({ z }) => Math.abs(z) < 1e-3 || Math.abs(z - height) < 1e-3)) return false
  const [first, last] = [into, out].map(({ z }) => (z < 0 ? 'bottom' : z > height ? 'top' : 'side'))
  return first === 'side' || first === last || (first === 'bottom' && last === 'top')
}

test('agrees with Rapier, an engine of its own, on hollow capsules', { timeout: 60_000 }, () => {
  const random = new Random(32)
  const agreement = new Agreement('capsules')
  const contact = createContact()
  for (let i = 0; agreement.hits < 10_000; i++) {
    const capsule = createCapsule({
      base: random.point({ x: -20, y: -20, z: 0 }, { x: 20, y: 20, z: 4 }),
      height: random.between(0.25, 3),
      radius: random.between(0.1, 1),
    })
    const kind = KINDS[i % KINDS.length]!
    const ray = randomRay(random, kind, capsule)
    const { start, move } = segmentOf(ray)
    if (!isPlain(capsule, start, move)) {
      agreement.skipped++
      continue
    }
    const ours = rayCapsule(ray, capsule, contact) ? contact.fraction : undefined
    agreement.compare(ours, meet(capsule, start, move), () => `${kind} ${JSON.stringify({ ray, capsule })}`)
  }
  agreement.report()
  expect(agreement.differences).toEqual([])
  expect(agreement.largest).toBeLessThan(1e-5)
})
