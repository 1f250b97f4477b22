import { expect, test } from 'vitest'
import { createBody, createSphere } from '../../src/index.ts'

test('a body made of nothing is fresh, of every type and in no list', () => {
  expect(createBody({})).toEqual({
    min: { x: 0, y: 0, z: 0 },
    max: { x: 0, y: 0, z: 0 },
    index: -1,
    previous: undefined,
    next: undefined,
    owner: undefined,
    flags: 0x80000400 | 0,
    typeMask: -1,
    shapes: [],
  })
})

test('a body made of shapes has their bounds at once', () => {
  const ball = createSphere({ centre: { x: 1, y: 2, z: 3 }, radius: 1 })
  const { min, max } = createBody({ shapes: [ball] })
  expect({ min, max }).toEqual({ min: { x: 0, y: 1, z: 2 }, max: { x: 2, y: 3, z: 4 } })
})

test('flags and types are 32 bits, signed', () => {
  const body = createBody({ flags: 0xffffffff, typeMask: 0x80000001 })
  expect([body.flags, body.typeMask]).toEqual([-1, -0x7fffffff])
})
