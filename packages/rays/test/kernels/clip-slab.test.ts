import { expect, test } from 'vitest'
import { clipSlab, type SlabClip } from '../../src/index.ts'
import { plainClip } from '../plain/box.ts'
import { Random } from '@coney/trials'

const SPECIAL = [0, -0, 1, -1, 0.5, 1e-30, -1e-30, 1e30].map(Math.fround)

/** A number from −2 to 2, one time in four a special one. */
function number(random: Random): number {
  return random.once(4) ? random.pick(SPECIAL) : random.between(-2, 2)
}

function interval(random: Random): { readonly t0: number; readonly t1: number } {
  const t0 = random.once(2) ? 0 : random.fraction()
  return { t0, t1: random.once(2) ? 1 : random.between(t0, 1) }
}

/** How many float32 numbers a lies above b, both positive: their bits count them. */
function above(a: number, b: number): number {
  const [bitsOfA, bitsOfB] = new Int32Array(Float32Array.of(a, b).buffer)
  return bitsOfA! - bitsOfB!
}

test('clips as the plain form does, to the bit', { timeout: 60_000 }, () => {
  const random = new Random(1)
  const differences: string[] = []
  let rejected = 0
  for (let i = 0; i < 200_000; i++) {
    const given: SlabClip = { den: number(random), num: number(random), ...interval(random) }
    const clip = { ...given }
    const expected = plainClip(given.den, given.num, [given.t0, given.t1])
    if (expected === undefined) rejected++
    const same =
      clipSlab(clip) === (expected !== undefined) &&
      Object.is(clip.t0, expected?.[0] ?? given.t0) &&
      Object.is(clip.t1, expected?.[1] ?? given.t1)
    if (!same) differences.push(JSON.stringify({ given, clip, expected }))
  }
  expect(differences).toEqual([])
  expect(rejected).toBeGreaterThan(50_000)
})

test('the interval stays ordered, up to one bit', { meta: { claims: ['rays/Ray_ClipSlab.ends-in-order'] } }, () => {
  const random = new Random(2)
  let turned = 0
  let worst = 0
  for (let i = 0; i < 50_000; i++) {
    const clip: SlabClip = { den: 0, num: 0, t0: 0, t1: 1 }
    for (let j = 0; j < 6; j++) {
      clip.den = random.between(-2, 2)
      // Half of the planes lie at an end of the interval, where rounding decides.
      const end = random.pick([clip.t0, clip.t1])
      clip.num = random.once(2) ? Math.fround(clip.den * end) : random.between(-1, 1)
      if (!clipSlab(clip)) break
      if (clip.t0 > clip.t1) turned++
      worst = Math.max(worst, above(clip.t0, clip.t1))
    }
  }
  expect(worst).toBe(1)
  expect(turned).toBeGreaterThan(0)
})
