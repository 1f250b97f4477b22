import { addBody, createBody, createBodyList, createBox, createCapsule } from '@coney/bodies'
import { expect, test } from 'vitest'
import { createContact, RAYCAST_TARGET, RayCaster, rayBox, rayCapsule, rayCastBodies } from '../../src/index.ts'

const BAD = [NaN, Infinity, -Infinity, 3e38, -3e38, 1e-45]

const capsule = createCapsule({ base: { x: 2, y: 0, z: 0 }, height: 1.8, radius: 0.35 })
const box = createBox({ centre: { x: 5, y: 0, z: 1 }, half: { x: 1, y: 1, z: 1 } })

/** Rays with one bad number in each place. */
function* badRays() {
  for (const bad of BAD) {
    for (const at of ['x', 'y', 'z'] as const) {
      yield { origin: { x: 0, y: 0, z: 1, [at]: bad }, direction: { x: 1, y: 0, z: 0 }, length: 10 }
      yield { origin: { x: 0, y: 0, z: 1 }, direction: { x: 1, y: 0, z: 0, [at]: bad }, length: 10 }
    }
    yield { origin: { x: 0, y: 0, z: 1 }, direction: { x: 1, y: 0, z: 0 }, length: bad }
  }
}

test('a number that no ray should have never makes a fraction that is none, and both casts agree', () => {
  const list = createBodyList<string>()
  addBody(list, createBody({ owner: 'human', flags: RAYCAST_TARGET, shapes: [capsule] }))
  addBody(list, createBody({ owner: 'box', flags: RAYCAST_TARGET, shapes: [box] }))
  const caster = new RayCaster(list)
  caster.refresh()
  for (const ray of badRays()) {
    const [walked, sought, one] = [createContact<string>(), createContact<string>(), createContact()]
    expect(caster.cast(ray, sought)).toBe(rayCastBodies(list, ray, walked))
    expect(sought).toEqual(walked)
    rayBox(ray, box, one)
    expect(one.fraction).toSatisfy((fraction: number) => fraction >= 0 && fraction <= 1)
    rayCapsule(ray, capsule, one)
    expect(one.fraction).toSatisfy((fraction: number) => fraction >= 0 && fraction <= 1)
    expect(walked.fraction).toSatisfy((fraction: number) => fraction >= 0 && fraction <= 1)
  }
})

test('shapes of bad numbers are missed or met alike by both casts', () => {
  for (const bad of BAD) {
    const list = createBodyList<string>()
    const shapes = [
      createCapsule({ base: { x: 2, y: bad, z: 0 }, height: 1.8, radius: 0.35 }),
      createCapsule({ base: { x: 2, y: 0, z: 0 }, height: bad, radius: 0.35 }),
      createCapsule({ base: { x: 2, y: 0, z: 0 }, height: 1.8, radius: bad }),
      createBox({ centre: { x: bad, y: 0, z: 1 }, half: { x: 1, y: 1, z: 1 } }),
      createBox({ centre: { x: 5, y: 0, z: 1 }, half: { x: 1, y: bad, z: 1 } }),
    ]
    for (const [i, shape] of shapes.entries()) {
      addBody(list, createBody({ owner: `${i}`, flags: RAYCAST_TARGET, shapes: [shape] }))
    }
    const caster = new RayCaster(list)
    caster.refresh()
    const ray = { origin: { x: 0, y: 0, z: 1 }, direction: { x: 1, y: 0, z: 0 }, length: 10 }
    const [walked, sought] = [createContact<string>(), createContact<string>()]
    expect(caster.cast(ray, sought)).toBe(rayCastBodies(list, ray, walked))
    expect(sought).toEqual(walked)
    expect(walked.fraction).not.toBeNaN()
  }
})
