import { expect, test } from 'vitest'
import { arccosine, arctangent, HALF_TURN, QUARTER_TURN } from '../src/index.ts'

const STEPS = 200_000

test('an arctangent is that of doubles, to a millionth', () => {
  let worst = 0
  for (let i = -STEPS; i <= STEPS; i++) {
    for (const reach of [0.3, 1, 20]) {
      const x = Math.fround((i / STEPS) * reach)
      worst = Math.max(worst, Math.abs(arctangent(x) - Math.atan(x)))
    }
  }
  console.log(`largest difference of an arctangent: ${worst.toExponential(1)}`)
  expect(worst).toBeLessThan(3e-7)
})

test('an arccosine is that of doubles, to a millionth', () => {
  let worst = 0
  for (let i = -STEPS; i <= STEPS; i++) {
    const c = Math.fround(i / STEPS)
    worst = Math.max(worst, Math.abs(arccosine(c) - Math.acos(c)))
  }
  console.log(`largest difference of an arccosine: ${worst.toExponential(1)}`)
  expect(worst).toBeLessThan(1e-6)
})

test('the ends', () => {
  expect([1, 1.5, Infinity].map(arccosine)).toEqual([0, 0, 0])
  expect([-1, -1.5, -Infinity].map(arccosine)).toEqual([HALF_TURN, HALF_TURN, HALF_TURN])
  expect(arccosine(0)).toBe(QUARTER_TURN)
  expect(arctangent(0)).toBe(0)
  expect([Infinity, -Infinity].map(arctangent)).toEqual([QUARTER_TURN, -QUARTER_TURN])
  expect(Math.fround(Math.PI)).toBe(HALF_TURN)
  expect(Math.fround(Math.PI / 2)).toBe(QUARTER_TURN)
})

test('no number has no angle', () => {
  expect(arctangent(Number.NaN)).toBeNaN()
  expect(arccosine(Number.NaN)).toBeNaN()
})
