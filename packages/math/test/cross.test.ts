import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVec3, cross } from '../src/index.ts'
import { distance, vector } from './arbitraries.ts'

test('x × y is z, and so around', () => {
  const [x, y, z] = [createVec3(1, 0, 0), createVec3(0, 1, 0), createVec3(0, 0, 1)]
  expect(cross(createVec3(), x, y)).toEqual(z)
  expect(cross(createVec3(), y, z)).toEqual(x)
  expect(cross(createVec3(), z, x)).toEqual(y)
})

test('it is what doubles give, and may be written over what it is made of', () => {
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      const doubles = { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x }
      const out = cross(createVec3(), a, b)
      expect(distance(out, doubles)).toBeLessThan(2e-7)
      expect(cross({ ...a }, a, b)).toEqual(out)
      const first = { ...a }
      const second = { ...b }
      expect(cross(first, first, b)).toEqual(out)
      expect(cross(second, a, second)).toEqual(out)
    }),
    { seed: 1 },
  )
})

test('both products are rounded before their difference', () => {
  const near = Math.fround(1 + 2 ** -23)
  // (1 + e)² − (1 + 2e) is e² in doubles; rounded first, (1 + e)² is 1 + 2e.
  expect(cross(createVec3(), { x: near, y: 1, z: 0 }, { x: 1 + 2 ** -22, y: near, z: 0 }).z).toBe(0)
})
