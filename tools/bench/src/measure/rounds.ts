import { collectYoung } from './collect-young.ts'
import type { Contestant, Workload } from './contestant.ts'

/** How long is measured, in milliseconds. */
export interface Pace {
  readonly warmUp: number
  readonly round: number
  readonly rounds: number
}

export const NORMAL: Pace = { warmUp: 150, round: 40, rounds: 11 }
export const QUICK: Pace = { warmUp: 60, round: 8, rounds: 5 }

type Loop = (ask: (i: number) => void, queries: number, times: number) => void

/** Of each contestant, in the order of the workload: nanoseconds a query, round by round. */
export async function measureRounds(workload: Workload, pace: Pace): Promise<readonly number[][]> {
  const { queries, per = 1, contestants } = workload
  const loops = await Promise.all(contestants.map((_, i) => ownLoop(i)))
  const times = contestants.map((each, i) => warmUp(loops[i]!, each, queries, pace))
  const taken: number[][] = contestants.map(() => [])
  for (let round = 0; round < (workload.rounds ?? pace.rounds); round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const i = (turn + round) % contestants.length
      collectYoung()
      const milliseconds = time(loops[i]!, contestants[i]!, queries, times[i]!)
      taken[i]!.push((milliseconds * 1e6) / (queries * times[i]! * per))
    }
  }
  return taken
}

async function ownLoop(number: number): Promise<Loop> {
  const { loop } = (await import(`./loop.js?${number}`)) as { loop: Loop }
  return loop
}

/** Runs a contestant until the compiler has seen enough, and answers how often a round runs all its queries. */
function warmUp(loop: Loop, each: Contestant, queries: number, { warmUp: least, round }: Pace): number {
  let spent = 0
  let fastest = Infinity
  while (spent < least) {
    const milliseconds = time(loop, each, queries, 1)
    spent += milliseconds
    fastest = Math.min(fastest, milliseconds)
  }
  return Math.max(1, Math.ceil(round / fastest))
}

/**
 * Milliseconds of the processor that this process took, its garbage collector included. On a machine that does other
 * things too, the clock on the wall says more about those.
 */
function time(loop: Loop, { ask }: Contestant, queries: number, times: number): number {
  const start = process.cpuUsage()
  loop(ask, queries, times)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e3
}
