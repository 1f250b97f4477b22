import { expect, test } from 'vitest'
import { PoolBudget } from '../../src/index.ts'

const INVALID = expect.objectContaining({ code: 'Invalid' })

test('a pool has a whole number of bytes', () => {
  for (const bytes of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => new PoolBudget(bytes)).toThrow(INVALID)
    expect(() => new PoolBudget(100).reserve('a', bytes)).toThrow(INVALID)
  }
  expect(new PoolBudget(0).free).toBe(0)
})

test('reservations of the same name are two', () => {
  const pool = new PoolBudget(100)
  const [first, second] = [pool.reserve('a', 10), pool.reserve('a', 20)]
  first?.release()
  first?.release()
  expect([first?.held, second?.held, pool.used]).toEqual([false, true, 20])
  expect(pool.reservations()).toEqual([second])
})

test('what is looked at is a copy', () => {
  const pool = new PoolBudget(100)
  pool.reserve('a', 10)
  pool.reservations().pop()
  expect(pool.reservations()).toHaveLength(1)
})
