import { PARALLEL_COSINE, SHORTEST } from '../constants.ts'
import type { HitList } from '../ray/hit-list.ts'
import type { RaySegment } from '../ray/ray.ts'
import { createCapsuleFrame, seeFromCapsule, type CapsuleFrame, type UprightCapsule } from './capsule-frame.ts'
import { storeCapRoots, storeSideRoots, storeVerticalRoots } from './capsule-roots.ts'

const { abs, fround } = Math

const frame: CapsuleFrame = createCapsuleFrame()

/**
 * Where a segment meets the surface of an upright capsule: the first two roots found, in the order they are tried.
 *
 * ```text
 *       .-5,6-.      top half sphere:    |s + t·u − (0, 0, L)| = R where z ≥ L
 *      /       \
 *      |1      |2    side:               |(s1, s2) + t·(u1, u2)| = R where 0 ≤ z ≤ L
 *      |       |
 *      \       /     bottom half sphere: |s + t·u| = R where z ≤ 0
 *       '-3,4-'                          z = s3 + t·u3 is the height above the base
 * ```
 *
 * Near before far within each part. The order is not that of t: a segment that comes in through the top and leaves
 * through the side stores its exit first. Roots behind the start and past the end are stored too; `keepInside` drops
 * them. Whatever misses the endless cylinder misses the capsule. A segment that is vertical or very short takes a
 * branch of its own, whose answers for a way down are wrong and kept: see `storeVerticalRoots`.
 *
 * Appends to `hits`, which the caller has emptied, and answers whether it holds anything. All numbers are float32.
 *
 * @orig 0x00349a60 Sweep_SphereCapsule (unknown)
 */
export function segmentCapsule(segment: RaySegment, capsule: UprightCapsule, hits: HitList): boolean {
  seeFromCapsule(frame, segment, capsule)
  if (abs(frame.u3) >= PARALLEL_COSINE || frame.n < SHORTEST) return storeVerticalRoots(frame, hits)

  const side = storeSideRoots(frame, hits)
  if (side !== 'open') return side === 'done'

  const { s3, u3, height } = frame
  frame.b = fround(frame.b + fround(s3 * u3))
  frame.c = fround(frame.c + fround(s3 * s3))
  if (storeCapRoots(frame, hits, 'bottom')) return true

  frame.b = fround(frame.b - fround(u3 * height))
  frame.c = fround(frame.c + fround(height * fround(height - fround(2 * s3))))
  if (storeCapRoots(frame, hits, 'top')) return true
  return hits.count !== 0
}
