import { expect, test } from 'vitest'
import { createAxes } from '../src/index.ts'

test('new axes are those of the world, and of nobody else', () => {
  const axes = createAxes()
  expect(axes).toEqual([
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ])
  axes[0].x = 2
  expect(createAxes()[0].x).toBe(1)
})
