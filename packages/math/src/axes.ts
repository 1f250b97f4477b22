import { createVec3, type ReadonlyVec3, type Vec3 } from './vec3.ts'

/**
 * The three axes of a frame, each in world coordinates: the rows A0, A1, A2 of a 3 × 3 matrix.
 *
 * A rotation has unit axes at right angles; nothing here checks that.
 */
export type Axes = readonly [Vec3, Vec3, Vec3]

/** Axes that are only read. */
export type ReadonlyAxes = readonly [ReadonlyVec3, ReadonlyVec3, ReadonlyVec3]

/** New axes: the world's x, y and z. */
export function createAxes(): Axes {
  return [createVec3(1, 0, 0), createVec3(0, 1, 0), createVec3(0, 0, 1)]
}
