import { addBody, createBody, createBodyList, createBox, createCapsule, markDirty, updateBody } from '@coney/bodies'
import { copyVec3, pointAlong } from '@coney/math'
import { Matrix4, Ray, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { createContact, RAYCAST_TARGET, RayCaster, rayBox, rayCapsule, rayCastBodies } from '../src/index.ts'

const ray = { ...new Ray(new Vector3(-3, 0, 1), new Vector3(1, 0, 0)), length: 4 }

test('a ray of three.js meets a box made of vectors of three.js', () => {
  const box = createBox({ centre: new Vector3(0, 0, 1), half: new Vector3(1, 0.5, 1) })
  const contact = createContact()
  expect(rayBox(ray, box, contact)).toBe(true)
  expect(contact.fraction).toBe(0.5)
  const point = pointAlong(new Vector3(), ray.origin, ray.direction, contact.fraction * ray.length)
  expect(point).toEqual(new Vector3(-1, 0, 1))
})

test('axes out of a matrix of three.js turn a box', () => {
  const axes = [new Vector3(), new Vector3(), new Vector3()] as const
  new Matrix4().makeRotationZ(Math.PI / 4).extractBasis(...axes)
  const box = createBox({ centre: new Vector3(10, 5, 0), half: new Vector3(1, 0.5, 1), axes })
  const contact = createContact()
  const turned = { origin: new Vector3(7, 5, 0), direction: new Vector3(1, 0, 0), length: 6 }
  expect(rayBox(turned, box, contact)).toBe(true)
  expect(contact.fraction).toBeCloseTo(0.382149, 5)
})

test('a shape may hold vectors of three.js itself', () => {
  const live = {
    kind: 'capsule',
    flags: 1,
    base: new Vector3(0, 0, 0),
    height: 1.8,
    radius: Math.fround(0.35),
  } as const
  const contact = createContact()
  expect(rayCapsule(ray, live, contact)).toBe(true)
  expect(contact.fraction).toBeCloseTo(0.6625, 5)
  live.base.y = 2
  expect(rayCapsule(ray, live, contact)).toBe(false)
})

test('casts follow a body that is moved to where a mesh is', () => {
  const list = createBodyList<string>()
  const capsule = createCapsule({ base: new Vector3(), height: 1.8, radius: 0.35 })
  const body = createBody({ owner: 'human', flags: RAYCAST_TARGET, shapes: [capsule] })
  addBody(list, body)
  const caster = new RayCaster(list)
  const contact = createContact<string>()
  for (const [y, hit] of [
    [0, true],
    [1, false],
    [0.25, true],
  ] as const) {
    copyVec3(capsule.base, new Vector3(0, y, 0))
    markDirty(body)
    updateBody(list, body)
    caster.refresh()
    expect(caster.cast(ray, contact)).toBe(hit)
    expect(rayCastBodies(list, ray, contact)).toBe(hit)
  }
})
