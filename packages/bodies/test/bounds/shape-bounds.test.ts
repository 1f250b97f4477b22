import type { ReadonlyVec3 } from '@coney/math'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBounds, shapeBounds, type Shape } from '../../src/index.ts'
import { shape } from '../arbitraries.ts'

/** Balls whose union has the same bounds as the shape: corners of a box are balls without a radius. */
function ballsOf(shape: Shape): { readonly at: readonly [number, number, number]; readonly radius: number }[] {
  const ball = ({ x, y, z }: ReadonlyVec3, radius: number) => ({ at: [x, y, z] as const, radius })
  switch (shape.kind) {
    case 'sphere':
      return [ball(shape.centre, shape.radius)]
    case 'capsule':
      return [ball(shape.base, shape.radius), ball({ ...shape.base, z: shape.base.z + shape.height }, shape.radius)]
    case 'segment':
      return [ball(shape.start, shape.radius), ball(shape.end, shape.radius)]
    case 'box': {
      const { centre, half, axes } = shape
      const signs = [-1, 1]
      const corner = (along: 'x' | 'y' | 'z', i: number, j: number, k: number) =>
        centre[along] + i * half.x * axes[0][along] + j * half.y * axes[1][along] + k * half.z * axes[2][along]
      return signs.flatMap((i) =>
        signs.flatMap((j) =>
          signs.map((k) => ({
            at: [corner('x', i, j, k), corner('y', i, j, k), corner('z', i, j, k)] as const,
            radius: 0,
          })),
        ),
      )
    }
  }
}

test('the bounds of a shape are those of its corners and round ends', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(shape, (shape) => {
      const out = createBounds()
      shapeBounds(out, shape)
      const balls = ballsOf(shape)
      for (const [axis, name] of (['x', 'y', 'z'] as const).entries()) {
        // Coordinates are below 128, and a few roundings of 2⁻¹⁸ each are made on the way.
        expect(Math.abs(out.min[name] - Math.min(...balls.map(({ at, radius }) => at[axis]! - radius)))).toBeLessThan(
          2e-5,
        )
        expect(Math.abs(out.max[name] - Math.max(...balls.map(({ at, radius }) => at[axis]! + radius)))).toBeLessThan(
          2e-5,
        )
      }
    }),
    { seed: 1, numRuns: 2000 },
  )
})

test('bounds are float32 numbers', () => {
  fc.assert(
    fc.property(shape, (shape) => {
      const out = createBounds()
      shapeBounds(out, shape)
      const numbers = [out.min, out.max].flatMap(({ x, y, z }) => [x, y, z])
      expect(numbers).toEqual(numbers.map(Math.fround))
    }),
    { seed: 1 },
  )
})
