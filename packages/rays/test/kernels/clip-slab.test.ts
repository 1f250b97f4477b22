import { expect, test } from 'vitest'
import { clipSlab } from '../../src/index.ts'
import { plainClip } from '../plain/box.ts'
import { Random } from '../random.ts'

test('clips as the plain form does, to the bit', () => {
  const random = new Random(1)
  const numbers = [0, -0, 1, -1, 0.5, 1e-30, -1e-30, 1e30]
  let rejected = 0
  for (let i = 0; i < 200_000; i++) {
    const number = (): number => (random.once(4) ? Math.fround(random.pick(numbers)) : random.between(-2, 2))
    const t0 = random.once(2) ? 0 : random.fraction()
    const [den, num, t1] = [number(), number(), random.once(2) ? 1 : random.between(t0, 1)]
    const clip = { den, num, t0, t1 }
    const expected = plainClip(den, num, [t0, t1])
    if (expected === undefined) rejected++
    const ok =
      clipSlab(clip) === (expected !== undefined) &&
      Object.is(clip.t0, expected?.[0] ?? t0) &&
      Object.is(clip.t1, expected?.[1] ?? t1)
    if (!ok) expect({ clip, given: { den, num, t0, t1 } }).toEqual(expected)
  }
  expect(rejected).toBeGreaterThan(50_000)
})
