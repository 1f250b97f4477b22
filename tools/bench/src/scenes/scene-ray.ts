import type { Point } from '@coney/trials'

const { fround } = Math

/** A ray of a scene, as a unit direction with a length and as a whole move. Every number is a float32. */
export interface SceneRay {
  readonly origin: Point
  readonly direction: Point
  readonly length: number
  /** S and D = d × len. */
  readonly start: Point
  readonly move: Point
}

export function sceneRay(origin: Point, direction: Point, length: number): SceneRay {
  const move = {
    x: fround(direction.x * length),
    y: fround(direction.y * length),
    z: fround(direction.z * length),
  }
  return { origin, direction, length, start: origin, move }
}

/** A ray from a point towards another and past it. */
export function rayTowards(origin: Point, aim: Point, length: number): SceneRay {
  const [x, y, z] = [aim.x - origin.x, aim.y - origin.y, aim.z - origin.z]
  const distance = Math.hypot(x, y, z)
  return sceneRay(origin, { x: fround(x / distance), y: fround(y / distance), z: fround(z / distance) }, length)
}
