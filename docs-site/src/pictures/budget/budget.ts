import { isList, isRecord } from '../case/plain.ts'
import type { Run } from '../case/story.ts'

/** How much of the pool was taken when something happened. */
export interface Reading {
  readonly event: string
  readonly used: number
  /** What it is made of, lowest first. */
  readonly parts: readonly Part[]
}

export interface Part {
  readonly name: string
  readonly bytes: number
}

/** The readings of a run, `usedAt` an event each and `used` in the end, with the parts of what was taken. */
export function readingsOf(run: Run, lists: readonly (readonly Part[])[]): readonly Reading[] {
  const readings: Reading[] = []
  for (const { method, givens, expected } of run) {
    const used = expected['']
    if (typeof used !== 'number' || (method !== 'usedAt' && method !== 'used')) continue
    const before = readings.at(-1)?.parts ?? []
    const event = method === 'usedAt' ? String(givens['what']) : 'afterwards'
    readings.push({ event, used, parts: changed(before, used, lists) })
  }
  return readings
}

/** The lists of pools that a run expects, each in the order in which they were taken. */
export function poolListsOf(run: Run): readonly (readonly Part[])[] {
  return run.flatMap(({ method, expected }) => {
    const pools = expected['']
    if (method !== 'pools' || !isList(pools)) return []
    return [pools.filter(isRecord).map((pool) => ({ name: String(pool['name']), bytes: Number(pool['bytes']) }))]
  })
}

/** Parts after more or less was taken: what came is named by its size, and what went is the part of that size. */
function changed(before: readonly Part[], used: number, lists: readonly (readonly Part[])[]): readonly Part[] {
  const sum = before.reduce((total, { bytes }) => total + bytes, 0)
  if (used === sum) return before
  if (used > sum) return [...before, ...named(used - sum, lists)]
  const gone = before.findLastIndex(({ bytes }) => bytes === sum - used)
  if (gone >= 0) return before.filter((_, index) => index !== gone)
  return named(used, lists)
}

/** Bytes as one pool, or as the first pools of a list, or as bytes of nobody known. */
function named(bytes: number, lists: readonly (readonly Part[])[]): readonly Part[] {
  const one = lists.flat().find((part) => part.bytes === bytes)
  if (one !== undefined) return [one]
  const beginnings = lists.flatMap((list) => list.map((_, index) => list.slice(0, index + 1)))
  const fitting = beginnings.find((parts) => parts.reduce((sum, part) => sum + part.bytes, 0) === bytes)
  return fitting ?? [{ name: 'others', bytes }]
}
