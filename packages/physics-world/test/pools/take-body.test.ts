import { createSphere } from '@coney/bodies'
import { expect, test } from 'vitest'
import { freeBody, PhysicsWorld, takeBody } from '../../src/index.ts'

test('a body that is given back is as fresh as any other', () => {
  const world = new PhysicsWorld<string>()
  const [first, second] = world.pools.objectBodies.elements
  const body = takeBody(world.pools.objectBodies, 'crate', 0x0a)!
  expect(body).toBe(first)
  expect(body.typeMask).toBe(0x0a)
  body.shapes.push(createSphere({ centre: { x: 1, y: 2, z: 3 }, radius: 1 }))
  body.flags |= 0x2000
  world.update(body)
  world.add(body)
  expect(() => freeBody(body)).toThrow(expect.objectContaining({ name: 'InvalidBodyError', code: 'Invalid' }))
  world.remove(body)
  freeBody(body)
  expect(body).toEqual(second)
})

test('a human that is given back keeps its set', () => {
  const world = new PhysicsWorld<string>()
  const human = takeBody(world.pools.humanBodies, 'swan', 0x62)!
  const { shapes, boneShapes } = human
  human.flags = 0
  freeBody(human)
  expect(human.owner).toBeUndefined()
  expect(human.flags >>> 0).toBe(0x8000043f)
  expect(human.shapes).toBe(shapes)
  expect([shapes.length, boneShapes.length]).toEqual([1, 10])
})
