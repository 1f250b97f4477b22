import { expect, test } from 'vitest'
import { addBody, createBody, createBodyList, createSphere, markDirty, updateBody } from '../../src/index.ts'

test('a shape that moved is taken up once its body is marked', () => {
  const list = createBodyList()
  const ball = createSphere({ centre: { x: 0, y: 0, z: 0 }, radius: 1 })
  const [moving, resting] = [createBody({ shapes: [ball], flags: 0 }), createBody({ flags: 0 })]
  addBody(list, moving)
  addBody(list, resting)
  ball.centre.x = 5
  updateBody(list, moving)
  expect(list.head).toBe(moving)
  markDirty(moving)
  updateBody(list, moving)
  expect([moving.min.x, moving.max.x, moving.flags]).toEqual([4, 6, 0])
  expect(list.head).toBe(resting)
  const { version } = list
  updateBody(list, moving)
  expect(list.version).toBe(version)
})
