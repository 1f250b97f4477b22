import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVec3, dot, type Vec3 } from '../src/index.ts'

const component = fc.float({ noNaN: true, noDefaultInfinity: true, min: -(2 ** 50), max: 2 ** 50 })
const vector: fc.Arbitrary<Vec3> = fc.record({ x: component, y: component, z: component })

test('adds x and y first, then z', () => {
  // Any other order keeps the 1: (1e8 + 1) is 1e8 in float32, 1e8 − 1e8 is 0.
  expect(dot(createVec3(1e8, 1, -1e8), createVec3(1, 1, 1))).toBe(0)
  expect(dot(createVec3(1e8, -1e8, 1), createVec3(1, 1, 1))).toBe(1)
})

test('rounds every product', () => {
  const third = Math.fround(1 / 3)
  expect(dot(createVec3(third, 0, 0), createVec3(third, 0, 0))).toBe(Math.fround(third * third))
})

test('is the same both ways round', () => {
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      expect(dot(a, b)).toBe(dot(b, a))
    }),
    { seed: 1 },
  )
})
