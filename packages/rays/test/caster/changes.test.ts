import { addBody, createBody, createBodyList, createBox, markDirty, removeBody, updateBody } from '@coney/bodies'
import type { Body, BodyList } from '@coney/bodies'
import { expect, test } from 'vitest'
import { createContact, RAYCAST_TARGET, RayCaster, rayCastBodies, type CastFilter } from '../../src/index.ts'

const ray = { origin: { x: 0, y: 0, z: 0 }, direction: { x: 1, y: 0, z: 0 }, length: 10 }

/** A cube at x = 2, 4, 6 and 8, each of an owner of that name. */
function row(): { readonly list: BodyList<number>; readonly bodies: readonly Body<number>[] } {
  const list = createBodyList<number>()
  const bodies = [2, 4, 6, 8].map((x) => {
    const box = createBox({ centre: { x, y: 0, z: 0 }, half: { x: 0.5, y: 0.5, z: 0.5 } })
    return createBody({ owner: x, flags: RAYCAST_TARGET, typeMask: x, shapes: [box] })
  })
  for (const body of bodies) addBody(list, body)
  return { list, bodies }
}

/** Whom both casts meet. */
function met(caster: RayCaster<number>, filter: CastFilter<number> = {}): number | undefined {
  const [sought, walked] = [createContact<number>(), createContact<number>()]
  expect(caster.cast(ray, sought, filter)).toBe(rayCastBodies(caster.list, ray, walked, filter))
  expect(sought).toEqual(walked)
  return sought.owner
}

test('what changes without the list is seen at once', () => {
  const { list, bodies } = row()
  const caster = new RayCaster(list)
  caster.refresh()
  expect(met(caster)).toBe(2)
  bodies[0]!.flags = 0
  expect(met(caster)).toBe(4)
  bodies[1]!.shapes[0]!.flags = 0
  expect(met(caster)).toBe(6)
  expect(met(caster, { typeMask: 8 })).toBe(8)
  bodies[2]!.typeMask = 1
  expect(met(caster, { typeMask: 6 })).toBeUndefined()
  bodies[2]!.owner = 7
  expect(met(caster)).toBe(7)
  expect(met(caster, { ignored: 7 })).toBe(8)
})

test('what changes the list is seen at the next cast, before and after bodies are sorted', () => {
  const { list, bodies } = row()
  const caster = new RayCaster(list)
  for (const refresh of [false, true]) {
    const [first, second] = bodies as [Body<number>, Body<number>]
    removeBody(list, first)
    if (refresh) caster.refresh()
    expect(met(caster)).toBe(4)
    const [box] = second.shapes
    if (box?.kind === 'box') box.centre.y = 3
    markDirty(second)
    updateBody(list, second)
    if (refresh) caster.refresh()
    expect(met(caster)).toBe(6)
    if (box?.kind === 'box') box.centre.y = 0
    markDirty(second)
    updateBody(list, second)
    addBody(list, first)
    for (let i = 0; i < 100; i++) expect(met(caster)).toBe(2)
  }
})

test('a list that is out of order is walked, for there the walk may miss', () => {
  const { list, bodies } = row()
  const caster = new RayCaster(list)
  bodies[0]!.min.x = 20
  bodies[0]!.max.x = 21
  list.version++
  caster.refresh()
  expect(met(caster)).toBeUndefined()
})

test('two casters of one list do not meddle with each other', () => {
  const { list } = row()
  const [one, other] = [new RayCaster(list), new RayCaster(list)]
  one.refresh()
  other.refresh()
  expect([met(one), met(other), met(one)]).toEqual([2, 2, 2])
})
