import { createBox, createSphere } from '@coney/bodies'
import { createContact } from '@coney/rays'
import { expect, test } from 'vitest'
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

test('only where an entry begins there is one', () => {
  for (const offset of [0, 0x14, 0x31, 0x11c, 0x120, -4, Number.NaN]) expect(entryAt(tables, offset)).toBeUndefined()
})
