import fc from 'fast-check'
import type { Quaternion, Vec3 } from '../src/index.ts'

const component = fc.float({ noNaN: true, min: -1, max: 1 })

export const vector: fc.Arbitrary<Vec3> = fc.record({ x: component, y: component, z: component })

/** A rotation: a unit quaternion of float32 components. */
export const rotation: fc.Arbitrary<Quaternion> = fc
  .record({ x: component, y: component, z: component, w: component })
  .filter(({ x, y, z, w }) => Math.hypot(x, y, z, w) > 0.1)
  .map(({ x, y, z, w }) => {
    const length = Math.hypot(x, y, z, w)
    const [a, b, c, d] = [x, y, z, w].map((number) => Math.fround(number / length)) as [number, number, number, number]
    return { x: a, y: b, z: c, w: d }
  })

/** How far two things are apart where they are farthest apart. */
export function distance<Thing extends object>(a: Thing, b: Thing): number {
  const others = b as Readonly<Record<string, number>>
  return Math.max(...Object.entries(a).map(([key, number]) => Math.abs(number - others[key]!)))
}
