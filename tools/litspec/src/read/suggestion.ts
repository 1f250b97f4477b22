import leven from 'leven'

const LONGEST = 64
const FARTHEST = 2
/** Among more names than people give, none was meant. */
const MOST = 1000

/** The only candidate that a name can have meant: equal but for case, or at most two edits away. */
export function suggestionFor(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined
  const known = [...new Set(first(candidates))]
  const lower = name.toLowerCase()
  const alike = known.filter((candidate) => candidate.toLowerCase() === lower)
  if (alike.length === 1) return alike[0]
  const reach = Math.min(FARTHEST, Math.floor(name.length / 2))
  const distances = known.map((candidate) => leven(name, candidate, { maxDistance: reach + 1 }))
  const nearest = Math.min(...distances)
  const close = known.filter((_, index) => distances[index] === nearest)
  return nearest <= reach && close.length === 1 ? close[0] : undefined
}

function* first(candidates: Iterable<string>): Iterable<string> {
  let count = 0
  for (const candidate of candidates) {
    if (count++ === MOST) return
    yield candidate
  }
}
