import { expect, test } from 'vitest'
import { createSphere } from '../../src/index.ts'

test('what is given is copied and rounded, and the sphere is enabled', () => {
  const centre = { x: 0.1, y: 2, z: 3 }
  expect(createSphere({ centre, radius: 0.3 })).toEqual({
    kind: 'sphere',
    flags: 1,
    centre: { x: Math.fround(0.1), y: 2, z: 3 },
    radius: Math.fround(0.3),
  })
})
