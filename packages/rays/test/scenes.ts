import { createBox, createCapsule, type BoxShape, type CapsuleShape } from '@coney/bodies'
import type { ReadonlyAxes, ReadonlyVec3 } from '@coney/math'
import type { Ray } from '../src/index.ts'
import { type Random } from '@coney/trials'
import { axesOf } from './axes-of.ts'

const { cos, fround, PI, sin } = Math

/** A number that floats hold exactly with its sums, so that touches and ties are exact: a multiple of a quarter. */
function quarter(random: Random, low: number, high: number): number {
  return low + random.below((high - low) * 4 + 1) / 4
}

function place(random: Random, low: ReadonlyVec3, high: ReadonlyVec3): ReadonlyVec3 {
  if (random.once(2)) return random.point(low, high)
  return {
    x: quarter(random, low.x, high.x),
    y: quarter(random, low.y, high.y),
    z: quarter(random, low.z, high.z),
  }
}

/** Mostly what a game has (along the world, or turned about z), sometimes any rotation, rarely no rotation at all. */
function axes(random: Random): ReadonlyAxes | undefined {
  const turn = random.fraction() * 2 * PI
  switch (random.below(16)) {
    case 0:
      return axesOf(random.rotation())
    case 1:
      return [
        { x: 0.7071, y: 0.7071, z: 0 },
        { x: -0.7071, y: 0.7071, z: 0 },
        { x: 0, y: 0, z: 1 },
      ]
    case 2:
      return random.once(4) ? [random.direction(), { x: 0, y: 0.5, z: 0 }, { x: 0, y: 0, z: 0 }] : undefined
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
      return [
        { x: cos(turn), y: sin(turn), z: 0 },
        { x: -sin(turn), y: cos(turn), z: 0 },
        { x: 0, y: 0, z: 1 },
      ]
    default:
      return undefined
  }
}

export function randomBox(random: Random, low: ReadonlyVec3, high: ReadonlyVec3): BoxShape {
  const half = random.once(2)
    ? random.point({ x: 0.1, y: 0.1, z: 0.1 }, { x: 1.5, y: 1.5, z: 1.5 })
    : { x: quarter(random, 0, 1.5), y: quarter(random, 0.25, 1.5), z: quarter(random, 0.25, 1.5) }
  const grown = random.once(50) ? { ...half, x: half.x * 40 } : half
  return createBox({ centre: place(random, low, high), half: grown, axes: axes(random) })
}

export function randomCapsule(random: Random, low: ReadonlyVec3, high: ReadonlyVec3): CapsuleShape {
  const base = place(random, low, high)
  switch (random.below(8)) {
    case 0:
      return createCapsule({ base, height: 2, radius: 0.5 })
    case 1:
      return createCapsule({ base, height: random.pick([0, -1.5, 0.001]), radius: random.between(0.1, 1) })
    case 2:
      return createCapsule({ base, height: random.between(0, 3), radius: random.pick([0, 0.01, 0.0625, 4]) })
    default:
      return createCapsule({ base, height: 1.8, radius: 0.35 })
  }
}

/** What a ray is aimed at: a point, and how far the thing reaches from it along the world's axes. */
interface Target {
  readonly at: ReadonlyVec3
  readonly reach: ReadonlyVec3
}

function targetOf(shape: BoxShape | CapsuleShape): Target {
  if (shape.kind === 'box') return { at: shape.centre, reach: shape.half }
  const { base, height, radius } = shape
  return {
    at: { ...base, z: fround(base.z + height / 2) },
    reach: { x: radius, y: radius, z: fround(Math.abs(height) / 2 + radius) },
  }
}

const WAYS = [
  { x: 1, y: 0, z: 0 },
  { x: -1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: -1, z: 0 },
  { x: 0, y: 0, z: 1 },
  { x: 0, y: 0, z: -1 },
] as const

/** A point as many reaches from the target's middle as `off` says. */
function beside({ at, reach }: Target, off: ReadonlyVec3): ReadonlyVec3 {
  return {
    x: fround(at.x + reach.x * off.x),
    y: fround(at.y + reach.y * off.y),
    z: fround(at.z + reach.z * off.z),
  }
}

function towards(origin: ReadonlyVec3, to: ReadonlyVec3, random: Random, length?: number): Ray {
  const [x, y, z] = [to.x - origin.x, to.y - origin.y, to.z - origin.z]
  const distance = Math.hypot(x, y, z) || 1
  const direction = { x: fround(x / distance), y: fround(y / distance), z: fround(z / distance) }
  return { origin, direction, length: length ?? fround(distance * random.between(0.5, 2)) }
}

function around(random: Random, { at }: Target, distance: number): ReadonlyVec3 {
  const way = random.direction()
  return {
    x: fround(at.x + way.x * distance),
    y: fround(at.y + way.y * distance),
    z: fround(at.z + way.z * distance * random.between(0, 1)),
  }
}

const BOX = [
  { x: -1, y: -1, z: -1 },
  { x: 1, y: 1, z: 1 },
] as const

/** A ray of each kind at a target, by the name of what is special about it. */
const KINDS = {
  aimed: (random: Random, target: Target) =>
    towards(around(random, target, random.between(1, 30)), beside(target, random.point(...BOX)), random),
  grazing: (random: Random, target: Target) => {
    const off = random.point({ x: -1.2, y: -1.2, z: -1.2 }, { x: 1.2, y: 1.2, z: 1.2 })
    return towards(around(random, target, random.between(1, 12)), beside(target, off), random)
  },
  inside: (random: Random, target: Target) => ({
    origin: beside(target, random.point(...BOX)),
    direction: random.direction(),
    length: random.pick([0.25, 1, 4, 30]),
  }),
  'on a face': (random: Random, target: Target) => ({
    origin: beside(target, random.pick(WAYS)),
    direction: random.once(2) ? random.pick(WAYS) : random.direction(),
    length: random.pick([0.5, 1, 2, 10]),
  }),
  'up or down': (random: Random, target: Target) => {
    const off = random.point({ x: -1.2, y: -1.2, z: 0 }, { x: 1.2, y: 1.2, z: 0 })
    const tilt = random.pick([0, 0, 0.0005, 0.0014, 0.0015, 0.01])
    const { x, y } = random.direction()
    const start = beside(target, random.once(4) ? { x: 0, y: 1, z: 0 } : off)
    return {
      origin: { ...start, z: fround(start.z + random.between(-6, 6)) },
      direction: { x: fround(tilt * x), y: fround(tilt * y), z: random.pick([1, -1, -1]) },
      length: random.between(1, 12),
    }
  },
  touching: (random: Random, target: Target) => {
    const way = random.pick(WAYS)
    const side = random.pick(WAYS)
    const start = beside(target, side)
    const distance = quarter(random, 1, 8)
    return {
      origin: {
        x: fround(start.x - way.x * distance),
        y: fround(start.y - way.y * distance),
        z: fround(start.z - way.z * distance),
      },
      direction: way,
      length: quarter(random, 1, 16),
    }
  },
  'no length': (random: Random, target: Target) => ({
    origin: beside(target, random.once(2) ? random.pick(WAYS) : random.point(...BOX)),
    direction: random.once(3) ? { x: 0, y: 0, z: 0 } : random.direction(),
    length: random.pick([0, 0, 1e-7, 1e-20, 1e-30, 1e-44].map(fround)),
  }),
  'far away': (random: Random, target: Target) =>
    towards(around(random, target, random.between(100, 240)), beside(target, random.point(...BOX)), random, 250),
  'past everything': (random: Random, target: Target) => ({
    origin: around(random, target, 20),
    direction: random.direction(),
    length: 25,
  }),
  'not a unit': (random: Random, target: Target) => {
    const { origin, direction, length } = towards(
      around(random, target, 9),
      beside(target, random.point(...BOX)),
      random,
    )
    const factor = random.pick([2, -1, 0.001, 300])
    const { x, y, z } = direction
    return {
      origin,
      direction: { x: fround(x * factor), y: fround(y * factor), z: fround(z * factor) },
      length: fround(length / factor),
    }
  },
} satisfies Record<string, (random: Random, target: Target) => Ray>

export type RayKind = keyof typeof KINDS
export const RAY_KINDS: readonly RayKind[] = Object.keys(KINDS) as RayKind[]

/** A ray of a kind at a shape; all its numbers are float32. */
export function randomRay(random: Random, kind: RayKind, shape: BoxShape | CapsuleShape): Ray {
  return KINDS[kind](random, targetOf(shape))
}
