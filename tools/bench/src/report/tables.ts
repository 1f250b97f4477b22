import { showNumber, showTime } from './numbers.ts'
import type { ContestantResult, GrowthResult, Result, WorkloadResult } from './results.ts'
import { TARGETS } from './targets.ts'

/** The table of targets: which are reached, and by how much. */
export function targetsTable(results: ReadonlyMap<string, Result>): string {
  const rows = TARGETS.flatMap(({ workload, peer, times }) => {
    const result = results.get(workload)
    if (result?.kind !== 'workload') return []
    const found = result.contestants.find(({ name }) => name === peer)
    if (found === undefined) return []
    const [low, high] = found.timesSpread
    const reached = found.times >= times ? 'reached' : `missed, ${showNumber(found.times / times)} of it`
    return [
      [result.title, peer, `${times}`, showNumber(found.times), `${showNumber(low)}–${showNumber(high)}`, reached],
    ]
  })
  return table(['Workload', 'Against', 'Target', 'Measured', 'p10–p90', ''], rows, '--rrr-')
}

/** A heading and a table for every workload. */
export function workloadSections(results: ReadonlyMap<string, Result>, names: readonly string[]): string {
  return names
    .flatMap((name) => {
      const result = results.get(name)
      return result?.kind === 'workload' ? [workloadSection(result)] : []
    })
    .join('\n\n')
}

function workloadSection({ title, name, unit, facts, queries, contestants, environment }: WorkloadResult): string {
  const known = Object.entries(facts).map(([what, value]) => `${what}: ${value.toLocaleString('en')}`)
  const rows = contestants.map((each) => contestantRow(each, queries))
  const header = ['', `a ${unit}`, 'p10–p90', 'times ours', 'p10–p90', 'bytes', 'agree']
  const processes = contestants[0]!.processes.length
  const notes = [`\`${name}\``, `${processes} processes`, environment.date, ...known].join('; ')
  return `### ${title}\n\n${notes}.\n\n${table(header, rows, '-rrrrrr')}`
}

function contestantRow(
  { name, nanoseconds, spread, times, timesSpread, bytes, agreeing }: ContestantResult,
  queries: number,
) {
  const agree = agreeing === undefined ? '–' : `${agreeing.toLocaleString('en')} of ${queries.toLocaleString('en')}`
  return [
    name,
    showTime(nanoseconds),
    `${showTime(spread[0])} – ${showTime(spread[1])}`,
    showNumber(times),
    `${showNumber(timesSpread[0])}–${showNumber(timesSpread[1])}`,
    bytes === null ? '–' : Math.round(bytes).toLocaleString('en'),
    agree,
  ]
}

/** How cost grows: the fits, and every point. */
export function growthTable({ of, series }: GrowthResult): string {
  const sizes = series[0]!.points.map(({ size }) => size.toLocaleString('en'))
  const rows = series.map(({ name, slope, points }) => [
    name,
    slope.toFixed(2),
    ...points.map(({ nanoseconds }) => showTime(nanoseconds)),
  ])
  return table([of, 'slope', ...sizes], rows, `-${'r'.repeat(sizes.length + 1)}`)
}

/** A table; of each column, `r` aligns right. */
function table(header: readonly string[], rows: readonly (readonly string[])[], columns: string): string {
  const rule = [...columns].map((column) => (column === 'r' ? '---:' : '---'))
  return [header, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
