import { copyVec3, createVec3, type Vec3 } from '@coney/math'
import { worldRayCast, type Level } from '../cast/world-ray-cast.ts'
import { createWorldRayResult } from '../cast/world-ray-result.ts'
import { MARKED_CLEARANCE, MARKED_ADVANCE } from '../constants.ts'

const { fround } = Math

const ray = { origin: createVec3(), direction: createVec3(0, 0, -1), length: 0 }
const result = createWorldRayResult()

/**
 * Lets a position fall through all ground without an area, at most `length` metres, to `MARKED_CLEARANCE` above
 * the first that has one, and answers whether it landed.
 *
 * From ground without an area it falls on `MARKED_ADVANCE` below it. If no marked ground is met, or the numbers
 * are too large for such a step to lead anywhere, the position stays.
 *
 * @orig 0x0034fa28 Collision_DropToMarkedGround (unknown)
 */
export function dropToMarkedGround(level: Level, length: number, position: Vec3): boolean {
  copyVec3(ray.origin, position)
  ray.length = fround(length)
  while (ray.length >= 0 && worldRayCast(level, ray, result)) {
    if (result.area !== 0) {
      position.z = fround(fround(ray.origin.z - result.t) + MARKED_CLEARANCE)
      return true
    }
    const step = fround(result.t + MARKED_ADVANCE)
    const lower = fround(ray.origin.z - step)
    const left = fround(ray.length - step)
    if (lower === ray.origin.z && left === ray.length) return false
    ray.origin.z = lower
    ray.length = left
  }
  return false
}
