import { expect, test } from 'vitest'
import { createCapsule } from '../../src/index.ts'

test('what is given is copied and rounded, and the capsule is enabled', () => {
  const base = { x: 0.1, y: 2, z: 3 }
  expect(createCapsule({ base, height: 1.8, radius: 0.35 })).toEqual({
    kind: 'capsule',
    flags: 1,
    base: { x: Math.fround(0.1), y: 2, z: 3 },
    height: Math.fround(1.8),
    radius: Math.fround(0.35),
  })
})
