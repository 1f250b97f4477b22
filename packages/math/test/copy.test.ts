import { expect, test } from 'vitest'
import { copyAxes, copyVec3, createAxes, createVec3 } from '../src/index.ts'

test('a copied vector is rounded to float32 and answers itself', () => {
  const out = createVec3()
  expect(copyVec3(out, { x: 0.1, y: 1 / 3, z: 1e-50 })).toBe(out)
  expect(out).toEqual({ x: Math.fround(0.1), y: Math.fround(1 / 3), z: 0 })
})

test('copied axes are rounded one by one', () => {
  const turned = [createVec3(0, 1, 0), { x: -0.6000000000001, y: 0.8, z: 0 }, createVec3(0, 0, 1)] as const
  const out = createAxes()
  expect(copyAxes(out, turned)).toBe(out)
  expect(out[1]).toEqual({ x: Math.fround(-0.6), y: Math.fround(0.8), z: 0 })
  expect(out[1]).not.toBe(turned[1])
})
