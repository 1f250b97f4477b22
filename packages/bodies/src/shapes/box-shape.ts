import {
  copyAxes,
  copyVec3,
  createAxes,
  createVec3,
  type Axes,
  type ReadonlyAxes,
  type ReadonlyVec3,
  type Vec3,
} from '@coney/math'
import { SHAPE_ENABLED } from './flags.ts'

/**
 * A box that may stand at any angle.
 *
 * ```text
 *            A1
 *            ^
 *     +------|------+
 *     |      | h1   |
 *     |      P--h0------> A0        A2 points at the reader
 *     |             |
 *     +-------------+
 * ```
 */
export interface BoxShape {
  /** Tells a box from the other kinds of `Shape`. */
  readonly kind: 'box'
  /** Bits of shape flags, `SHAPE_ENABLED` among them. */
  flags: number
  /** The centre P, in world metres. */
  readonly centre: Vec3
  /** The unit axes A0, A1, A2 of the box, in world coordinates. */
  readonly axes: Axes
  /** Half the size along A0, A1 and A2, in metres. */
  readonly half: Vec3
}

/** A new box; everything given is copied and rounded to float32. Without axes it stands along the world's. */
export function createBox(options: {
  /** The centre P, in world metres. */
  readonly centre: ReadonlyVec3
  /** Half the size along its axes, in metres. */
  readonly half: ReadonlyVec3
  /** Unit axes A0, A1 and A2 at right angles, in world coordinates. */
  readonly axes?: ReadonlyAxes | undefined
  /** Bits of shape flags; `SHAPE_ENABLED` if left out. */
  readonly flags?: number | undefined
}): BoxShape {
  const axes = createAxes()
  return {
    kind: 'box',
    flags: options.flags ?? SHAPE_ENABLED,
    centre: copyVec3(createVec3(), options.centre),
    axes: options.axes === undefined ? axes : copyAxes(axes, options.axes),
    half: copyVec3(createVec3(), options.half),
  }
}

/**
 * Gives a box a size: half of each length is kept.
 *
 * `size` holds the whole lengths along A0, A1 and A2 in metres.
 *
 * @orig 0x00342dc0 PhysicsBox_SetSize (unknown)
 */
export function setBoxSize(box: BoxShape, size: ReadonlyVec3): void {
  box.half.x = Math.fround(size.x * 0.5)
  box.half.y = Math.fround(size.y * 0.5)
  box.half.z = Math.fround(size.z * 0.5)
}
