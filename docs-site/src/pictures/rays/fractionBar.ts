import { arrowHead, line } from '../svg/arrow.ts'
import { INK, WIDTH } from '../svg/ink.ts'
import { badge, digits, HALO } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { spell } from '../svg/spell.ts'
import type { Mark } from './marks.ts'

/** As far as the bar goes to either side of the segment: what lies beyond is at its end, with an arrow. */
const FARTHEST = 1.75

export interface Bar {
  readonly marks: readonly Mark[]
  readonly truth: number | undefined
}

const BAR_HEIGHT = 78

/** Height of a bar: one mark stands above it, a second below. */
export function barHeightFor(marks: number): number {
  return marks === 0 ? 0 : marks === 1 ? BAR_HEIGHT - 24 : BAR_HEIGHT
}

/**
 * The ray as a ruler of fractions: 0 is its start and 1 its end, whatever its length. Between them is what the filter
 * lets pass. One stored fraction stands above the ruler, the other below.
 */
export function fractionBar({ marks, truth }: Bar, top: number): Markup {
  const fractions = marks.map(({ fraction }) => Math.min(Math.max(fraction, -FARTHEST + 1), FARTHEST))
  const [low, high] = [Math.min(0, ...fractions), Math.max(1, ...fractions)]
  const [left, right] = [26, WIDTH - 26]
  const x = (fraction: number): number => left + ((fraction - low) / (high - low)) * (right - left)
  const y = top + BAR_HEIGHT / 2
  return group(
    { class: 'fractions' },
    ...[...(low < 0 ? [[left - 12, x(0)]] : []), ...(high > 1 ? [[x(1), right + 12]] : [])].map(([from = 0, to = 0]) =>
      line({ x: from, y }, { x: to, y }, { stroke: INK.line, 'stroke-dasharray': '1.5 4', 'stroke-opacity': 0.7 }),
    ),
    line({ x: x(0), y }, { x: x(1), y }, { stroke: INK.ray, 'stroke-width': 5, 'stroke-opacity': 0.35 }),
    ...[0, 1].map((end) =>
      group(
        { class: 'ticks', 'data-axis': 'fraction', 'text-anchor': 'middle' },
        line({ x: x(end), y: y - 6 }, { x: x(end), y: y + 6 }, { stroke: INK.ray, 'stroke-width': 2 }),
        digits(x(end) + (end === 0 ? -10 : 10), y + 4, String(end), { ...HALO, fill: INK.ray, 'font-weight': 700 }),
      ),
    ),
    ...(truth === undefined
      ? []
      : [
          element('circle', {
            class: 'truth',
            cx: x(truth),
            cy: y,
            r: 6,
            fill: 'none',
            stroke: INK.truth,
            'stroke-width': 2.4,
          }),
        ]),
    ...marks.map((mark, index) => onBar(mark, x(fractions[index] ?? 0), y, index)),
  )
}

/** A mark on the ruler, with its number, its fraction and its fate. */
function onBar(mark: Mark, x: number, y: number, index: number): Markup {
  const row = y + (index % 2 === 0 ? -25 : 25)
  const answer = mark.style === 'answer'
  const colour = answer ? INK.answer : INK.line
  const flip = x > WIDTH / 2
  const beyond = mark.fraction > FARTHEST ? 1 : mark.fraction < 1 - FARTHEST ? -1 : 0
  return group(
    { class: 'mark', 'data-mark': mark.text, 'data-beyond': beyond === 0 ? undefined : 'yes' },
    line({ x, y }, { x, y: row }, { stroke: colour, 'stroke-opacity': 0.7 }),
    ...(beyond === 0
      ? [
          element('circle', {
            class: 'point',
            cx: x,
            cy: y,
            r: answer ? 5 : 3.6,
            fill: answer ? INK.answer : INK.paper,
            stroke: colour,
            'stroke-width': 1.5,
            'stroke-dasharray': mark.style === 'dropped' ? '2 1.5' : undefined,
          }),
        ]
      : arrowHead({ x: x + beyond * 14, y }, { x: beyond, y: 0 }, 10, colour)),
    badge(x, row, mark.text, mark.style),
    group(
      { 'text-anchor': flip ? 'end' : 'start' },
      digits(x + (flip ? -13 : 13), row + 4, `${spell(mark.fraction)}, ${mark.fate}`, {
        'font-weight': answer ? 700 : 400,
        fill: answer ? INK.answer : INK.line,
      }),
    ),
  )
}
