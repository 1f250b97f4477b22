import { expect, test } from 'vitest'
import { copyQuaternion, createQuaternion } from '../src/index.ts'

test('a new quaternion turns nothing, and belongs to nobody else', () => {
  const quaternion = createQuaternion()
  expect(quaternion).toEqual({ x: 0, y: 0, z: 0, w: 1 })
  quaternion.x = 1
  expect(createQuaternion().x).toBe(0)
})

test('what is given is rounded to float32', () => {
  const rounded = { x: 0.10000000149011612, y: 0.20000000298023224, z: 0.30000001192092896, w: 0.4000000059604645 }
  expect(createQuaternion(0.1, 0.2, 0.3, 0.4)).toEqual(rounded)
  const out = createQuaternion()
  expect(copyQuaternion(out, { x: 0.1, y: 0.2, z: 0.3, w: 0.4 })).toBe(out)
  expect(out).toEqual(rounded)
})
