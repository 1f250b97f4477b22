import { createBody, createSphere } from '@coney/bodies'
import { createContact, RAYCAST_TARGET } from '@coney/rays'
import { expect, test } from 'vitest'
import { PhysicsWorld, takeBody } from '../../src/index.ts'
import { chainOf } from '../chain-of.ts'

const RAY = { origin: { x: -3, y: 0, z: 0 }, direction: { x: 1, y: 0, z: 0 }, length: 10 }

test('bodies that came since are gone, and those that went are back', () => {
  const world = new PhysicsWorld<string>()
  const [stays, goes, comes] = ['stays', 'goes', 'comes'].map((owner) => createBody<string>({ owner })) as [
    ReturnType<typeof createBody<string>>,
    ReturnType<typeof createBody<string>>,
    ReturnType<typeof createBody<string>>,
  ]
  world.add(goes)
  world.add(stays)
  const snapshot = world.snapshot()
  world.remove(goes)
  goes.owner = 'someone'
  goes.shapes.push(createSphere({ centre: RAY.origin, radius: 1 }))
  world.add(comes)
  expect(comes.index).toBe(0)

  for (let time = 0; time < 2; time++) {
    world.restore(snapshot)
    expect(chainOf(world.bodies)).toEqual([goes, stays])
    expect(world.bodies.byIndex).toEqual([goes, stays])
    expect([goes.index, stays.index, comes.index]).toEqual([0, 1, -1])
    expect([goes.owner, goes.shapes.length]).toEqual(['goes', 0])
    // Free to be added again.
    world.add(comes)
  }
})

test('pools, shapes, the punch bag and humans go back, too', () => {
  const world = new PhysicsWorld<string>()
  const { pools, punchBag } = world
  const human = takeBody(pools.humanBodies, 'swan', 0x62)!
  world.humans = human
  const snapshot = world.snapshot()
  const before = structuredClone([pools.boneSegments, pools.humanCapsules, punchBag.capsule, punchBag.segment])

  const [segment] = pools.boneSegments.elements
  const [ignore] = pools.ignoreSlots.elements
  segment!.flags = 0
  segment!.offset.x = 1
  segment!.end.y = Math.PI
  pools.humanCapsules.elements[59]!.height = 1
  punchBag.capsule.base.z = 3
  punchBag.segment.bone = 1
  human.boneShapes.pop()
  human.owner = undefined
  ignore!.body = human
  ignore!.ignored = 'ajax'
  world.humans = undefined
  human.nextHuman = pools.humanBodies.elements[1]

  world.restore(snapshot)
  expect([pools.boneSegments, pools.humanCapsules, punchBag.capsule, punchBag.segment]).toEqual(before)
  expect([world.humans, human.owner, human.nextHuman, human.boneShapes.length]).toEqual([human, 'swan', undefined, 10])
  expect(ignore).toEqual({ body: undefined, ignored: undefined, next: undefined })
})

test('rays notice that a world was restored', () => {
  const world = new PhysicsWorld<string>()
  const sphere = createSphere({ centre: { x: 0, y: 0, z: 0 }, radius: 1 })
  const capsule = world.pools.humanCapsules.elements[0]!
  const body = createBody<string>({ owner: 'human', flags: RAYCAST_TARGET, shapes: [sphere, capsule] })
  const empty = world.snapshot()
  world.add(body)
  const contact = createContact<string>()
  for (let i = 0; i < 50; i++) expect(world.cast(RAY, contact)).toBe(true)
  world.restore(empty)
  expect(world.cast(RAY, contact)).toBe(false)
})
