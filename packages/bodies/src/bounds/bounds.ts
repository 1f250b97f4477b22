import { createVec3, type ReadonlyVec3, type Vec3 } from '@coney/math'

/** A box along the world's axes: its lowest and its highest corner, both part of it, in metres. */
export interface Bounds {
  /** The lowest x, y and z, in world metres. */
  readonly min: Vec3
  /** The highest x, y and z, in world metres. */
  readonly max: Vec3
}

/** Bounds that are only read. */
export interface ReadonlyBounds {
  /** The lowest x, y and z, in world metres. */
  readonly min: ReadonlyVec3
  /** The highest x, y and z, in world metres. */
  readonly max: ReadonlyVec3
}

/** New bounds that hold the origin alone. */
export function createBounds(): Bounds {
  return { min: createVec3(), max: createVec3() }
}
