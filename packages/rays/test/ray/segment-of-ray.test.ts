import { expect, test } from 'vitest'
import { createRaySegment, segmentOfRay } from '../../src/index.ts'

test('scales the direction and rounds what is not a float32', () => {
  const segment = createRaySegment()
  segmentOfRay(segment, { origin: { x: 0.1, y: -2, z: 3 }, direction: { x: 0.1, y: -1, z: 0 }, length: 2.1 })
  const [tenth, length] = [Math.fround(0.1), Math.fround(2.1)]
  expect(segment).toEqual({
    start: { x: tenth, y: -2, z: 3 },
    move: { x: Math.fround(tenth * length), y: -length, z: 0 },
  })
})
