import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuaternion, multiplyQuaternions, type Quaternion } from '../src/index.ts'
import { distance, rotation } from './arbitraries.ts'

/** By the table of i, j and k. */
function product(a: Quaternion, b: Quaternion): Quaternion {
  return {
    x: a.x * b.w + a.y * b.z - a.z * b.y + a.w * b.x,
    y: -a.x * b.z + a.y * b.w + a.z * b.x + a.w * b.y,
    z: a.x * b.y - a.y * b.x + a.z * b.w + a.w * b.z,
    w: -a.x * b.x - a.y * b.y - a.z * b.z + a.w * b.w,
  }
}

test('i · j is k, and so around', () => {
  const [i, j, k] = [createQuaternion(1, 0, 0, 0), createQuaternion(0, 1, 0, 0), createQuaternion(0, 0, 1, 0)]
  expect(distance(multiplyQuaternions(createQuaternion(), i, j), k)).toBe(0)
  expect(distance(multiplyQuaternions(createQuaternion(), j, k), i)).toBe(0)
  expect(distance(multiplyQuaternions(createQuaternion(), k, i), j)).toBe(0)
})

test('it is what doubles give, and may be written over what it is made of', () => {
  fc.assert(
    fc.property(rotation, rotation, (a, b) => {
      const out = multiplyQuaternions(createQuaternion(), a, b)
      expect(distance(out, product(a, b))).toBeLessThan(4e-7)
      const [first, second] = [{ ...a }, { ...b }]
      expect(multiplyQuaternions(first, first, b)).toEqual(out)
      expect(multiplyQuaternions(second, a, second)).toEqual(out)
    }),
    { seed: 1 },
  )
})
