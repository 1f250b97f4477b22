import type { ReadonlyAxes, ReadonlyVec3, Vec3 } from '@coney/math'
import fc from 'fast-check'
import { createBox, createCapsule, createSegment, createSphere, type Shape } from '../src/index.ts'

/** A coordinate in metres; every float32 of a small world, and often a whole number, so that things touch. */
export const coordinate: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -8, max: 8 }),
  fc.float({ noNaN: true, min: -64, max: 64 }),
)

export const point: fc.Arbitrary<Vec3> = fc.record({ x: coordinate, y: coordinate, z: coordinate })

const extent = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.float({ noNaN: true, min: 0, max: 4 }))

/** A rotation, as its axes in doubles: about z, then about x. */
const axes: fc.Arbitrary<ReadonlyAxes> = fc
  .tuple(fc.double({ noNaN: true, min: 0, max: 7 }), fc.double({ noNaN: true, min: 0, max: 7 }))
  .map(([turn, tilt]) => {
    const [c, s, d, t] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)]
    return [vector(c, s * d, s * t), vector(-s, c * d, c * t), vector(0, -t, d)]
  })

function vector(x: number, y: number, z: number): ReadonlyVec3 {
  return { x, y, z }
}

export const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ centre: point, half: fc.record({ x: extent, y: extent, z: extent }), axes }).map(createBox),
  fc.record({ centre: point, radius: extent }).map(createSphere),
  fc.record({ base: point, height: extent, radius: extent }).map(createCapsule),
  fc.record({ start: point, end: point, radius: extent }).map(createSegment),
)

/** Bounds in order: min does not pass max. */
export const bounds: fc.Arbitrary<{ readonly min: Vec3; readonly max: Vec3 }> = fc
  .tuple(point, point)
  .map(([a, b]) => ({
    min: { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), z: Math.min(a.z, b.z) },
    max: { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), z: Math.max(a.z, b.z) },
  }))
