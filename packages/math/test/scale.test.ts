import { expect, test } from 'vitest'
import { createVec3, scale } from '../src/index.ts'

test('multiplies component by component, each product rounded', () => {
  const tenth = Math.fround(0.1)
  expect(scale(createVec3(), createVec3(1, 2, 3), tenth)).toEqual({
    x: tenth,
    y: Math.fround(2 * tenth),
    z: Math.fround(3 * tenth),
  })
})

test('may write over what it reads', () => {
  const v = createVec3(1, -2, 4)
  expect(scale(v, v, 0.5)).toEqual({ x: 0.5, y: -1, z: 2 })
})
