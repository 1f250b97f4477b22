import { expect, test } from 'vitest'
import { createVec3, subtract } from '../src/index.ts'

test('subtracts component by component', () => {
  expect(subtract(createVec3(), createVec3(3, 5, 7), createVec3(1, 7, 7))).toEqual({ x: 2, y: -2, z: 0 })
})

test('rounds each difference', () => {
  expect(subtract(createVec3(), createVec3(16777216, 0, 0), createVec3(-1, 0, 0)).x).toBe(16777216)
})

test('may write over what it reads', () => {
  const a = createVec3(1, 2, 3)
  expect(subtract(a, a, a)).toEqual({ x: 0, y: 0, z: 0 })
})
