import type { ReadonlyVec3 } from '@coney/math'
import { PARALLEL_COSINE, SHORTEST } from '../constants.ts'
import type { HitList } from '../ray/hit-list.ts'
import type { RaySegment } from '../ray/ray.ts'

const { abs, fround, sqrt } = Math

/** The largest float32, which is what the console answers for 1 / 0. */
const LARGEST = 3.4028234663852886e38

/** What the kernel reads of a capsule: the lower end of its axis, the axis' height and the radius. */
export interface UprightCapsule {
  /** P, the lower end of the axis, in world metres. */
  readonly base: ReadonlyVec3
  /** Length of the axis, without the round ends, in metres. Below 0 the axis goes down from P. */
  readonly height: number
  /** Radius, in metres. */
  readonly radius: number
}

/**
 * Where a segment meets the surface of an upright capsule: the first two roots found, in the order they are tried.
 *
 * ```text
 *       .-5,6-.      top half sphere:    |s + t·u − (0, 0, L)| = R where z ≥ L
 *      /   ^U  \
 *      |1  |   |2    side:               |(s1, s2) + t·(u1, u2)| = R where 0 ≤ z ≤ L
 *      |   |   |
 *      \   P   /     bottom half sphere: |s + t·u| = R where z ≤ 0
 *       '-3,4-'                          z = s3 + t·u3 is the height above the base
 * ```
 *
 * With s = S − P, n = |D|, u = D / n, in metres along u; t / n is the fraction. The axis stands upright, so U is
 * (0, 0, 1), or (0, 0, −1) for a height below 0, and L = |height| exactly: the rounded root of a rounded square is the
 * number itself. A height of 0 counts as upright.
 *
 * Near before far within each part. The order is not that of t: a segment that comes in through the top and leaves
 * through the side stores its exit first. Roots behind the start and past the end are stored too; `keepInside` drops
 * them. Whatever misses the endless cylinder misses the capsule.
 *
 * A segment that is vertical or very short takes a branch of its own. At the distance √(s1² + s2²) from the axis the
 * surface stands q = √(R² − s1² − s2²) below the base and above L. Going up, the roots are those two heights less s3.
 * Going down, the original keeps the formulas but for one sign:
 *
 * ```text
 *     up:    −(s3 + q) · 1/n  in at the bottom     (L − s3 + q) · 1/n  out at the top
 *     down:   (s3 + q) · 1/n  out at the bottom    (L − s3 + q) · 1/n  the way in at the top, negated
 * ```
 *
 * So from above the first fraction inside the segment is the exit, and a segment that ends in the capsule meets nothing.
 *
 * Appends to `hits`, which the caller has emptied, and answers whether it holds anything. All numbers are float32. All
 * of it is one function, for numbers that go from one to another would cost more than what is done with them.
 *
 * @orig 0x00349a60 Sweep_SphereCapsule (unknown)
 */
export function segmentCapsule(segment: RaySegment, capsule: UprightCapsule, hits: HitList): boolean {
  const { start, move } = segment
  const { base, height, radius } = capsule
  const { fractions } = hits
  const { x: dx, y: dy, z: dz } = move
  const up = height < 0 ? -1 : 1
  const length = abs(height)
  const s1 = fround(start.x - base.x)
  const s2 = fround(start.y - base.y)
  const s3 = fround(start.z - base.z) * up
  const n = fround(sqrt(fround(fround(fround(dx * dx) + fround(dy * dy)) + fround(dz * dz))))
  const inverse = n === 0 ? LARGEST : fround(1 / n)
  const u3 = fround(dz * up * inverse)
  const square = fround(radius * radius)

  if (abs(u3) >= PARALLEL_COSINE || n < SHORTEST) {
    const q2 = fround(fround(square - fround(s1 * s1)) - fround(s2 * s2))
    const k = fround(dz * height)
    if (!(q2 >= 0) || k === 0) return false
    const q = fround(sqrt(q2))
    const bottom = fround(fround(s3 + q) * inverse)
    fractions[hits.count++] = k < 0 ? bottom : -bottom
    fractions[hits.count++] = fround(fround(fround(length - s3) + q) * inverse)
    return true
  }

  // The side: a·t² + 2·b·t + c = 0.
  const u1 = fround(dx * inverse)
  const u2 = fround(dy * inverse)
  const b = fround(fround(s1 * u1) + fround(s2 * u2))
  const c = fround(fround(fround(s1 * s1) + fround(s2 * s2)) - square)
  const a = fround(fround(u1 * u1) + fround(u2 * u2))
  const ofSide = fround(fround(b * b) - fround(a * c))
  if (ofSide < 0) return false
  const sideRoot = fround(sqrt(ofSide))
  const nearSide = fround(fround(-b - sideRoot) / a)
  const nearHeight = fround(s3 + fround(nearSide * u3))
  const isNear = nearHeight >= 0 && nearHeight <= length
  if (isNear) fractions[hits.count++] = fround(nearSide * inverse)
  if (ofSide > 0) {
    const farSide = fround(fround(-b + sideRoot) / a)
    const farHeight = fround(s3 + fround(farSide * u3))
    if (farHeight >= 0 && farHeight <= length) {
      fractions[hits.count++] = fround(farSide * inverse)
      if (isNear) return true
    }
  } else if (isNear) {
    return true
  }

  // The caps, u being a unit vector: t² + 2·b·t + c = 0, first for the sphere at the base.
  const bBottom = fround(b + fround(s3 * u3))
  const cBottom = fround(c + fround(s3 * s3))
  const ofBottom = fround(fround(bBottom * bBottom) - cBottom)
  if (!(ofBottom < 0)) {
    const root = fround(sqrt(ofBottom))
    const near = fround(-bBottom - root)
    if (fround(s3 + fround(near * u3)) <= 0) {
      fractions[hits.count++] = fround(near * inverse)
      if (hits.count === 2) return true
    }
    const far = fround(-bBottom + root)
    if (ofBottom > 0 && fround(s3 + fround(far * u3)) <= 0) {
      fractions[hits.count++] = fround(far * inverse)
      if (hits.count === 2) return true
    }
  }
  const bTop = fround(bBottom - fround(u3 * length))
  const cTop = fround(cBottom + fround(length * fround(length - fround(2 * s3))))
  const ofTop = fround(fround(bTop * bTop) - cTop)
  if (!(ofTop < 0)) {
    const root = fround(sqrt(ofTop))
    const near = fround(-bTop - root)
    if (fround(s3 + fround(near * u3)) >= length) {
      fractions[hits.count++] = fround(near * inverse)
      if (hits.count === 2) return true
    }
    const far = fround(-bTop + root)
    if (ofTop > 0 && fround(s3 + fround(far * u3)) >= length) fractions[hits.count++] = fround(far * inverse)
  }
  return hits.count !== 0
}
