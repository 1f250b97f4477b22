import type { Shape } from '@coney/bodies'
import { createVec3, type Vec3 } from '@coney/math'

/**
 * What a cast met. A hit writes `owner`, `shape`, `fraction` and `flags`; a miss writes nothing.
 *
 * Point, normal and slide belong to other tests: no ray touches them. The point of a hit is
 * `pointAlong(out, ray.origin, ray.direction, fraction * ray.length)`.
 */
export interface Contact<Owner = unknown> {
  /** Owner of the body. */
  owner: Owner | undefined
  /** The shape of the body that was met. */
  shape: Shape | undefined
  /** The normal of a sweep; no ray touches it. */
  readonly normal: Vec3
  /** Where on the segment: 0 at its start, 1 at its end. */
  fraction: number
  /** The point of a sweep; no ray touches it. */
  readonly point: Vec3
  /** A vector that sweeps fill; no ray touches it. */
  readonly slide: Vec3
  /** Bits of other tests; a hit of a ray sets 0. */
  flags: number
}

/** A new contact that nothing has been written into. Keep it and use it again. */
export function createContact<Owner = unknown>(): Contact<Owner> {
  return {
    owner: undefined,
    shape: undefined,
    normal: createVec3(),
    fraction: 0,
    point: createVec3(),
    slide: createVec3(),
    flags: 0,
  }
}
