import { expect, test } from 'vitest'
import { ulpsBetween } from '../../../src/testing/runtime/values/ulps.ts'

test.each<[number, number, 32 | 64, bigint]>([
  [1, 1, 32, 0n],
  [0, -0, 32, 0n],
  [1, 1 + 2 ** -23, 32, 1n],
  [1 + 2 ** -23, 1, 32, 1n],
  [2 ** -149, -(2 ** -149), 32, 2n],
  [1, 2, 32, 2n ** 23n],
  [-1, -2, 32, 2n ** 23n],
  [Math.fround(0.6), 0.5, 32, 1677722n],
  [1, 1 + Number.EPSILON, 64, 1n],
  [1, 2, 64, 2n ** 52n],
])('between %d and %d of %d bits', (first, second, width, distance) => {
  expect(ulpsBetween(first, second, width)).toBe(distance)
})
