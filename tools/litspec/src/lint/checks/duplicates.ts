import type { Tag } from '../../model/index.ts'

/** Every tag whose key an earlier one has, with the first one. */
export function duplicates<T extends Tag>(tags: readonly T[]): { readonly tag: T; readonly first: T }[] {
  const firsts = new Map<string, T>()
  return tags.flatMap((tag) => {
    const first = firsts.get(tag.key)
    if (first) return [{ tag, first }]
    firsts.set(tag.key, tag)
    return []
  })
}
