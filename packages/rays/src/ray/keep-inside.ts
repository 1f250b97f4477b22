import type { HitList } from './hit-list.ts'

/**
 * Takes out of a hit list what lies outside the segment: fractions below 0 and above 1.
 *
 * From the last entry to the first; those behind a removed one move down, so the order stays.
 */
export function keepInside(hits: HitList): void {
  const { fractions } = hits
  for (let i = hits.count - 1; i >= 0; i--) {
    if (fractions[i]! >= 0 && fractions[i]! <= 1) continue
    for (let j = i + 1; j < hits.count; j++) fractions[j - 1] = fractions[j]!
    hits.count--
  }
}
