import type { RaySegment } from '../ray/ray.ts'

const { abs, fround } = Math

/** What a filter knows without asking the kernel. */
export type Filtered = 'missed' | 'met' | 'undecided'

/** More than twice what a kernel's distances and lengths are off by, in shares of what they are made of. */
const ERROR = 2 ** -20
/** What underflows is off by less. */
const LEAST = 2 ** -100
/** Where nothing is larger nothing overflows. */
const LARGEST = 2 ** 100

/**
 * Tells in doubles what `segmentOrientedBox` will answer, unless it is so close that rounding decides.
 *
 * With r = S − P in float32, the point at t stands d + m·t along an axis, d = r·A, m = D·A. The kernel computes d, m and
 * h ± d in float32; with ε = 2⁻²⁴ these are off by no more than 8 ε·((|r|₁ + |D|₁)·|A| + h). δ is twice that. An axis is
 * entered at e = (∓d − h) / |m| and left at l = (∓d + h) / |m|; what the kernel takes for these, where they are from 0 to
 * 1, is off by less than g = 3·δ / |m|, and by so much less that its comparisons of products come out the same.
 *
 * ```text
 *     missed     |d + m/2| > h + |m|/2 + δ on some axis    all of the segment lies beside the slab
 *                e of one axis − g > l of another + g      it leaves one slab before it enters another
 *     met        the last e − g > 0, > every other e + g;  + g < 1, < every l − g
 * ```
 *
 * Then the fraction is the e of the axis that is entered last, which is computed once more, as the kernel does. Where
 * |m| < δ, m counts as δ: then g is 3, and e and l are compared as far as the axis is clear of its faces, and no farther.
 * A NaN is undecided. The row is one of `writeBoxRow`.
 */
export function filterBox(segment: RaySegment, row: Float64Array, at: number, met: { fraction: number }): Filtered {
  const { start, move } = segment
  const { x: mx, y: my, z: mz } = move
  const rx = fround(start.x - row[at]!)
  const ry = fround(start.y - row[at + 1]!)
  const rz = fround(start.z - row[at + 2]!)
  const size = (abs(rx) + abs(ry) + abs(rz) + abs(mx) + abs(my) + abs(mz)) * row[at + 15]!
  if (!(size < LARGEST)) return 'undecided'
  const ax = row[at + 3]!
  const ay = row[at + 4]!
  const az = row[at + 5]!
  const ah = row[at + 12]!
  const ad = rx * ax + ry * ay + rz * az
  const am = mx * ax + my * ay + mz * az
  const aError = (size + ah) * ERROR + LEAST
  const aLong = abs(am)
  if (abs(ad + 0.5 * am) > ah + 0.5 * aLong + aError) return 'missed'
  const bx = row[at + 6]!
  const by = row[at + 7]!
  const bz = row[at + 8]!
  const bh = row[at + 13]!
  const bd = rx * bx + ry * by + rz * bz
  const bm = mx * bx + my * by + mz * bz
  const bError = (size + bh) * ERROR + LEAST
  const bLong = abs(bm)
  if (abs(bd + 0.5 * bm) > bh + 0.5 * bLong + bError) return 'missed'
  const cx = row[at + 9]!
  const cy = row[at + 10]!
  const cz = row[at + 11]!
  const ch = row[at + 14]!
  const cd = rx * cx + ry * cy + rz * cz
  const cm = mx * cx + my * cy + mz * cz
  const cError = (size + ch) * ERROR + LEAST
  const cLong = abs(cm)
  if (abs(cd + 0.5 * cm) > ch + 0.5 * cLong + cError) return 'missed'

  const aPer = 1 / (aLong < aError ? aError : aLong)
  const bPer = 1 / (bLong < bError ? bError : bLong)
  const cPer = 1 / (cLong < cError ? cError : cLong)
  const aMiddle = (am < 0 ? ad : -ad) * aPer
  const bMiddle = (bm < 0 ? bd : -bd) * bPer
  const cMiddle = (cm < 0 ? cd : -cd) * cPer
  const aOff = 3 * aError * aPer
  const bOff = 3 * bError * bPer
  const cOff = 3 * cError * cPer
  const aLow = aMiddle - ah * aPer - aOff
  const bLow = bMiddle - bh * bPer - bOff
  const cLow = cMiddle - ch * cPer - cOff
  // The axis that is entered last, when that is clear.
  let low = aLow
  let off = aOff
  let others = bLow + 2 * bOff
  let another = cLow + 2 * cOff
  let x = ax
  let y = ay
  let z = az
  let h = ah
  if (bLow > low) {
    others = aLow + 2 * aOff
    low = bLow
    off = bOff
    x = bx
    y = by
    z = bz
    h = bh
  }
  if (cLow > low) {
    low = cLow
    off = cOff
    x = cx
    y = cy
    z = cz
    h = ch
    others = aLow + 2 * aOff
    another = bLow + 2 * bOff
  }
  const aHigh = aMiddle + ah * aPer
  const bHigh = bMiddle + bh * bPer
  const cHigh = cMiddle + ch * cPer
  if (low > aHigh + aOff || low > bHigh + bOff || low > cHigh + cOff) return 'missed'
  const high = low + 2 * off
  if (!(low > 0 && low > others && low > another && high < 1)) return 'undecided'
  if (!(high < aHigh - aOff && high < bHigh - bOff && high < cHigh - cOff)) return 'undecided'

  const d = fround(fround(fround(rx * x) + fround(ry * y)) + fround(rz * z))
  const m = fround(fround(fround(mx * x) + fround(my * y)) + fround(mz * z))
  met.fraction = m > 0 ? fround(fround(-d - h) / m) : fround(fround(d - h) / -m)
  return 'met'
}
