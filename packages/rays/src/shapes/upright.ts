import { copyVec3, createVec3, type Vec3 } from '@coney/math'
import type { UprightCapsule } from '../kernels/segment-capsule.ts'

/** A capsule as the kernel is given it. */
export interface OwnCapsule {
  readonly base: Vec3
  height: number
  radius: number
}

export function createOwnCapsule(): OwnCapsule {
  return { base: createVec3(), height: 0, radius: 0 }
}

/**
 * Writes a capsule into `out`, with the height of its axis measured between its two ends in the world.
 *
 * (base.z + height) − base.z is the height but for rounding, which far from the origin can be a lot.
 */
export function standUpright(out: OwnCapsule, capsule: UprightCapsule): void {
  copyVec3(out.base, capsule.base)
  out.height = Math.fround(Math.fround(out.base.z + capsule.height) - out.base.z)
  out.radius = capsule.radius
}
