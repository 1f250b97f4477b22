import { copyVec3, createVec3, type ReadonlyVec3, type Vec3 } from '@coney/math'
import { worldRayCast, type Level } from '../cast/world-ray-cast.ts'
import { createWorldRayResult } from '../cast/world-ray-result.ts'

const { fround, min } = Math

const start = createVec3()
const direction = createVec3()
const ray = { origin: createVec3(), direction, length: 0 }
const result = createWorldRayResult()

/** How a ray marches. */
export interface March {
  /** Where the first cast starts, in world metres. */
  readonly origin: ReadonlyVec3
  /** Which way all of them go, a unit vector. */
  readonly direction: ReadonlyVec3
  /** How far one cast goes, in metres. */
  readonly step: number
  /** How far all of them go. */
  readonly max: number
}

/**
 * Casts one ray after the other, each a step farther on, and writes the first point that is hit into `out`.
 *
 * The last step is shortened to end at `max`. Answers whether anything was hit; a miss, or a step that does not
 * lead on, writes nothing.
 *
 * @orig 0x0034f740 Collision_MarchRay (unknown)
 */
export function marchRay(level: Level, march: March, out: Vec3): boolean {
  copyVec3(start, march.origin)
  copyVec3(direction, march.direction)
  const step = fround(march.step)
  const end = fround(march.max)
  if (!(step > 0)) return false
  for (let done = 0; done < end;) {
    ray.length = min(step, fround(end - done))
    // As pointAlong does it, here and below: a number that is passed to a call that is not inlined is allocated.
    ray.origin.x = fround(start.x + fround(direction.x * done))
    ray.origin.y = fround(start.y + fround(direction.y * done))
    ray.origin.z = fround(start.z + fround(direction.z * done))
    if (worldRayCast(level, ray, result)) {
      out.x = fround(ray.origin.x + fround(direction.x * result.t))
      out.y = fround(ray.origin.y + fround(direction.y * result.t))
      out.z = fround(ray.origin.z + fround(direction.z * result.t))
      return true
    }
    const next = fround(done + ray.length)
    if (!(next > done)) return false
    done = next
  }
  return false
}
