import type { ReadonlyAxes } from '@coney/math'
import type { Random } from '@coney/trials'

/** The axes of a frame that a unit quaternion turns: the columns of its matrix. */
export function axesOf({ x, y, z, w }: ReturnType<Random['rotation']>): ReadonlyAxes {
  return [
    { x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + z * w), z: 2 * (x * z - y * w) },
    { x: 2 * (x * y - z * w), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + x * w) },
    { x: 2 * (x * z + y * w), y: 2 * (y * z - x * w), z: 1 - 2 * (x * x + y * y) },
  ]
}
