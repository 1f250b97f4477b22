import { expect, test } from 'vitest'
import { StreamedWorld, StreamedWorldError, type WorldLayout } from '../../src/index.ts'
import { NotedPlatform } from '../drive/platform.ts'
import { NotedRoom } from '../drive/noted-room.ts'

function codeOf(layout: Partial<WorldLayout>): string | undefined {
  const options = { platform: new NotedPlatform([], []), room: new NotedRoom() }
  try {
    const world = new StreamedWorld({ name: 'level1s', sectors: [], parts: [], ...layout }, options)
    return world.ended ? 'Ended' : undefined
  } catch (error) {
    return error instanceof StreamedWorldError ? error.code : String(error)
  }
}

const ZERO = { x: 0, y: 0, z: 0 }
const AXES = ['x', 'y', 'z'] as const

test('coordinates are finite as float32', { meta: { claims: ['streaming/checkLayout.finite'] } }, () => {
  expect(codeOf({ sectors: [{ box: { inf: ZERO, sup: ZERO } }] })).toBeUndefined()
  expect(codeOf({ sectors: [{ box: { inf: ZERO, sup: { ...ZERO, x: 3.4e38 } } }] })).toBeUndefined()
  for (const axis of AXES) {
    for (const wrong of [Number.NaN, Infinity, -Infinity, 3.5e38]) {
      const point = { ...ZERO, [axis]: wrong }
      expect(codeOf({ sectors: [{ box: { inf: point, sup: ZERO } }] })).toBe('Invalid')
      expect(codeOf({ sectors: [{ box: { inf: ZERO, sup: point } }] })).toBe('Invalid')
      expect(codeOf({ sectors: [{ box: { inf: ZERO, sup: ZERO }, origin: point }] })).toBe('Invalid')
    }
  }
})

test('sizes are whole numbers', { meta: { claims: ['streaming/checkLayout.sizes'] } }, () => {
  expect(codeOf({ parts: [{ fileSize: 0, heapSize: 0 }] })).toBeUndefined()
  for (const wrong of [Number.NaN, Infinity, -1, 0.5, 2 ** 53]) {
    expect(codeOf({ parts: [{ fileSize: wrong, heapSize: 0 }] })).toBe('Invalid')
    expect(codeOf({ parts: [{ fileSize: 0, heapSize: wrong }] })).toBe('Invalid')
  }
})

test(
  'each corner of a box is held against the other',
  { meta: { claims: ['streaming/checkLayout.lower-corner-first'] } },
  () => {
    for (const axis of AXES) {
      const above = { ...ZERO, [axis]: 1 }
      expect(codeOf({ sectors: [{ box: { inf: ZERO, sup: above } }] })).toBeUndefined()
      expect(codeOf({ sectors: [{ box: { inf: above, sup: ZERO } }] })).toBe('Invalid')
    }
  },
)

test('indices are whole numbers', { meta: { claims: ['streaming/registerSectors.no-gaps'] } }, () => {
  const box = { inf: ZERO, sup: ZERO }
  const parts = [{ fileSize: 0, heapSize: 0 }]
  expect(codeOf({ sectors: [{ box, index: 0, part: 1 }], parts })).toBeUndefined()
  for (const index of [Number.NaN, 0.5, -2, 1, Infinity]) {
    expect(codeOf({ sectors: [{ box, index, part: 1 }], parts })).toBe('Invalid')
  }
})
