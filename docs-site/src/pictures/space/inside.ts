import { pointAt, type Ray } from './ray.ts'
import type { Box, Capsule } from './shape.ts'
import { add, dot, subtract, type Vector } from './vector.ts'

/** The stretch of a line, in fractions of the ray, that lies in a shape. */
export type Stretch = readonly [enter: number, leave: number]

/** A touch is one point; roundings may turn it by this much. */
const TOUCH = 1e-9

/**
 * Where the line of a ray is inside of a shape, as geometry has it and not as the engine does.
 *
 * Both shapes are convex, so it is one stretch or none. A box is an intersection of slabs: the latest entry and the
 * earliest exit. A capsule is a union of a tube and two balls: the earliest entry and the latest exit.
 */
export function stretchIn(shape: Box | Capsule, ray: Ray): Stretch | undefined {
  if (shape.kind === 'box') {
    return shape.axes
      .map((axis, index) => inSlab(ray, shape.centre, axis, shape.half[index as 0 | 1 | 2]))
      .reduce<Stretch | undefined>(intersection, [-Infinity, Infinity])
  }
  const top: Vector = add(shape.base, [0, 0, shape.height])
  const parts = [inTube(ray, shape), inBall(ray, shape.base, shape.radius), inBall(ray, top, shape.radius)]
  return parts.reduce<Stretch | undefined>(union, undefined)
}

/** The part of a stretch that lies on the segment. */
export function onSegment(stretch: Stretch | undefined): Stretch | undefined {
  return intersection(stretch, [0, 1])
}

export function isInside(shape: Box | Capsule, ray: Ray, fraction: number): boolean {
  const stretch = stretchIn(shape, { start: pointAt(ray, fraction), reach: [0, 0, 1] })
  return stretch !== undefined && stretch[0] <= 0 && stretch[1] >= 0
}

/** Points with `|(p − centre)·axis| ≤ half`. The sum of x and y is taken first, as the engine does. */
function inSlab(ray: Ray, centre: Vector, axis: Vector, half: number): Stretch | undefined {
  return between(dot(subtract(ray.start, centre), axis), dot(ray.reach, axis), -half, half)
}

function inTube(ray: Ray, capsule: Capsule): Stretch | undefined {
  const [x, y, z] = subtract(ray.start, capsule.base)
  const [dx, dy, dz] = ray.reach
  const round = roots(dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - capsule.radius ** 2)
  return intersection(round, between(z, dz, 0, capsule.height))
}

function inBall(ray: Ray, centre: Vector, radius: number): Stretch | undefined {
  const from = subtract(ray.start, centre)
  return roots(dot(ray.reach, ray.reach), dot(from, ray.reach), dot(from, from) - radius ** 2)
}

/** Where `low ≤ start + f·slope ≤ high`. */
function between(start: number, slope: number, low: number, high: number): Stretch | undefined {
  if (slope === 0) return start >= low && start <= high ? [-Infinity, Infinity] : undefined
  const ends = [(low - start) / slope, (high - start) / slope]
  return [Math.min(...ends), Math.max(...ends)]
}

/** Where `a·f² + 2·b·f + c ≤ 0`, for `a ≥ 0`. */
function roots(a: number, b: number, c: number): Stretch | undefined {
  if (a === 0) return c <= 0 ? [-Infinity, Infinity] : undefined
  const inner = b * b - a * c
  if (inner < 0) return undefined
  return [(-b - Math.sqrt(inner)) / a, (-b + Math.sqrt(inner)) / a]
}

function intersection(one: Stretch | undefined, other: Stretch | undefined): Stretch | undefined {
  if (one === undefined || other === undefined) return undefined
  const both: Stretch = [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
  return both[0] <= both[1] + TOUCH ? both : undefined
}

function union(one: Stretch | undefined, other: Stretch | undefined): Stretch | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return [Math.min(one[0], other[0]), Math.max(one[1], other[1])]
}
