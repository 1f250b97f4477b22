/**
 * A vector or a point: anything with the numbers `x`, `y` and `z`.
 *
 * A vector of three.js, cannon-es or Rapier is one as it is. Points are in metres, z up.
 */
export interface Vec3 {
  /** Component along x. */
  x: number
  /** Component along y. */
  y: number
  /** Component along z, which is up in the game's world. */
  z: number
}

/** A vector that is only read. */
export type ReadonlyVec3 = Readonly<Vec3>

/** A new vector, its components rounded to float32. */
export function createVec3(x = 0, y = 0, z = 0): Vec3 {
  return { x: Math.fround(x), y: Math.fround(y), z: Math.fround(z) }
}
