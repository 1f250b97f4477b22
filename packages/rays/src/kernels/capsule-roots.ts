import type { HitList } from '../ray/hit-list.ts'
import type { CapsuleFrame } from './capsule-frame.ts'

const { fround, sqrt } = Math

/**
 * The two roots of a segment along the axis, or false when it passes the capsule by or has no direction.
 *
 * At the distance √(s1² + s2²) from the axis the surface stands q = √(R² − s1² − s2²) below the base and above L.
 * Going up, the roots are those two heights less s3. Going down, the original keeps the formulas but for one sign:
 *
 * ```text
 *     up:    −(s3 + q) · 1/n  in at the bottom     (L − s3 + q) · 1/n  out at the top
 *     down:   (s3 + q) · 1/n  out at the bottom    (L − s3 + q) · 1/n  the way in at the top, negated
 * ```
 *
 * So from above the first fraction inside the segment is the exit, and a segment that ends in the capsule meets nothing.
 */
export function storeVerticalRoots(frame: CapsuleFrame, hits: HitList): boolean {
  const { s1, s2, s3, k, height, radius, inverse } = frame
  const q2 = fround(fround(fround(radius * radius) - fround(s1 * s1)) - fround(s2 * s2))
  if (!(q2 >= 0) || k === 0) return false
  const q = fround(sqrt(q2))
  const bottom = fround(fround(s3 + q) * inverse)
  hits.fractions[hits.count++] = k < 0 ? bottom : -bottom
  hits.fractions[hits.count++] = fround(fround(fround(height - s3) + q) * inverse)
  return true
}

/**
 * Stores where a segment meets the side between base and top, ends included.
 *
 * a·t² + 2·b·t + c = 0 with a = u1² + u2², b = s1·u1 + s2·u2, c = s1² + s2² − R². Leaves b and c in the frame.
 * 'missed': the segment's line misses the endless cylinder. 'done': nothing more to look for. 'open': try the caps.
 */
export function storeSideRoots(frame: CapsuleFrame, hits: HitList): 'missed' | 'done' | 'open' {
  const { s1, s2, s3, u1, u2, u3, height, radius, inverse } = frame
  const b = fround(fround(s1 * u1) + fround(s2 * u2))
  const c = fround(fround(fround(s1 * s1) + fround(s2 * s2)) - fround(radius * radius))
  const a = fround(fround(u1 * u1) + fround(u2 * u2))
  frame.b = b
  frame.c = c
  const discriminant = fround(fround(b * b) - fround(a * c))
  if (discriminant < 0) return 'missed'
  const root = fround(sqrt(discriminant))
  const roots = discriminant > 0 ? 2 : 1
  let stored = 0
  for (let i = 0; i < roots; i++) {
    const t = fround((i === 0 ? fround(-b - root) : fround(-b + root)) / a)
    const z = fround(s3 + fround(t * u3))
    if (!(z >= 0 && z <= height)) continue
    hits.fractions[hits.count++] = fround(t * inverse)
    stored++
  }
  return stored === roots ? 'done' : 'open'
}

/**
 * Stores where a segment meets the half sphere at one end, its rim included; true as soon as two roots are stored.
 *
 * t² + 2·b·t + c = 0, u being a unit vector; b and c of the end's sphere stand in the frame.
 */
export function storeCapRoots(frame: CapsuleFrame, hits: HitList, end: 'bottom' | 'top'): boolean {
  const { s3, u3, height, b, c, inverse } = frame
  const discriminant = fround(fround(b * b) - c)
  if (discriminant < 0) return false
  const root = fround(sqrt(discriminant))
  const roots = discriminant > 0 ? 2 : 1
  for (let i = 0; i < roots; i++) {
    const t = i === 0 ? fround(-b - root) : fround(-b + root)
    const z = fround(s3 + fround(t * u3))
    if (!(end === 'top' ? z >= height : z <= 0)) continue
    hits.fractions[hits.count++] = fround(t * inverse)
    if (hits.count === 2) return true
  }
  return false
}
