import { expect, test } from 'vitest'
import { type OccludedBox, Occluders, readOccluders, uprightWall, writeOccluders } from '../../src/index.ts'
import { mutate } from '../mutate.ts'
import { Random } from '@coney/trials'
import { Tally } from '../tally.ts'

const { fround } = Math

interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

function boxOf(random: Random): OccludedBox {
  const a = random.vector(60)
  const size = random.pick([1, 5, 30])
  const [x, y, z] = [0, 1, 2].map(() => random.between(0, size))
  return { inf: a, sup: { x: fround(a.x + x!), y: fround(a.y + y!), z: fround(a.z + z!) } }
}

function cornersOf({ inf, sup }: OccludedBox): Point[] {
  return [inf.x, sup.x].flatMap((x) => [inf.y, sup.y].flatMap((y) => [inf.z, sup.z].map((z) => ({ x, y, z }))))
}

/** Every corner of every box against every plane of every wall, in float32. */
function plainlyHidden({ active, planes }: Occluders, box: OccludedBox): boolean {
  if (box.sup.y < -50) return false
  return [...active].some(
    (isActive, wall) =>
      isActive === 1 &&
      cornersOf(box).every(({ x, y, z }) =>
        [0, 4, 8].every((plane) => {
          const [a, b, c, d] = planes.subarray(wall * 12 + plane, wall * 12 + plane + 4)
          return fround(fround(fround(fround(a! * x) + fround(b! * y)) + fround(c! * z)) + d!) > 0
        }),
      ),
  )
}

test(
  'a box is hidden exactly when all of its eight corners are',
  { timeout: 120_000, meta: { claims: ['occluders/isBoxHidden.all-corners', 'occluders/isBoxHidden.deep-down'] } },
  () => {
    const random = new Random(31)
    let hidden = 0
    for (let i = 0; i < 250; i++) {
      const occluders = new Occluders(
        Array.from({ length: 1 + random.below(10) }, () =>
          random.once(2)
            ? uprightWall(random.vector(40), random.vector(40))
            : [random.vector(40), random.vector(40), random.vector(40), random.vector(40)],
        ),
      )
      occluders.activate(random.vector(20))
      for (let j = 0; j < 100; j++) {
        const box = boxOf(random)
        const expected = plainlyHidden(occluders, box)
        if (occluders.hidesBox(box) !== expected) throw new Error(`Unexpected answer for ${JSON.stringify(box)}`)
        if (expected) hidden++
      }
    }
    console.log(`boxes: 25000, ${hidden} hidden`)
    expect(hidden).toBeGreaterThan(1_000)
  },
)

/** Seen from above, which is enough for upright walls: how clearly the way from the camera to a point crosses the foot. */
function crossing(camera: Point, point: Point, from: Point, to: Point): number {
  const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x)
  const wall = Math.hypot(to.x - from.x, to.z - from.z)
  const ends = Math.sign(turn(from, to, camera))
  const behind = (-ends * turn(from, to, point)) / wall
  const left = turn(camera, from, point) / Math.hypot(from.x - camera.x, from.z - camera.z)
  const right = turn(camera, to, point) / Math.hypot(to.x - camera.x, to.z - camera.z)
  const side = Math.sign(turn(camera, from, to))
  return Math.min(behind, side * left, -side * right)
}

test(
  'an upright wall hides what lies behind its foot, seen from above',
  {
    timeout: 120_000,
    meta: {
      claims: [
        'occluders/activateOccluders.the-side-of-p0',
        'occluders/activateOccluders.the-side-of-p1',
        'occluders/activateOccluders.the-wall',
        'occluders/isBoxHidden.no-top',
        'occluders/isSphereHidden.by-its-radius',
      ],
    },
  },
  () => {
    const random = new Random(32)
    const counts = { clear: 0, hidden: 0, spheres: 0 }
    for (let i = 0; i < 20_000; i++) {
      const [from, to] = [random.vector(40), random.vector(40)]
      const occluders = new Occluders([uprightWall(from, to)])
      const [foot, end] = [from, to].map(({ x, y, z }) => ({ x, y: z, z: -y }))
      const camera = random.vector(20)
      occluders.activate(camera)
      const box = boxOf(random)
      const least = Math.min(...cornersOf(box).map((corner) => crossing(camera, corner, foot!, end!)))
      // Where it is a matter of a hundredth of a metre, roundings decide.
      if (Math.abs(least) > 0.01 && box.sup.y >= -50) {
        counts.clear++
        if (least > 0) counts.hidden++
        if (occluders.hidesBox(box) !== least > 0) throw new Error(`Unexpected answer in round ${i}`)
      }
      const depth = crossing(camera, box.inf, foot!, end!)
      const radius = random.between(0, 20)
      if (Math.abs(depth - radius) > 0.01) {
        if (depth > radius) counts.spheres++
        if (occluders.hidesSphere(box.inf, radius) !== depth > radius)
          throw new Error(`Unexpected sphere in round ${i}`)
      }
    }
    console.log(`upright walls: ${JSON.stringify(counts)}`)
    expect(counts.hidden).toBeGreaterThan(500)
    expect(counts.spheres).toBeGreaterThan(500)
  },
)

test(
  'what is no number is not hidden',
  { timeout: 120_000, meta: { claims: ['occluders/isBoxHidden.in-the-plane', 'occluders/activateOccluders.edge-on'] } },
  () => {
    const occluders = new Occluders([uprightWall({ x: -5, y: -10, z: 0 }, { x: 5, y: -10, z: 0 })])
    occluders.activate({ x: 0, y: 1, z: 0 })
    const [inf, sup] = [
      { x: -2, y: 0, z: 20 },
      { x: 2, y: 5, z: 25 },
    ]
    expect(occluders.hidesBox({ inf, sup })).toBe(true)
    for (const axis of ['x', 'y', 'z']) {
      expect(occluders.hidesBox({ inf: { ...inf, [axis]: Number.NaN }, sup })).toBe(false)
      expect(occluders.hidesBox({ inf, sup: { ...sup, [axis]: Number.NaN } })).toBe(false)
      expect(occluders.hidesSphere({ ...inf, [axis]: Number.NaN }, 1)).toBe(false)
    }
    expect(occluders.hidesSphere(inf, Number.NaN)).toBe(false)
    occluders.activate({ x: Number.NaN, y: 1, z: 0 })
    expect(occluders.active[0]).toBe(0)
    expect(occluders.hidesBox({ inf, sup })).toBe(false)
  },
)

test('mutated occluders are read, or refused with a typed error', { timeout: 120_000 }, () => {
  const random = new Random(33)
  const wall = uprightWall({ x: -5, y: -10, z: 0 }, { x: 5, y: -10, z: 0 })
  const bytes = writeOccluders([wall, wall, wall])
  const tally = new Tally()
  for (let i = 0; i < 30_000; i++) {
    const mutated = mutate(random, bytes)
    tally.run(() => {
      const walls = readOccluders(mutated)
      if (walls.length * 0x70 + 16 > mutated.length) throw new Error(`Unexpected ${walls.length} walls`)
      const occluders = new Occluders(walls)
      occluders.activate({ x: 0, y: 1, z: 0 })
    })
  }
  console.log(`occluders: ${tally.total} inputs, ${tally}`)
  expect(Object.keys(tally.codes).sort()).toEqual(['Invalid', 'Truncated', 'read'])
})
