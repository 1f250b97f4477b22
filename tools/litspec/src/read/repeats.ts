/** Pairs of an item and the first one with the same identity, for every item but the first of its kind. */
export function repeatsOf<T>(items: readonly T[], identityOf: (item: T) => string): [repeat: T, first: T][] {
  const seen = new Map<string, T>()
  return items.flatMap((item): [T, T][] => {
    const identity = identityOf(item)
    const first = seen.get(identity)
    if (first !== undefined) return [[item, first]]
    seen.set(identity, item)
    return []
  })
}
