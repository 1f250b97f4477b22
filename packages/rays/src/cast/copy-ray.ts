import { copyVec3, createVec3, type Vec3 } from '@coney/math'
import type { Ray } from '../ray/ray.ts'

/** A ray that a cast keeps for itself: float32 numbers in vectors of one make. */
export interface OwnRay {
  readonly origin: Vec3
  readonly direction: Vec3
  length: number
}

export function createOwnRay(): OwnRay {
  return { origin: createVec3(), direction: createVec3(), length: 0 }
}

/** Writes a caller's ray into `out`, rounded to float32. */
export function copyRay(out: OwnRay, ray: Ray): void {
  copyVec3(out.origin, ray.origin)
  copyVec3(out.direction, ray.direction)
  out.length = Math.fround(ray.length)
}
