import { expect, test } from 'vitest'
import { createVec3, pointAlong } from '../src/index.ts'

test('goes from the start along the direction', () => {
  expect(pointAlong(createVec3(), createVec3(1, 2, 3), createVec3(2, 0, -4), 0.5)).toEqual({ x: 2, y: 2, z: 1 })
})

test('rounds the product before the sum', () => {
  // 0x1.000002p0 · 0x1.000002p0 is 1 + 2⁻²² + 2⁻⁴⁶; the last term is gone before −1 is added.
  const factor = 1 + 2 ** -23
  expect(pointAlong(createVec3(), createVec3(-1, 0, 0), createVec3(factor, 0, 0), factor).x).toBe(2 ** -22)
})

test('may write over the start', () => {
  const start = createVec3(1, 1, 1)
  expect(pointAlong(start, start, createVec3(1, 2, 3), 2)).toEqual({ x: 3, y: 5, z: 7 })
})
