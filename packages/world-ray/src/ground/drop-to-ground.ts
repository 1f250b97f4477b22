import { copyVec3, createVec3, type Vec3 } from '@coney/math'
import { worldRayCast, type Level } from '../cast/world-ray-cast.ts'
import { createWorldRayResult } from '../cast/world-ray-result.ts'
import { GROUND_CLEARANCE } from '../constants.ts'

const { fround } = Math

const ray = { origin: createVec3(), direction: createVec3(0, 0, -1), length: 0 }
const result = createWorldRayResult()

/**
 * Lets a position fall, at most `length` metres, to `GROUND_CLEARANCE` above the ground, and answers whether it landed.
 *
 * Without ground below the position stays.
 *
 * @orig 0x0034f950 Collision_DropToGround (unknown)
 */
export function dropToGround(level: Level, length: number, position: Vec3): boolean {
  copyVec3(ray.origin, position)
  ray.length = length
  if (!worldRayCast(level, ray, result)) return false
  position.z = fround(ray.origin.z - fround(result.t - GROUND_CLEARANCE))
  return true
}
