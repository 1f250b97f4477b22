import { copyQuaternion, copyVec3, createQuaternion, createVec3 } from '@coney/math'
import { expect, test } from 'vitest'
import { nearestAxis, settleTarget } from '../../src/index.ts'
import { dot, nearest, target, triple } from '../plain/settle.ts'
import { Random } from '@coney/trials'

const CASES = 20_000

test('an end is the shortest arc to the nearest side, in doubles', () => {
  const random = new Random(15)
  const out = createVec3()
  const end = createQuaternion()
  let worst = 0
  let compared = 0
  for (let i = 0; i < CASES; i++) {
    const start = copyQuaternion(createQuaternion(), random.rotation())
    const normal = copyVec3(createVec3(), random.direction())
    const mask = 1 + random.below(7)
    const plain = nearest(start, triple(normal), mask)
    const cosine = dot(plain.axis, triple(normal))
    // Where two sides are equally near, or the shortest arc has two ways, the last bit decides.
    if (plain.lead < 1e-4 || Math.abs(cosine) < 1e-4) continue
    compared++
    expect(nearestAxis(out, start, normal, mask)).toBe(true)
    plain.axis.forEach((number, j) => expect(triple(out)[j]).toBeCloseTo(number, 5))
    settleTarget(end, start, normal, mask)
    const wanted = target(start, triple(normal), plain.axis)
    const got = [end.x, end.y, end.z, end.w]
    worst = Math.max(worst, ...wanted.map((number, j) => Math.abs(number - got[j]!)))
  }
  console.log(`${compared} ends, largest difference ${worst.toExponential(1)}`)
  expect(compared).toBeGreaterThan(CASES * 0.9)
  expect(worst).toBeLessThan(1e-5)
})

test('whatever has no allowed axis is left as it is', () => {
  const end = createQuaternion(1, 2, 3, 4)
  const axis = createVec3(1, 2, 3)
  for (const mask of [0, 8, 0xfff8]) {
    expect(nearestAxis(axis, createQuaternion(), { x: 0, y: 0, z: 1 }, mask)).toBe(false)
    expect(settleTarget(end, createQuaternion(), { x: 0, y: 0, z: 1 }, mask)).toBe(false)
  }
  expect(axis).toEqual({ x: 1, y: 2, z: 3 })
  expect(end).toEqual({ x: 1, y: 2, z: 3, w: 4 })
})

test('the end may be written over the start', () => {
  const start = createQuaternion(0, 0.25881904, 0, 0.9659258)
  const end = createQuaternion()
  settleTarget(end, start, { x: 0, y: 0, z: 1 }, 1)
  settleTarget(start, start, { x: 0, y: 0, z: 1 }, 1)
  expect(start).toEqual(end)
})

test('no end is ever no number', () => {
  const end = createQuaternion()
  const units = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => ({ x, y, z }))))
  for (const normal of units) {
    for (let mask = 1; mask < 8; mask++) {
      for (const w of [1, -1, 0]) {
        settleTarget(end, createQuaternion(0, 0, w === 0 ? 1 : 0, w), normal, mask)
        expect(Object.values(end).every(Number.isFinite)).toBe(true)
      }
    }
  }
})
