/** Ordinary tests of all kinds, each of which names the claim `demo/Counter_Add.adding` unless it says otherwise. */
export const TESTS = `import { describe, expect, test } from 'vitest'
import { add, mean } from '../src/index.ts'

const meta = { claims: ['demo/Counter_Add.adding'] }
let attempts = 0

expect.extend({ toBeThree: (value) => ({ pass: value === 3, message: () => 'no' }) })

mean(1, 2) // Runs in no test.

test('passes', { meta }, () => {
  expect(add(1, 2)).toBe(3)
  expect(add(99, 2)).toBe(100)
})
test('has an own expect', { meta }, ({ expect: own }) => own(mean(1)).toBe(1))
test('runs nothing', { meta }, () => expect(1).toBe(1))
test('asserts nothing', { meta }, () => void add(1, 2))
test('asserts by half', { meta }, () => void expect(add(1, 2)))
test('asserts in words', { meta }, () => expect(add(1, 2)).to.be.above(2).and.not.undefined)
test('asserts with a matcher of its own', { meta }, () => expect(add(1, 2)).toBeThree())
test('names no claim', () => expect(add(1, 1)).toBe(2))
test.skip('is skipped', { meta }, () => expect(add(1, 2)).toBe(3))
test.todo('is left to do', { meta })
test('skips itself', { meta }, ({ skip }) => skip(add(1, 2) === 3))
test.fails('is meant to fail', { meta }, () => expect(add(1, 2)).toBe(4))
test('passes at the second try', { meta, retry: 2 }, () => {
  attempts += 1
  expect(add(attempts, 0)).toBe(2)
})
test.concurrent('runs beside another', { meta }, () => expect(add(1, 2)).toBe(3))
test.concurrent('runs beside the first', { meta }, () => expect(mean(2)).toBe(2))

describe('a group', { meta: { claims: ['odd/echo.echoing', 'demo/Mean_Of.one-number'] } }, () => {
  test('hands its claims down', () => expect(mean(7)).toBe(7))
})
test('names a claim of nobody', { meta: { claims: ['nobody/x.y'] } }, () => expect(mean(7)).toBe(7))
`
