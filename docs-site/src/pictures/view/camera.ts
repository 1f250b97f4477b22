import type { Vector } from '../space/vector.ts'

type Axis = 0 | 1 | 2

/** A direct look along an axis: what points right in the picture and what points up. */
export interface Camera {
  readonly name: 'side' | 'above'
  readonly title: string
  readonly right: Axis
  readonly up: Axis
  /** −1 where the axis points down: seen from above with y to the right, x comes towards the reader. */
  readonly upSign: 1 | -1
}

export const AXIS_NAMES = ['x', 'y', 'z'] as const

/** The two looks at a ray, one under the other like a builder's drawing. The side is the one that shows most of it. */
export function camerasFor(reach: Vector): readonly [side: Camera, above: Camera] {
  const right: Axis = Math.abs(reach[1]) > Math.abs(reach[0]) ? 1 : 0
  return [
    { name: 'side', title: 'from the side', right, up: 2, upSign: 1 },
    { name: 'above', title: 'from above', right, up: right === 0 ? 1 : 0, upSign: right === 0 ? 1 : -1 },
  ]
}

/** Where a point is in the picture's plane, in metres: to the right and upwards. */
export function flatten(camera: Camera, point: Vector): readonly [right: number, up: number] {
  return [point[camera.right], point[camera.up] * camera.upSign]
}
