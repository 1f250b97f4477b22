import type { Fixture } from '../case/fixture.ts'
import { isList } from '../case/plain.ts'
import { readStory } from '../case/readStory.ts'

/** The two stacks after a chunk of the level file. */
export interface Moment {
  /** Number of the chunk in the file, from 1. */
  readonly chunk: number
  /** What the case calls it; none where the state follows from its neighbours. */
  readonly name: string | undefined
  /** Types that wait, from the bottom to the top. */
  readonly waiting: readonly number[]
  readonly objects: number
  /** How many chunks the stack lost, this one included. */
  readonly gone: number
}

type State = Pick<Moment, 'name' | 'waiting' | 'objects'>

/**
 * The stacks after each chunk, from the cases of `upTo`.
 *
 * A chunk that no case speaks of is known all the same when those around it only pushed: then every chunk pushed one,
 * and what waits is the beginning of what waits later.
 */
export function momentsOf(fixture: Fixture): readonly Moment[] {
  const told = statesOf(fixture)
  const last = Math.max(0, ...told.keys())
  const moments: Moment[] = []
  let before: State = { name: undefined, waiting: [], objects: 0 }
  for (let chunk = 1; chunk <= last; chunk += 1) {
    const state = told.get(chunk) ?? between(chunk, before, told)
    if (state === undefined) return []
    moments.push({ chunk, ...state, gone: before.waiting.length + 1 - state.waiting.length })
    before = state
  }
  return moments
}

function statesOf(fixture: Fixture): ReadonlyMap<number, State> {
  const states = new Map<number, State>()
  for (const story of fixture.cases.map(readStory)) {
    const step = story.runs[0]?.find(({ method }) => method === 'upTo')
    const { chunk } = step?.givens ?? {}
    const { waiting, objects } = step?.expected ?? {}
    if (typeof chunk !== 'number' || !isList(waiting) || typeof objects !== 'number') continue
    states.set(chunk, { name: story.title.replace(/^\d+, /, ''), waiting: waiting.map(Number), objects })
  }
  return states
}

function between(chunk: number, before: State, told: ReadonlyMap<number, State>): State | undefined {
  const next = [...told.keys()].filter((one) => one > chunk).sort((a, b) => a - b)[0]
  const later = next === undefined ? undefined : told.get(next)
  if (next === undefined || later === undefined) return undefined
  const pushes = next - chunk + 1
  if (later.waiting.length - before.waiting.length !== pushes) return undefined
  return { name: undefined, waiting: later.waiting.slice(0, before.waiting.length + 1), objects: before.objects }
}
