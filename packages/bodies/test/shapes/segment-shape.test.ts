import { expect, test } from 'vitest'
import { createSegment } from '../../src/index.ts'

test('what is given is copied and rounded, and the segment is enabled', () => {
  const start = { x: 0.1, y: 2, z: 3 }
  expect(createSegment({ start, end: { x: 1, y: 1, z: 0.7 }, radius: 0.35 })).toEqual({
    kind: 'segment',
    flags: 1,
    start: { x: Math.fround(0.1), y: 2, z: 3 },
    end: { x: 1, y: 1, z: Math.fround(0.7) },
    radius: Math.fround(0.35),
  })
})
