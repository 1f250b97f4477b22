import type { RaySegment } from '../ray/ray.ts'

const { abs, sqrt } = Math

/** More than the squares of distances from the axis are off by, in shares of the squares that they are made of. */
const ERROR = 2 ** -18
/** More than heights and distances along the ray are off by, in shares of what they are made of. */
const OFF = 2 ** -16
/** Where nothing is larger nothing overflows. */
const LARGEST = 2 ** 60
/** What is left to the kernel as nearly vertical: |D|² seen from above, in shares of D.z². PARALLEL_COSINE is at 2⁻¹⁸·⁹. */
const STEEP = 2 ** -18
/** And as too short, in square metres; SHORTEST squared is 2⁻³⁹·⁹. */
const SHORT = 2 ** -38

/**
 * Tells in doubles that `segmentCapsule` will answer nothing inside the segment. False: it has to be asked.
 *
 * Every root of the side or a cap is one of a point in the endless cylinder and between the caps, but for rounding: its
 * squared distance from the axis, or from the axis' end, is R² + δ at most, with δ = 2⁻¹⁸·(|s|² + |D|² + L² + R²), 64
 * roundings. So there is none if the chord that the line cuts out of that cylinder does not exist, ends before the start,
 * begins behind the end, or stays above or below the capsule.
 *
 * The row is one of `writeCapsuleRow`. A height below 0, and what may be vertical or short to the kernel, is left to it.
 */
export function missesCapsule(segment: RaySegment, row: Float64Array, at: number): boolean {
  const { start, move } = segment
  const { x: mx, y: my, z: mz } = move
  const height = row[at + 3]!
  const radius = row[at + 4]!
  const s1 = start.x - row[at]!
  const s2 = start.y - row[at + 1]!
  const s3 = start.z - row[at + 2]!
  const level = mx * mx + my * my
  const size = s1 * s1 + s2 * s2 + s3 * s3 + level + mz * mz + height * height + radius * radius
  if (!(size < LARGEST && height >= 0 && level > SHORT && level > mz * mz * STEEP)) return false

  // In the square of |D| seen from above, so that nothing is divided by it: from the middle of the chord to its ends.
  const square = radius * radius + size * ERROR
  const cross = s1 * my - s2 * mx
  const chord = square * level - cross * cross
  if (chord < 0) return true
  const half = sqrt(chord)
  const middle = -(s1 * mx + s2 * my)
  const off = OFF * size
  if (middle - half > level + off || middle + half < -off) return true
  const perLevel = mz / level
  const crossing = s3 + middle * perLevel
  const around = half * abs(perLevel) + sqrt(square) + OFF * sqrt(size)
  return crossing - around > height || crossing + around < 0
}
