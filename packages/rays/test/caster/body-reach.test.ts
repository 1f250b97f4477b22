import { createBody, createBox, createCapsule, createSegment, createSphere, type Shape } from '@coney/bodies'
import { expect, test } from 'vitest'
import { bodyReach, createBodyReach, type BodyReach } from '../../src/caster/body-reach.ts'
import { Random } from '@coney/trials'
import { axesOf } from '../axes-of.ts'

const origin = { x: 0, y: 0, z: 0 }
const unit = { x: 1, y: 1, z: 1 }

function reachOf(...shapes: Shape[]): BodyReach {
  const reach = createBodyReach()
  bodyReach(reach, createBody({ shapes }))
  return reach
}

test('only boxes and capsules can be met', () => {
  const ball = createSphere({ centre: origin, radius: 1 })
  const bar = createSegment({ start: origin, end: unit, radius: 1 })
  expect(reachOf().castable).toBe(false)
  expect(reachOf(ball, bar).castable).toBe(false)
  expect(reachOf(ball, createBox({ centre: origin, half: unit })).castable).toBe(true)
})

test('disabled shapes count: they can be switched on at any time', () => {
  const box = createBox({ centre: { x: 9, y: 0, z: 0 }, half: unit, flags: 0 })
  const capsule = createCapsule({ base: origin, height: 1, radius: 0.5 })
  const { minX, maxX } = reachOf(capsule, box)
  expect(minX).toBe(-0.5)
  expect(maxX).toBeGreaterThanOrEqual(10)
})

test('the outline of a box holds its corners', () => {
  const random = new Random(41)
  for (let i = 0; i < 1000; i++) {
    const box = createBox({
      centre: random.point(origin, unit),
      half: random.point(origin, unit),
      axes: axesOf(random.rotation()),
    })
    const { minX, minY, maxX, maxY, trusted } = reachOf(box)
    expect(trusted).toBe(true)
    const [a, b, c] = box.axes
    for (const [u, v, w] of [
      [1, 1, 1],
      [1, 1, -1],
      [1, -1, 1],
      [1, -1, -1],
    ] as const) {
      const x = u * box.half.x * a.x + v * box.half.y * b.x + w * box.half.z * c.x
      const y = u * box.half.x * a.y + v * box.half.y * b.y + w * box.half.z * c.y
      expect(Math.abs(x)).toBeLessThanOrEqual(Math.min(box.centre.x - minX, maxX - box.centre.x))
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.min(box.centre.y - minY, maxY - box.centre.y))
    }
  }
})

const [x, y, z] = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
]

test.each([
  { what: 'axes of the world', shape: createBox({ centre: origin, half: unit }), trusted: true },
  {
    what: 'axes of four digits',
    shape: createBox({
      centre: origin,
      half: unit,
      axes: [{ x: 0.7071, y: 0.7071, z: 0 }, { x: -0.7071, y: 0.7071, z: 0 }, z],
    }),
    trusted: true,
  },
  {
    what: 'an axis of half a metre',
    shape: createBox({ centre: origin, half: unit, axes: [{ x: 0.5, y: 0, z: 0 }, y, z] }),
    trusted: false,
  },
  { what: 'two axes alike', shape: createBox({ centre: origin, half: unit, axes: [x, x, z] }), trusted: false },
  { what: 'half an extent below 0', shape: createBox({ centre: origin, half: { x: 1, y: -1, z: 1 } }), trusted: false },
  {
    what: 'a centre that is no number',
    shape: createBox({ centre: { x: NaN, y: 0, z: 0 }, half: unit }),
    trusted: false,
  },
  { what: 'a box too far away', shape: createBox({ centre: { x: 2e6, y: 0, z: 0 }, half: unit }), trusted: false },
  { what: 'a capsule', shape: createCapsule({ base: origin, height: 1.8, radius: 0.35 }), trusted: true },
  { what: 'a wire', shape: createCapsule({ base: origin, height: 1.8, radius: 0.01 }), trusted: false },
  { what: 'an endless capsule', shape: createCapsule({ base: origin, height: Infinity, radius: 1 }), trusted: false },
])('trusts the outline of $what: $trusted', ({ shape, trusted }) => {
  expect(reachOf(shape).trusted).toBe(trusted)
})
