import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alongAxes, createAxes, createVec3, dot, type Vec3 } from '../src/index.ts'

const component = fc.float({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
const vector: fc.Arbitrary<Vec3> = fc.record({ x: component, y: component, z: component })

test('a quarter turn swaps components', () => {
  const turned = [createVec3(0, 1, 0), createVec3(-1, 0, 0), createVec3(0, 0, 1)] as const
  expect(alongAxes(createVec3(), createVec3(3, 5, 7), turned)).toEqual({ x: 5, y: -3, z: 7 })
})

test("the world's own axes leave a vector as it is", () => {
  expect(alongAxes(createVec3(), createVec3(3, 5, 7), createAxes())).toEqual({ x: 3, y: 5, z: 7 })
})

test('each component is the dot product, to the bit, also when it writes over what it reads', () => {
  fc.assert(
    fc.property(vector, vector, vector, vector, (v, a, b, c) => {
      const expected = { x: dot(v, a), y: dot(v, b), z: dot(v, c) }
      expect(alongAxes(createVec3(), v, [a, b, c])).toEqual(expected)
      expect(alongAxes(v, v, [a, b, c])).toEqual(expected)
    }),
    { seed: 1 },
  )
})
