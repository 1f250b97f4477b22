import { expect, test } from 'vitest'
import { unwrap, wrap } from '../../src/testing/parcel.ts'

test('data arrives as it was, and nothing in it can be taken for code', () => {
  const data = {
    text: '\'"`${process.exit(1)}*/\u2028\\',
    numbers: [-0, Number.NaN, 1e300],
    none: undefined,
    nested: [{ a: [] }],
  }
  const parcel = wrap(data)
  expect(parcel).toMatch(/^[A-Za-z0-9+/=]+$/)
  expect(unwrap(parcel)).toEqual(data)
  expect(Object.is(unwrap<typeof data>(parcel).numbers[0], -0)).toBe(true)
})
