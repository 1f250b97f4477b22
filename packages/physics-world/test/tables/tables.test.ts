import { createBody, createBox, createCapsule, createSphere } from '@coney/bodies'
import { createContact, RAYCAST_TARGET } from '@coney/rays'
import { expect, test } from 'vitest'
import { Random } from '@coney/trials'
import { entryAt, PhysicsWorld, UnportedFunctionError } from '../../src/index.ts'

const { tables } = new PhysicsWorld()
const ORIGIN = { x: 0, y: 0, z: 0 }

test('every pair of the tables says which function is missing when it is called', () => {
  const entries = [tables.overlap.flat(), tables.sweep.flat(), tables.meshSweep, tables.meshOverlap].flat()
  const missing = entries.filter((entry) => entry !== undefined)
  expect(missing).toHaveLength(14 + 16 + 3 + 3)
  for (const { address, name, call } of missing) {
    const hex = `0x00${address.toString(16)}`
    const error = { name: 'UnportedFunctionError', code: 'Unported', address, functionName: name }
    expect(() => call()).toThrow(expect.objectContaining(error))
    expect(() => call()).toThrow(`Unexpected call of ${name} (${hex})`)
    expect(() => call()).toThrow(UnportedFunctionError)
  }
  expect(new Set(missing.map(({ address }) => address)).size).toBe(missing.length)
  expect(new Set(missing.map(({ name }) => name)).size).toBe(missing.length)
})

test('a ray entry meets shapes of its own kind only', () => {
  const ray = { origin: { x: -3, y: 0, z: 0 }, direction: { x: 1, y: 0, z: 0 }, length: 4 }
  const contact = createContact()
  expect(tables.ray[1]!.call(ray, createBox({ centre: ORIGIN, half: { x: 1, y: 1, z: 1 } }), contact)).toBe(true)
  expect(contact.fraction).toBe(0.5)
  expect(tables.ray[3]!.call(ray, createBox({ centre: ORIGIN, half: { x: 1, y: 1, z: 1 } }), contact)).toBe(false)
  expect(tables.ray[1]!.call(ray, createSphere({ centre: ORIGIN, radius: 1 }), contact)).toBe(false)
})

test('a world answers the nearest of what its ray table answers', () => {
  const random = new Random(3)
  const world = new PhysicsWorld<number>()
  const shapes = Array.from({ length: 40 }, (_, i) => {
    const at = { x: random.between(-9, 9), y: random.between(-9, 9), z: random.between(0, 3) }
    return i % 2
      ? createBox({ centre: at, half: { x: 1, y: 0.5, z: 1 } })
      : createCapsule({ base: at, height: 2, radius: 0.5 })
  })
  shapes.forEach((shape, i) => world.add(createBody({ owner: i, flags: RAYCAST_TARGET, shapes: [shape] })))
  const [contact, own] = [createContact<number>(), createContact<number>()]
  let hits = 0
  for (let i = 0; i < 2000; i++) {
    const turn = random.between(0, 6.28)
    const origin = { x: random.between(-9, 9), y: random.between(-9, 9), z: random.between(0, 4) }
    const ray = { origin, direction: { x: Math.cos(turn), y: Math.sin(turn), z: 0 }, length: 6 }
    let nearest = Infinity
    for (const shape of shapes) {
      const entry = tables.ray[shape.kind === 'box' ? 1 : 3]!
      if (entry.call(ray, shape, own)) nearest = Math.min(nearest, own.fraction)
    }
    const hit = world.cast(ray, contact)
    expect(hit ? contact.fraction : Infinity).toBe(nearest)
    if (hit) hits++
  }
  expect(hits).toBeGreaterThan(200)
})

test('only where an entry begins there is one', () => {
  for (const offset of [0, 0x14, 0x31, 0x11c, 0x120, -4, Number.NaN]) expect(entryAt(tables, offset)).toBeUndefined()
})
