import { add, scale, type Vector } from './vector.ts'

/** A segment from `start` to `start + reach`; a fraction counts in lengths of `reach`. */
export interface Ray {
  readonly start: Vector
  readonly reach: Vector
}

export function rayOf(start: Vector, direction: Vector, length: number): Ray {
  return { start, reach: scale(direction, length) }
}

export function pointAt(ray: Ray, fraction: number): Vector {
  return add(ray.start, scale(ray.reach, fraction))
}
