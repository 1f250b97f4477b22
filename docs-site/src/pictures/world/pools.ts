import type { Fixture, FixtureRecord } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'

/** A stretch of memory with one meaning. */
export interface Stretch {
  readonly offset: number
  readonly bytes: number
  /** How many elements it has, 1 for what is no pool, and what they are called. */
  readonly count: number
  readonly name: string
  readonly meaning: string
  /** Whose things they are: colours follow it. */
  readonly owner: string
}

type Owner = 'the world itself' | 'humans' | 'world objects' | 'glass panes' | 'cars'

/** The pools of a record, with what lies before and behind them as one stretch each. */
export function stretchesOf(record: FixtureRecord, names: ReadonlyMap<number, string>): readonly Stretch[] {
  const pools = record.entries.filter(({ count, type }) => count > 1 && !type[0].includes('['))
  const first = pools[0]?.offset[0] ?? record.size
  const last = pools.at(-1)
  const end = last === undefined ? record.size : last.offset[0] + last.count * last.stride
  let owner: Owner = 'the world itself'
  const middle = pools.map(({ offset, count, stride, type, field }) => {
    owner = ownerOf(type[0], field) ?? owner
    return {
      offset: offset[0],
      bytes: count * stride,
      count,
      name: names.get(offset[0]) ?? type[0],
      meaning: field,
      owner,
    }
  })
  return [
    {
      offset: 0,
      bytes: first,
      count: 1,
      name: 'lists, tables',
      meaning: 'lists, clocks and tables',
      owner: 'the world itself' as const,
    },
    ...middle,
    {
      offset: end,
      bytes: record.size - end,
      count: 1,
      name: 'the punch bag',
      meaning: 'the punch bag, and who is alive',
      owner: 'the world itself' as const,
    },
  ].filter(({ bytes }) => bytes > 0)
}

/** Whom a pool is for, by its words; a pool that speaks of "their" things is for whom the pool before it was. */
function ownerOf(element: string, field: string): Owner | undefined {
  if (/\btheir\b/.test(field)) return undefined
  if (/glass/.test(field)) return 'glass panes'
  if (/\bcars?\b/.test(field)) return 'cars'
  if (/object/.test(field)) return 'world objects'
  if (/human|weapon|push/.test(field) || element === 'HumanBody') return 'humans'
  return 'the world itself'
}

/** What the cases of `pool` call the pool at an offset: `object bodies`. */
export function poolNames(fixture: Fixture): ReadonlyMap<number, string> {
  return new Map(
    fixture.cases.flatMap((one) => {
      const story = readStory(one)
      const offset = story.runs[0]?.find(({ method }) => method === 'pool')?.expected['offset']
      return typeof offset === 'number' ? [[offset, story.title] as const] : []
    }),
  )
}

/** The record with the pools: of all records of the unit, the largest. */
export function poolRecordOf(fixture: Fixture): FixtureRecord | undefined {
  return [...fixture.records].sort((a, b) => b.size - a.size)[0]
}
