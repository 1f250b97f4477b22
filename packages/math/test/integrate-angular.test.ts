import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuaternion, integrateAngular, multiplyQuaternions } from '../src/index.ts'
import { distance, rotation, vector } from './arbitraries.ts'

test('it turns about the axis of the spin, by 2·atan(½·dt·|ω|)', () => {
  fc.assert(
    fc.property(rotation, vector, fc.float({ noNaN: true, min: 0, max: 1 }), (q, spin, seconds) => {
      const speed = Math.hypot(spin.x, spin.y, spin.z)
      fc.pre(speed > 1e-3)
      const half = Math.atan(0.5 * seconds * speed)
      const s = Math.sin(half) / speed
      const turn = createQuaternion(spin.x * s, spin.y * s, spin.z * s, Math.cos(half))
      const wanted = multiplyQuaternions(createQuaternion(), turn, q)
      const out = integrateAngular(createQuaternion(), q, spin, seconds)
      expect(distance(out, wanted)).toBeLessThan(1e-6)
      const over = { ...q }
      expect(integrateAngular(over, over, spin, seconds)).toEqual(out)
    }),
    { seed: 1, numRuns: 1000 },
  )
})

test('what has no length turns nothing', () => {
  const nothing = createQuaternion(0, 0, 0, 0)
  expect(integrateAngular(createQuaternion(), nothing, { x: 1, y: 2, z: 3 }, 1)).toEqual({ x: 0, y: 0, z: 0, w: 1 })
})
