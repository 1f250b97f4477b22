import { createVec3, subtract, type ReadonlyVec3 } from '@coney/math'
import type { RaySegment } from '../ray/ray.ts'

const { abs, fround, sqrt } = Math

/** The largest float32, which is what the console answers for 1 / 0. */
const LARGEST = 3.4028234663852886e38

/** What the kernel reads of a capsule: the lower end of its axis, the axis' height and the radius. */
export interface UprightCapsule {
  readonly base: ReadonlyVec3
  readonly height: number
  readonly radius: number
}

/** A segment seen from an upright capsule: third components are along the axis U, heights above the base. */
export interface CapsuleFrame {
  /** s, the start. */
  s1: number
  s2: number
  s3: number
  /** u, the unit direction. */
  u1: number
  u2: number
  u3: number
  /** n = |D|. */
  n: number
  /** 1 / n: what turns metres along u into fractions of D. */
  inverse: number
  /** k = D · A, with A the whole axis: its sign says whether the segment goes up or down. */
  k: number
  /** L = |A|. */
  height: number
  radius: number
  /** Of the quadratic t² + 2·b·t + c = 0 that the parts of the kernel hand on. */
  b: number
  c: number
}

export function createCapsuleFrame(): CapsuleFrame {
  return { s1: 0, s2: 0, s3: 0, u1: 0, u2: 0, u3: 0, n: 0, inverse: 0, k: 0, height: 0, radius: 0, b: 0, c: 0 }
}

const r = createVec3()

/**
 * Sees a segment from a capsule.
 *
 * ```text
 *        U = A / L
 *        ^
 *      ( | )  A = (0, 0, height)
 *      | P---> E1, E2: any two level axes at right angles; here x and y
 *      (___)
 * ```
 *
 * The axis stands upright, so U is (0, 0, 1), or (0, 0, −1) for a height below 0: |A| is exactly |height|, for the
 * rounded root of a rounded square is the number itself. A height of 0 counts as upright. r = S − P.
 */
export function seeFromCapsule(out: CapsuleFrame, segment: RaySegment, capsule: UprightCapsule): void {
  const { move } = segment
  const up = capsule.height < 0 ? -1 : 1
  subtract(r, segment.start, capsule.base)
  out.s1 = r.x
  out.s2 = r.y
  out.s3 = r.z * up
  const n = fround(sqrt(fround(fround(fround(move.x * move.x) + fround(move.y * move.y)) + fround(move.z * move.z))))
  const inverse = n === 0 ? LARGEST : fround(1 / n)
  out.n = n
  out.inverse = inverse
  out.u1 = fround(move.x * inverse)
  out.u2 = fround(move.y * inverse)
  out.u3 = fround(move.z * up * inverse)
  out.k = fround(move.z * capsule.height)
  out.height = abs(capsule.height)
  out.radius = capsule.radius
}
