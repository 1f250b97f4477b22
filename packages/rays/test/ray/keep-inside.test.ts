import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepInside } from '../../src/ray/keep-inside.ts'

/** What is kept of stored fractions. */
function kept(stored: readonly number[]): readonly number[] {
  const hits = { count: stored.length, fractions: new Float32Array(2) }
  hits.fractions.set(stored)
  keepInside(hits)
  return [...hits.fractions.subarray(0, hits.count)]
}

test.each([
  { stored: [], left: [] },
  { stored: [0, 1], left: [0, 1] },
  { stored: [-0.5, 0.5], left: [0.5] },
  { stored: [0.5, 1.5], left: [0.5] },
  { stored: [0.75, 0.5], left: [0.75, 0.5] },
  { stored: [-1e-45, 1.0000001], left: [] },
])('keeps $left of $stored', ({ stored, left }) => {
  expect(kept(stored)).toEqual(left)
})

test('keeps what a filter keeps, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: -2, max: 2 }), { maxLength: 2 }), (stored) => {
      expect(kept(stored)).toEqual(stored.filter((fraction) => fraction >= 0 && fraction <= 1))
    }),
    { seed: 1 },
  )
})
