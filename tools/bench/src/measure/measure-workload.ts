import { checkAnswers } from './answers.ts'
import type { Workload } from './contestant.ts'
import { measureGarbage } from './garbage.ts'
import { median } from './statistics.ts'
import { measureRounds, type Pace } from './rounds.ts'

/** What one process saw of one contestant. */
export interface ContestantFigures {
  readonly name: string
  /** Nanoseconds, round by round. */
  readonly rounds: readonly number[]
  /** Bytes of the JavaScript heap a query; null where one takes so long that the heap is collected meanwhile. */
  readonly bytes: number | null
  /** Answers that agree with those of the first contestant; left out where it does something else. */
  readonly agreeing: number | undefined
}

/** What one process saw of a workload. */
export interface ProcessFigures {
  readonly queries: number
  readonly facts: Workload['facts']
  readonly contestants: readonly ContestantFigures[]
}

/** So many nanoseconds are long for a query. */
const LONG = 1e8

/** Checks the answers, then measures; time alone, if garbage is not asked for. */
export async function measureWorkload(workload: Workload, pace: Pace, garbage: boolean): Promise<ProcessFigures> {
  const agreeing = checkAnswers(workload)
  const rounds = await measureRounds(workload, pace)
  const contestants = workload.contestants.map((each, i) => ({
    name: each.name,
    rounds: rounds[i]!.map((nanoseconds) => Number(nanoseconds.toPrecision(4))),
    bytes: garbage && median(rounds[i]!) < LONG ? Math.round(measureGarbage(each, workload.queries) * 10) / 10 : null,
    agreeing: agreeing.get(each.name),
  }))
  return { queries: workload.queries, facts: workload.facts, contestants }
}
