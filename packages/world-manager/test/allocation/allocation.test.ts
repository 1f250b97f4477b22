import { measureAllocation } from '@coney/trials'
import { expect, test } from 'vitest'

test('what is asked in every frame allocates nothing', { timeout: 120_000 }, () => {
  const measured = measureAllocation(new URL('../..', import.meta.url), new URL('probe.mjs', import.meta.url))
  // One number that is boxed would be 16. Code that is not compiled yet may box a few.
  for (const [what, { bytes }] of Object.entries(measured)) expect(bytes, what).toBeLessThan(8)
  expect(Object.keys(measured)).toHaveLength(3)
})
