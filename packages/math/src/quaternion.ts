/**
 * A rotation as a unit quaternion: the axis times the sine of half the angle, and in `w` the cosine of half the angle.
 *
 * A quaternion of three.js, cannon-es or Rapier is one as it is. Nothing here checks the length.
 */
export interface Quaternion {
  /** x of the axis times the sine of half the angle: −1 to 1. */
  x: number
  /** y of the axis times the sine of half the angle: −1 to 1. */
  y: number
  /** z of the axis times the sine of half the angle: −1 to 1. */
  z: number
  /** Cosine of half the angle: −1 to 1, and 1 where nothing is turned. */
  w: number
}

/** A quaternion that is only read. */
export type ReadonlyQuaternion = Readonly<Quaternion>

/** A new quaternion, its components rounded to float32. Without components it turns nothing. */
export function createQuaternion(x = 0, y = 0, z = 0, w = 1): Quaternion {
  return { x: Math.fround(x), y: Math.fround(y), z: Math.fround(z), w: Math.fround(w) }
}
