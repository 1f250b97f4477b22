import { add, length, scale, type Vector } from './vector.ts'
import type { Box, Shape } from './shape.ts'

const SIGNS = [-1, 1]

/** The eight corners of a box; bit 0, 1 and 2 of an index say on which side along each axis. */
export function cornersOf(box: Box): readonly Vector[] {
  return SIGNS.flatMap((third) =>
    SIGNS.flatMap((second) =>
      SIGNS.map((first) =>
        [first, second, third].reduce<Vector>(
          (corner, sign, axis) => add(corner, scale(box.axes[axis as 0 | 1 | 2], sign * box.half[axis as 0 | 1 | 2])),
          box.centre,
        ),
      ),
    ),
  )
}

/** Pairs of corners that an edge joins. */
export const EDGES: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) =>
  [1, 2, 4].filter((bit) => (corner & bit) === 0).map((bit) => [corner, corner | bit] as const),
)

/** A box that lacks an axis is a slab without end. */
export function isEndless(box: Box): boolean {
  return box.axes.some((axis) => length(axis) === 0)
}

/** Points that a picture of the shape has to have room for. */
export function extentOf(shape: Shape): readonly Vector[] {
  switch (shape.kind) {
    case 'box':
      return isEndless(shape) ? [] : cornersOf(shape)
    case 'capsule':
      return [...around(shape.base, shape.radius), ...around(add(shape.base, [0, 0, shape.height]), shape.radius)]
    case 'ball':
      return around(shape.centre, shape.radius)
    case 'bar':
      return [...around(shape.from, shape.radius), ...around(shape.to, shape.radius)]
  }
}

function around(centre: Vector, radius: number): readonly Vector[] {
  return [add(centre, [radius, radius, radius]), add(centre, [-radius, -radius, -radius])]
}
