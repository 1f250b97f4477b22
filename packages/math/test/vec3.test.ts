import { expect, test } from 'vitest'
import { createVec3 } from '../src/index.ts'

test('a new vector is the origin', () => {
  expect(createVec3()).toEqual({ x: 0, y: 0, z: 0 })
})

test('components are rounded to float32', () => {
  expect(createVec3(0.1, -0.1, 16777217)).toEqual({ x: Math.fround(0.1), y: -Math.fround(0.1), z: 16777216 })
})
