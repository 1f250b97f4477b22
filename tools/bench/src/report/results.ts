import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Environment } from './environment.ts'

/** What all processes saw of one contestant. */
export interface ContestantResult {
  readonly name: string
  /** Median of the medians of the processes. */
  readonly nanoseconds: number
  /** 10th and 90th percentile of all rounds. */
  readonly spread: readonly [number, number]
  /** How many times as long as the first: median of the ratios inside the rounds, and their percentiles. */
  readonly times: number
  readonly timesSpread: readonly [number, number]
  /** The median of each process, in nanoseconds. */
  readonly processes: readonly number[]
  /** Bytes of the JavaScript heap a query. */
  readonly bytes: number | null
  /** How many answers agree with those of the first; left out where it does something else. */
  readonly agreeing?: number | undefined
}

export interface WorkloadResult {
  readonly kind: 'workload'
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly environment: Environment
  readonly queries: number
  readonly facts: Readonly<Record<string, string | number>>
  readonly contestants: readonly ContestantResult[]
}

export interface GrowthPoint {
  readonly size: number
  readonly nanoseconds: number
  readonly spread: readonly [number, number]
}

export interface GrowthSeries {
  readonly name: string
  /** The slope of the line that fits the points best, in logarithms: 0 is constant, 1 is linear. */
  readonly slope: number
  readonly points: readonly GrowthPoint[]
}

export interface GrowthResult {
  readonly kind: 'growth'
  readonly name: string
  readonly title: string
  readonly of: string
  readonly environment: Environment
  readonly processes: number
  readonly series: readonly GrowthSeries[]
}

export type Result = WorkloadResult | GrowthResult

const FOLDER = new URL('../../results/', import.meta.url)

export function writeResult(result: Result): void {
  writeFileSync(new URL(`${result.name}.json`, FOLDER), `${JSON.stringify(result, null, 2)}\n`)
}

/** All results that are kept, by name. */
export function readResults(): ReadonlyMap<string, Result> {
  const names = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
  return new Map(
    names.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Result]),
  )
}
