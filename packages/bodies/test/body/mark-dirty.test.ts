import { expect, test } from 'vitest'
import { createBody, markDirty } from '../../src/index.ts'

test('sets the dirty flag and leaves the others', () => {
  const body = createBody({ flags: 0x2000 })
  markDirty(body)
  markDirty(body)
  expect(body.flags >>> 0).toBe(0x80002000)
})
