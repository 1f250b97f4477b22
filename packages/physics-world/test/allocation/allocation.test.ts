import { measureAllocation } from '@coney/trials'
import { expect, test } from 'vitest'

test('a step allocates nothing, however many settle', { timeout: 180_000 }, () => {
  const measured = measureAllocation(new URL('../..', import.meta.url), new URL('probe.mjs', import.meta.url))
  for (const [what, { bytes }] of Object.entries(measured)) expect(bytes, what).toBe(0)
  expect(Object.keys(measured)).toHaveLength(2)
})
