import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuaternion, slerp, type Quaternion } from '../src/index.ts'
import { distance, rotation } from './arbitraries.ts'

const part = fc.float({ noNaN: true, min: 0, max: 1 })

/** The same in doubles, with the angle from an arctangent of two numbers, which is exact everywhere. */
function plain(from: Quaternion, to: Quaternion, t: number): Quaternion {
  const cosine = from.x * to.x + from.y * to.y + from.z * to.z + from.w * to.w
  const side = cosine < 0 ? -1 : 1
  const between =
    (a: number, b: number) =>
    (key: keyof Quaternion): number =>
      a * from[key] + b * side * to[key]
  const away = between(-1, 1)
  const along = between(1, 1)
  const angle = 2 * Math.atan2(lengthOf(away), lengthOf(along))
  const blend =
    angle < 1e-12
      ? between(1 - t, t)
      : between(...([1 - t, t].map((s) => Math.sin(s * angle) / Math.sin(angle)) as [number, number]))
  return { x: blend('x'), y: blend('y'), z: blend('z'), w: blend('w') }
}

function lengthOf(component: (key: keyof Quaternion) => number): number {
  return Math.hypot(component('x'), component('y'), component('z'), component('w'))
}

test('a blend is that of doubles', () => {
  let worst = 0
  fc.assert(
    fc.property(rotation, rotation, part, (start, end, t) => {
      const blend = slerp(createQuaternion(), { start, end, t })
      worst = Math.max(worst, distance(blend, plain(start, end, t)))
    }),
    { seed: 1, numRuns: 20_000 },
  )
  console.log(`largest difference of a blend: ${worst.toExponential(1)}`)
  expect(worst).toBeLessThan(2e-6)
})

test('two rotations close to each other are blended just as well', () => {
  const start = createQuaternion()
  let worst = 0
  for (let i = 1; i <= 2000; i++) {
    const half = i * 1e-5
    const end = createQuaternion(0, Math.sin(half), 0, Math.cos(half))
    for (const t of [0, 0.1, 0.25, 0.5, 0.9, 1]) {
      const blend = slerp(createQuaternion(), { start, end, t })
      worst = Math.max(worst, distance(blend, plain(start, end, t)))
    }
  }
  console.log(`largest difference of a blend near by: ${worst.toExponential(1)}`)
  expect(worst).toBeLessThan(2e-6)
})

test('it begins at the start and ends at the end, or opposite', () => {
  fc.assert(
    fc.property(rotation, rotation, (start, end) => {
      const begin = slerp(createQuaternion(), { start, end, t: 0 })
      expect(distance(begin, start)).toBe(0)
      const { x, y, z, w } = slerp(createQuaternion(), { start, end, t: 1 })
      const opposite = { x: -x, y: -y, z: -z, w: -w }
      expect(Math.min(distance({ x, y, z, w }, end), distance(opposite, end))).toBe(0)
    }),
    { seed: 1 },
  )
})

test('it may be written over the start or the end', () => {
  const arc = { start: createQuaternion(0, 0.6, 0, 0.8), end: createQuaternion(1, 0, 0, 0), t: 0.25 }
  const blend = slerp(createQuaternion(), arc)
  const [start, end] = [{ ...arc.start }, { ...arc.end }]
  expect(slerp(start, { ...arc, start })).toEqual(blend)
  expect(slerp(end, { ...arc, end })).toEqual(blend)
})
