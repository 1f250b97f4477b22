import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axesOfQuaternion, createAxes, type Quaternion, type Vec3 } from '../src/index.ts'
import { distance, rotation } from './arbitraries.ts'

/** q v q*, in doubles, written as v + 2w(u × v) + 2u × (u × v). */
function rotate(u: Quaternion, v: Vec3): Vec3 {
  const once = cross(u, v)
  const twice = cross(u, once)
  return {
    x: v.x + 2 * (u.w * once.x + twice.x),
    y: v.y + 2 * (u.w * once.y + twice.y),
    z: v.z + 2 * (u.w * once.z + twice.z),
  }
}

function cross(a: Vec3, b: Vec3): Vec3 {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x }
}

test('each axis is where the quaternion turns that of the world', () => {
  fc.assert(
    fc.property(rotation, (q) => {
      const axes = axesOfQuaternion(createAxes(), q)
      createAxes().forEach((axis, i) => expect(distance(axes[i]!, rotate(q, axis))).toBeLessThan(8e-7))
    }),
    { seed: 1 },
  )
})
