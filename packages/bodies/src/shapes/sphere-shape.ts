import { copyVec3, createVec3, type ReadonlyVec3, type Vec3 } from '@coney/math'
import { SHAPE_ENABLED } from './flags.ts'

/** A sphere. */
export interface SphereShape {
  /** Tells a sphere from the other kinds of `Shape`. */
  readonly kind: 'sphere'
  /** Bits of shape flags, `SHAPE_ENABLED` among them. */
  flags: number
  /** In world metres. */
  readonly centre: Vec3
  /** In metres. */
  radius: number
}

/** A new sphere; everything given is copied and rounded to float32. */
export function createSphere(options: {
  /** In world metres. */
  readonly centre: ReadonlyVec3
  /** In metres. */
  readonly radius: number
  /** Bits of shape flags; `SHAPE_ENABLED` if left out. */
  readonly flags?: number | undefined
}): SphereShape {
  return {
    kind: 'sphere',
    flags: options.flags ?? SHAPE_ENABLED,
    centre: copyVec3(createVec3(), options.centre),
    radius: Math.fround(options.radius),
  }
}
