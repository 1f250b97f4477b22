import { path } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, note, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell } from '../svg/spell.ts'
import { ruled } from '../view/ruled.ts'
import { ticks } from '../view/ticks.ts'

export interface PlotPoint {
  readonly x: number
  readonly y: number
}

export interface Plot {
  readonly name: string
  readonly title: string
  readonly points: readonly PlotPoint[]
  /** All points there are, as the cases have them, for the words. */
  readonly told: readonly PlotPoint[]
  readonly from: number
  readonly to: number
  readonly across: string
  readonly up: string
  readonly law: (x: number) => number
  readonly lawInWords: string
}

const FRAME = { left: 40, right: WIDTH - 18, top: 26, bottom: 236 }

/** Pieces of the line of a law. */
const STEPS = 600

/** Points of cases over the line of what the unit states. */
export function drawPlot(plot: Plot): Picture {
  const { points, from, to, law } = plot
  const curve = Array.from({ length: STEPS + 1 }, (_, index) => from + ((to - from) * index) / STEPS).map((x) => ({
    x,
    y: law(x),
  }))
  const ys = [...curve, ...points].map(({ y }) => y)
  const [low, high] = [Math.min(0, ...ys), Math.max(...ys)]
  const room = (high - low) * 0.06
  const [bottom, top] = [low < 0 ? low - room : low, high + room]
  const across = (x: number): number => FRAME.left + ((x - from) / (to - from)) * (FRAME.right - FRAME.left)
  const up = (y: number): number => FRAME.bottom - ((y - bottom) / (top - bottom)) * (FRAME.bottom - FRAME.top)
  const closing = paragraph(WIDTH / 2, FRAME.bottom + 52, sentenceOf(plot), WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: plot.name,
    title: plot.title,
    description: `${plot.up} over ${plot.across}: ${plot.told.map(({ x, y }) => `${spell(x)} gives ${spell(y)}`).join(', ')}. ${sentenceOf(plot)}`,
    height: FRAME.bottom + 46 + closing.height,
    parts: [
      note(FRAME.left, FRAME.top - 9, plot.up),
      scales(ticks(from, to, 7), ticks(bottom, top, 7), across, up),
      element('path', {
        class: 'law',
        d: path(curve.map(({ x, y }) => [across(x), up(y)])),
        fill: 'none',
        stroke: INK.ray,
        'stroke-width': 1.8,
      }),
      ...points.map(({ x, y }) =>
        element('circle', {
          class: 'point',
          cx: across(x),
          cy: up(y),
          r: 4.6,
          fill: INK.answer,
          stroke: INK.paper,
          'stroke-width': 1.2,
        }),
      ),
      note((FRAME.left + FRAME.right) / 2, FRAME.bottom + 30, plot.across, { 'text-anchor': 'middle' }),
      ...closing.parts,
    ],
  })
}

function scales(
  columns: readonly number[],
  rows: readonly number[],
  across: (x: number) => number,
  up: (y: number) => number,
): Markup {
  return group(
    { class: 'paper' },
    ...ruled(FRAME, columns.map(across), rows.map(up)),
    group(
      { class: 'ticks', 'data-axis': 'x', 'text-anchor': 'middle', 'fill-opacity': 0.75 },
      ...columns.map((x) => digits(across(x), FRAME.bottom + 13, spell(x), { 'font-size': SMALL - 1 })),
    ),
    group(
      { class: 'ticks', 'data-axis': 'y', 'text-anchor': 'end', 'fill-opacity': 0.75 },
      ...rows.map((y) => digits(FRAME.left - 5, up(y) + 4, spell(y), { 'font-size': SMALL - 1 })),
    ),
  )
}

function sentenceOf({ points, told, lawInWords }: Plot): string {
  const outside = told.length - points.length
  const more = outside === 0 ? '' : outside === 1 ? ' One more lies outside.' : ` ${outside} more lie outside.`
  return `The points are cases, and the line is ${lawInWords}.${more}`
}
