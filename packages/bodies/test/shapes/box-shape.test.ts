import { expect, test } from 'vitest'
import { createBox, SHAPE_ENABLED } from '../../src/index.ts'

test('what is left out: axes of the world, enabled', () => {
  const box = createBox({ centre: { x: 1, y: 2, z: 3 }, half: { x: 4, y: 5, z: 6 } })
  expect(box.kind).toBe('box')
  expect(box.flags).toBe(SHAPE_ENABLED)
  expect(box.axes[1]).toEqual({ x: 0, y: 1, z: 0 })
})

test('what is given is copied and rounded', () => {
  const centre = { x: 0.1, y: 0, z: 0 }
  const axes = [centre, centre, centre] as const
  const box = createBox({ centre, half: centre, axes, flags: 0x11 })
  centre.x = 7
  const rounded = { x: Math.fround(0.1), y: 0, z: 0 }
  expect(box).toEqual({ kind: 'box', flags: 0x11, centre: rounded, half: rounded, axes: [rounded, rounded, rounded] })
})
