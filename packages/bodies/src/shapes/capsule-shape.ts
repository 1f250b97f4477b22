import { copyVec3, createVec3, type ReadonlyVec3, type Vec3 } from '@coney/math'
import { SHAPE_ENABLED } from './flags.ts'

/**
 * A capsule that always stands upright.
 *
 * ```text
 *      .--.      z = base.z + height + radius
 *     /    \
 *     |----|     z = base.z + height
 *     |    |
 *     |-P--|     z = base.z
 *     \    /
 *      '--'      z = base.z - radius
 * ```
 */
export interface CapsuleShape {
  /** Tells a capsule from the other kinds of `Shape`. */
  readonly kind: 'capsule'
  /** Bits of shape flags, `SHAPE_ENABLED` among them. */
  flags: number
  /** The lower end P of the axis, in world metres: the centre of the lower half sphere. */
  readonly base: Vec3
  /** Length of the axis, without the round ends, in metres. */
  height: number
  /** In metres. */
  radius: number
}

/** A new capsule; everything given is copied and rounded to float32. */
export function createCapsule(options: {
  /** The lower end P of the axis, in world metres. */
  readonly base: ReadonlyVec3
  /** Length of the axis, without the round ends, in metres. */
  readonly height: number
  /** In metres. */
  readonly radius: number
  /** Bits of shape flags; `SHAPE_ENABLED` if left out. */
  readonly flags?: number | undefined
}): CapsuleShape {
  return {
    kind: 'capsule',
    flags: options.flags ?? SHAPE_ENABLED,
    base: copyVec3(createVec3(), options.base),
    height: Math.fround(options.height),
    radius: Math.fround(options.radius),
  }
}

/**
 * Gives a capsule a size, in metres: the height of its axis first, then its radius.
 *
 * @orig 0x00343508 PhysicsCapsule_SetSize (unknown)
 */
export function setCapsuleSize(capsule: CapsuleShape, height: number, radius: number): void {
  capsule.height = Math.fround(height)
  capsule.radius = Math.fround(radius)
}
