import type { BoxShape, CapsuleShape } from '@coney/bodies'
import { Random } from '@coney/trials'
import { expect, test } from 'vitest'
import {
  createContact,
  createHitList,
  createRaySegment,
  rayBox,
  rayCapsule,
  segmentCapsule,
  segmentOfRay,
  segmentOrientedBox,
  type Ray,
} from '../../src/index.ts'
import { keepInside } from '../../src/ray/keep-inside.ts'
import { filterBox } from '../../src/kernels/filter-box.ts'
import { missesCapsule } from '../../src/kernels/misses-capsule.ts'
import { SHAPE_ROW, writeBoxRow, writeCapsuleRow } from '../../src/kernels/shape-rows.ts'
import { createOwnCapsule, standUpright } from '../../src/shapes/upright.ts'
import { RAY_KINDS, randomBox, randomCapsule, randomRay, type RayKind } from '../scenes.ts'

const segment = createRaySegment()
const hits = createHitList()
const own = createOwnCapsule()
const row = new Float64Array(SHAPE_ROW)
const contact = createContact()

/** What the kernel alone says, without a filter: the first fraction inside the segment, or −1. */
function kernelOf(ray: Ray, shape: BoxShape | CapsuleShape): number {
  segmentOfRay(segment, ray)
  hits.count = 0
  if (shape.kind === 'box') {
    segmentOrientedBox(segment, shape, hits)
  } else {
    standUpright(own, shape)
    segmentCapsule(segment, own, hits)
  }
  keepInside(hits)
  return hits.count === 0 ? -1 : hits.fractions[0]!
}

function isDecided(ray: Ray, shape: BoxShape | CapsuleShape): boolean {
  segmentOfRay(segment, ray)
  if (shape.kind === 'box') {
    writeBoxRow(row, 0, shape)
    return filterBox(segment, row, 0, contact) !== 'undecided'
  }
  standUpright(own, shape)
  writeCapsuleRow(row, 0, own)
  return missesCapsule(segment, row, 0)
}

function castOf(ray: Ray, shape: BoxShape | CapsuleShape): number {
  const met = shape.kind === 'box' ? rayBox(ray, shape, contact) : rayCapsule(ray, shape, contact)
  return met ? contact.fraction : -1
}

/** A ray that passes a random edge, face or rim by some 2⁻ᵏ metres, so that rounding decides or nearly does. */
function nudged(random: Random, ray: Ray): Ray {
  const off = 2 ** -(4 + random.below(24))
  const { x, y, z } = ray.origin
  const by = random.direction()
  return {
    ...ray,
    origin: { x: Math.fround(x + by.x * off), y: Math.fround(y + by.y * off), z: Math.fround(z + by.z * off) },
  }
}

/** Casts with the filter and without; the number of each kind that the filter decided. */
function compare(
  seed: number,
  count: number,
  make: (random: Random, low: Ray['origin'], high: Ray['origin']) => BoxShape | CapsuleShape,
  far: number,
): { readonly differences: readonly string[]; readonly decided: ReadonlyMap<RayKind, number> } {
  const random = new Random(seed)
  const differences: string[] = []
  const decided = new Map<RayKind, number>()
  for (let i = 0; i < count; i++) {
    const kind = RAY_KINDS[i % RAY_KINDS.length]!
    const shape = make(random, { x: far - 9, y: -far, z: 0 }, { x: far, y: 9 - far, z: 4 })
    const plain = randomRay(random, kind, shape)
    const ray = random.once(2) ? plain : nudged(random, plain)
    const [expected, answer] = [kernelOf(ray, shape), castOf(ray, shape)]
    if (!Object.is(answer, expected)) {
      differences.push(`${kind}: ${answer}, not ${expected}, ${JSON.stringify({ ray, shape })}`)
    }
    if (isDecided(ray, shape)) decided.set(kind, (decided.get(kind) ?? 0) + 1)
  }
  return { differences: differences.slice(0, 3), decided }
}

const COUNT = 60_000
/** Rays of one kind. */
const OF_A_KIND = COUNT / RAY_KINDS.length

test.each([
  { what: 'boxes', seed: 21, make: randomBox, least: 0.94 },
  { what: 'capsules', seed: 22, make: randomCapsule, least: 0.3 },
])('filters say what the kernels say, and mostly say something: $what', ({ seed, make, least }) => {
  const { differences, decided } = compare(seed, COUNT, make, 9)
  expect(differences).toEqual([])
  expect(decided.get('past everything')! / OF_A_KIND).toBeGreaterThan(0.94)
  expect(decided.get('aimed')! / OF_A_KIND).toBeGreaterThan(least)
})

test.each([
  { what: 'boxes', seed: 23, make: randomBox },
  { what: 'capsules', seed: 24, make: randomCapsule },
])('far from the origin, too: $what', ({ seed, make }) => {
  expect(compare(seed, COUNT, make, 99_000).differences).toEqual([])
  expect(compare(seed, COUNT, make, 8_000).differences).toEqual([])
})

test.each([NaN, Infinity, -1, 3e38])('%s as a number of a shape or a ray is left to the kernel', (number) => {
  const random = new Random(25)
  for (let i = 0; i < 2_000; i++) {
    const kind = RAY_KINDS[i % RAY_KINDS.length]!
    const shape = (random.once(2) ? randomBox : randomCapsule)(random, { x: 0, y: 0, z: 0 }, { x: 9, y: 9, z: 4 })
    const ray = randomRay(random, kind, shape)
    const vectors = shape.kind === 'box' ? [shape.centre, shape.half, ...shape.axes] : [shape.base]
    const broken = random.pick([...vectors, { ...ray.origin }, { ...ray.direction }])
    const own = random.once(2) ? ray : { ...ray, [random.pick(['origin', 'direction'])]: broken }
    broken[random.pick(['x', 'y', 'z'] as const)] = number
    expect(castOf(own, shape)).toBe(kernelOf(own, shape))
  }
})
