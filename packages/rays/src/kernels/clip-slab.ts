const { fround } = Math

/** A half-space den·t ≥ num and the interval [t0, t1] that is left of a segment. */
export interface SlabClip {
  /** By how much den·t grows with t: above 0 the half-space is entered, below 0 it is left. */
  den: number
  /** What den·t must reach. */
  num: number
  /** Where what is left of the segment begins; clipping only moves it up. */
  t0: number
  /** Where what is left of the segment ends; clipping only moves it down. */
  t1: number
}

/**
 * Narrows [t0, t1] to the half-space den·t ≥ num, or answers false when nothing of it is left.
 *
 * ```text
 *     den > 0, entering       t0 ======[======== t1     t0 moves up to num / den
 *     den < 0, leaving        t0 ========]====== t1     t1 moves down to num / den
 *     den = 0, parallel       all of it when num ≤ 0, else nothing
 * ```
 *
 * Touching is inside. The products are compared before anything is divided, so a zero den (of either sign) never
 * divides, an interval that is not cut keeps its bits, and a false answer leaves it as it was.
 *
 * @orig 0x00349488 Ray_ClipSlab (unknown)
 */
export function clipSlab(clip: SlabClip): boolean {
  const { den, num } = clip
  if (den > 0) {
    if (fround(den * clip.t1) < num) return false
    if (fround(den * clip.t0) < num) clip.t0 = fround(num / den)
    return true
  }
  if (den < 0) {
    if (fround(den * clip.t0) < num) return false
    if (fround(den * clip.t1) < num) clip.t1 = fround(num / den)
    return true
  }
  return num <= 0
}
