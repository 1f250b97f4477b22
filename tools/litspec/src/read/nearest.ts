import leven from 'leven'

/** The candidate that is nearest to a word, within `limit` edits and apart from case, or `undefined`. */
export function nearest(word: string, candidates: Iterable<string>, limit = 2): string | undefined {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = leven(wanted, candidate.toLowerCase(), { maxDistance: bestDistance })
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}
