import { alongAxes, createVec3, subtract, type ReadonlyAxes, type ReadonlyVec3 } from '@coney/math'
import type { HitList } from '../ray/hit-list.ts'
import type { RaySegment } from '../ray/ray.ts'
import { clipSlab, type SlabClip } from './clip-slab.ts'

const { fround } = Math

/** What the kernel reads of a box: centre P, unit axes A0 to A2, half extents along them. A `BoxShape` is one. */
export interface BoxFrame {
  /** P, in world metres. */
  readonly centre: ReadonlyVec3
  /** A0, A1 and A2: unit vectors at right angles, in world coordinates. */
  readonly axes: ReadonlyAxes
  /** Half the size along A0, A1 and A2, in metres. */
  readonly half: ReadonlyVec3
}

const clip: SlabClip = { den: 0, num: 0, t0: 0, t1: 0 }
const from = createVec3()
const along = createVec3()

/**
 * Where a segment enters and leaves an oriented box.
 *
 * With r = S − P, d = r·A and m = D·A the point at t stands d + m·t along the axis A, and the box holds it while
 * −h ≤ d + m·t ≤ h: two half-spaces an axis, six clips of [0, 1].
 *
 * ```text
 *              +---------+
 *     S -----t0|---------|t1-----> S + D         stores [t0, t1]
 *              |    S----|t1-----> S + D         stores [0, t1]
 *     S -----t0|---> S+D |                       stores [t0, 1]
 *              |  S-> S+D|                       false: nothing was clipped
 *              +---------+
 * ```
 *
 * A touch (t0 = t1) is stored once. A zero D clips nothing either, so it is never a hit. True appends to `hits`, false
 * leaves it alone. All vectors hold float32 numbers.
 *
 * @orig 0x00349560 Ray_OrientedBox (unknown)
 */
export function segmentOrientedBox(segment: RaySegment, box: BoxFrame, hits: HitList): boolean {
  const { half, axes } = box
  subtract(from, segment.start, box.centre)
  alongAxes(from, from, axes)
  alongAxes(along, segment.move, axes)

  clip.t0 = 0
  clip.t1 = 1
  clip.den = along.x
  clip.num = fround(-from.x - half.x)
  if (!clipSlab(clip)) return false
  clip.den = -along.x
  clip.num = fround(from.x - half.x)
  if (!clipSlab(clip)) return false
  clip.den = along.y
  clip.num = fround(-from.y - half.y)
  if (!clipSlab(clip)) return false
  clip.den = -along.y
  clip.num = fround(from.y - half.y)
  if (!clipSlab(clip)) return false
  clip.den = along.z
  clip.num = fround(-from.z - half.z)
  if (!clipSlab(clip)) return false
  clip.den = -along.z
  clip.num = fround(from.z - half.z)
  if (!clipSlab(clip)) return false

  const { t0, t1 } = clip
  if (t0 === 0 && t1 === 1) return false
  if (t0 >= 0 && t0 <= 1) hits.fractions[hits.count++] = t0
  if (t1 >= 0 && t1 <= 1 && t0 < t1) hits.fractions[hits.count++] = t1
  return true
}
