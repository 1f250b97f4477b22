import type { NamedGrowth } from '../growth/growth.ts'
import type { ContestantFigures, ProcessFigures } from '../measure/measure-workload.ts'
import { fitPower, median, quantile } from '../measure/statistics.ts'
import type { NamedWorkload } from '../workloads/index.ts'
import type { Environment } from './environment.ts'
import type { ContestantResult, GrowthResult, GrowthSeries, WorkloadResult } from './results.ts'

/** What several processes saw of a workload, as one result. */
export function summariseWorkload(
  { name, title, unit }: NamedWorkload,
  processes: readonly ProcessFigures[],
  environment: Environment,
): WorkloadResult {
  const [first] = processes
  const { queries, facts, contestants } = first!
  return {
    kind: 'workload',
    name,
    title,
    unit,
    environment,
    queries,
    facts,
    contestants: contestants.map((_, i) => summariseContestant(processes, i)),
  }
}

function summariseContestant(processes: readonly ProcessFigures[], index: number): ContestantResult {
  const seen = processes.map(({ contestants }) => contestants[index]!)
  const ratios = processes.flatMap(({ contestants }) =>
    contestants[index]!.rounds.map((nanoseconds, round) => nanoseconds / contestants[0]!.rounds[round]!),
  )
  const rounds = seen.flatMap((each) => each.rounds)
  const medians = seen.map((each) => rounded(median(each.rounds)))
  return {
    name: seen[0]!.name,
    nanoseconds: rounded(median(medians)),
    spread: spreadOf(rounds),
    times: rounded(median(ratios)),
    timesSpread: spreadOf(ratios),
    processes: medians,
    bytes: seen.some(({ bytes }) => bytes === null) ? null : median(seen.map(({ bytes }) => bytes!)),
    agreeing: seen[0]!.agreeing,
  }
}

/** What several processes saw of a growth, as one result with its fits. */
export function summariseGrowth(
  { name, title, of }: NamedGrowth,
  processes: readonly Readonly<Record<number, ProcessFigures>>[],
  environment: Environment,
): GrowthResult {
  const sizes = Object.keys(processes[0]!).map(Number)
  const names = processes[0]![sizes[0]!]!.contestants.map((each) => each.name)
  const series = names.map((each, index): GrowthSeries => {
    const points = sizes.map((size) =>
      pointOf(
        size,
        processes.map((figures) => figures[size]!.contestants[index]!),
      ),
    )
    const { slope } = fitPower(points.map(({ size, nanoseconds }) => [size, nanoseconds] as const))
    return { name: each, slope: Math.round(slope * 100) / 100, points }
  })
  return { kind: 'growth', name, title, of, environment, processes: processes.length, series }
}

function pointOf(size: number, seen: readonly ContestantFigures[]): GrowthSeries['points'][number] {
  const nanoseconds = rounded(median(seen.map(({ rounds }) => median(rounds))))
  return { size, nanoseconds, spread: spreadOf(seen.flatMap(({ rounds }) => rounds)) }
}

function spreadOf(numbers: readonly number[]): readonly [number, number] {
  return [rounded(quantile(numbers, 0.1)), rounded(quantile(numbers, 0.9))]
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
