import { showTime } from './numbers.ts'
import type { GrowthResult, GrowthSeries } from './results.ts'
import { drawing, gridLine, place, text } from './svg.ts'

const HEIGHT = 420
const [LEFT, RIGHT, TOP, BOTTOM] = [70, 836, 78, 375]
const DASHES = ['', '8 4', '2 4', '10 3 2 3']

/** Time over size, both in logarithms, with the slope of each series in its name. */
export function plotGrowth(result: GrowthResult): string {
  const points = result.series.flatMap((each) => each.points)
  const scaleX = scale(
    points.map(({ size }) => size),
    LEFT,
    RIGHT,
  )
  const scaleY = scale(
    points.map(({ nanoseconds }) => nanoseconds),
    BOTTOM,
    TOP,
  )
  const content = [
    text(20, 26, result.title, 'ink'),
    ...result.series.map((each, i) => legend(each, i)),
    ...scaleX.decades.flatMap((size) => [
      gridLine(scaleX.at(size), TOP, scaleX.at(size), BOTTOM),
      text(scaleX.at(size), BOTTOM + 20, size.toLocaleString('en'), 'faint', 'middle'),
    ]),
    ...scaleY.decades.flatMap((time) => [
      gridLine(LEFT, scaleY.at(time), RIGHT, scaleY.at(time)),
      text(LEFT - 8, scaleY.at(time) + 4, showTime(time), 'faint', 'end'),
    ]),
    text((LEFT + RIGHT) / 2, BOTTOM + 40, result.of, 'faint', 'middle'),
    ...result.series.map((each, i) => curve(each, i, scaleX.at, scaleY.at)),
  ]
  const told = result.series.map(({ name, slope, points: own }) => {
    const ends = [own[0]!, own.at(-1)!].map(({ size, nanoseconds }) => `${showTime(nanoseconds)} at ${size}`)
    return `${name}: slope ${slope.toFixed(2)}, ${ends.join(', ')}.`
  })
  return drawing(HEIGHT, `${result.title}: time over number of ${result.of}`, told.join(' '), content)
}

function legend({ name, slope }: GrowthSeries, index: number): string {
  const x = 20 + (index % 2) * 420
  const y = 46 + Math.floor(index / 2) * 18
  const line = `<line class="line" x1="${x}" y1="${y - 4}" x2="${x + 26}" y2="${y - 4}" stroke-dasharray="${DASHES[index]}"/>`
  return `<g class="s${index}">${line}${text(x + 32, y, `${name} (slope ${slope.toFixed(2)})`, 'ink')}</g>`
}

function curve({ points }: GrowthSeries, index: number, x: (at: number) => number, y: (at: number) => number): string {
  const path = points.map(({ size, nanoseconds }) => `${place(x(size))},${place(y(nanoseconds))}`)
  const dots = path.map((each) => `<circle class="dot" r="3.5" cx="${each.split(',')[0]}" cy="${each.split(',')[1]}"/>`)
  const line = `<polyline class="line" points="${path.join(' ')}" stroke-dasharray="${DASHES[index]}"/>`
  return `<g class="s${index}">${line}${dots.join('')}</g>`
}

function scale(
  values: readonly number[],
  from: number,
  to: number,
): { at: (value: number) => number; decades: number[] } {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  const decades = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i))
  return { at: (value) => from + ((to - from) * (Math.log10(value) - low)) / (high - low), decades }
}
