import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBody, createBounds, rebuildBounds, shapeBounds, type Bounds, type Shape } from '../../src/index.ts'
import { shape } from '../arbitraries.ts'

function boundsOf(shape: Shape): Bounds {
  const out = createBounds()
  shapeBounds(out, shape)
  return out
}

test('the bounds of a body are the least that hold those of every shape', () => {
  fc.assert(
    fc.property(fc.array(shape, { minLength: 1, maxLength: 5 }), (shapes) => {
      const body = createBody({})
      body.shapes.push(...shapes)
      rebuildBounds(body)
      const all = shapes.map(boundsOf)
      for (const name of ['x', 'y', 'z'] as const) {
        expect(body.min[name]).toBe(Math.min(...all.map(({ min }) => min[name])))
        expect(body.max[name]).toBe(Math.max(...all.map(({ max }) => max[name])))
      }
    }),
    { seed: 1 },
  )
})

test('a body without shapes keeps its bounds', () => {
  const body = createBody({})
  body.max.x = 7
  rebuildBounds(body)
  expect(body.max.x).toBe(7)
})
