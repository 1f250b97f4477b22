import { expect, test } from 'vitest'
import { keepInside } from '../../src/ray/keep-inside.ts'

test.each([
  { stored: [0.25, 0.5], kept: [0.25, 0.5] },
  { stored: [0, 1], kept: [0, 1] },
  { stored: [-0.5, 0.5], kept: [0.5] },
  { stored: [0.5, 1.5], kept: [0.5] },
  { stored: [-0.5, 1.5], kept: [] },
  { stored: [0.75, 0.5], kept: [0.75, 0.5] },
  { stored: [1.25], kept: [] },
  { stored: [NaN, 0.5], kept: [0.5] },
  { stored: [], kept: [] },
])('keeps $kept of $stored', ({ stored, kept }) => {
  const hits = { count: stored.length, fractions: new Float32Array(2) }
  hits.fractions.set(stored)
  keepInside(hits)
  expect([...hits.fractions.subarray(0, hits.count)]).toEqual(kept)
})
