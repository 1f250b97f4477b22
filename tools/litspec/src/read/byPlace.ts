import type { Finding } from '../model/index.ts'

/** Orders findings by file, place and rule. */
export function byPlace(one: Finding, other: Finding): number {
  return (
    compare(one.place.file, other.place.file) ||
    one.place.start.offset - other.place.start.offset ||
    compare(one.ruleId, other.ruleId)
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
