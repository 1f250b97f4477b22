import { expect, test } from 'vitest'
import { mean } from '../src/index.ts'

test('is the same both ways', { meta: { claims: ['demo/Mean_Of.two-numbers'] } }, () => {
  expect(mean(-3, 8)).toBe(mean(8, -3))
})
