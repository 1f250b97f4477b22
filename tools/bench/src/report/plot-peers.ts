import { showNumber } from './numbers.ts'
import type { Result, WorkloadResult } from './results.ts'
import { drawing, gridLine, place, text } from './svg.ts'
import { TARGETS } from './targets.ts'

const [LEFT, RIGHT, TOP, ROW] = [440, 820, 60, 22]
/** The scale goes from a hundredth to a thousand times. */
const [LOW, HIGH] = [-2, 3]

const at = (times: number): number => LEFT + ((RIGHT - LEFT) * (Math.log10(times) - LOW)) / (HIGH - LOW)

/** Every peer of every workload: how many times as long as ours it takes, with the spread, and where the target is. */
export function plotPeers(results: ReadonlyMap<string, Result>, names: readonly string[]): string {
  const rows = names.flatMap((name) => {
    const result = results.get(name)
    return result?.kind === 'workload' ? rowsOf(result) : []
  })
  const height = TOP + rows.length * ROW + 30
  const ticks = Array.from({ length: HIGH - LOW + 1 }, (_, i) => 10 ** (LOW + i))
  const content = [
    text(
      20,
      26,
      'How many times as long as ours (a bar is the median, a line p10 to p90, a triangle the target)',
      'ink',
    ),
    ...ticks.flatMap((times) => [
      gridLine(at(times), TOP - 8, at(times), height - 22),
      text(at(times), TOP - 14, `${times}×`, 'faint', 'middle'),
    ]),
    ...rows.map((row, i) => bar(row, TOP + i * ROW + 12)),
  ]
  const told = rows.map(({ title, peer, times }) => `${title}, ${peer}: ${showNumber(times)} times.`)
  return drawing(height, 'The packages beside other engines', told.join(' '), content)
}

interface Row {
  readonly title: string
  readonly peer: string
  readonly times: number
  readonly spread: readonly [number, number]
  readonly target: number | undefined
}

function rowsOf({ name, title, contestants }: WorkloadResult): readonly Row[] {
  return contestants.slice(1).map((each) => ({
    title,
    peer: each.name,
    times: each.times,
    spread: each.timesSpread,
    target: TARGETS.find(({ workload, peer }) => workload === name && peer === each.name)?.times,
  }))
}

function bar({ title, peer, times, spread, target }: Row, y: number): string {
  const colour = times >= (target ?? 1) ? 's2' : 's1'
  const [from, to] = [Math.min(at(1), at(times)), Math.max(at(1), at(times))]
  const body = `<rect class="dot" opacity="0.55" x="${place(from)}" y="${y - 11}" width="${place(to - from)}" height="12"/>`
  const line = `<line class="line" x1="${place(at(spread[0]))}" y1="${y - 5}" x2="${place(at(spread[1]))}" y2="${y - 5}"/>`
  const mark = target === undefined ? '' : `<path class="ink" d="M${place(at(target))} ${y - 5}l-4 8h8z"/>`
  const label = text(LEFT - 10, y, `${title} · ${peer}`, 'ink', 'end')
  return `<g class="${colour}">${label}${body}${line}${mark}${text(RIGHT + 8, y, showNumber(times), 'ink')}</g>`
}
