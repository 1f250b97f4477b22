import { line } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { spell } from '../svg/spell.ts'
import { ticks } from '../view/ticks.ts'
import type { Thing } from './walls.ts'

const PLOT = { left: 44, right: WIDTH - 4, height: 130 }

export interface Heights {
  readonly parts: readonly Markup[]
  readonly bottom: number
}

/** Things that stand in one place and differ in height only, side by side, each from its foot to its top. */
export function drawHeights(things: readonly Thing[], top: number): Heights {
  const ends = things.flatMap(({ lowest, highest }) => [lowest[1], highest[1]])
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const frame = { top: top + 26, bottom: top + 26 + PLOT.height }
  const y = (value: number): number => frame.bottom - ((value - low) / (high - low)) * PLOT.height
  const column = (PLOT.right - PLOT.left) / things.length
  const rows = ticks(low, high, 5)
  return {
    bottom: frame.bottom + 36,
    parts: [
      note(PLOT.left, top + 12, 'the boxes there, from the side: y ↑'),
      group(
        { stroke: INK.line, 'stroke-opacity': 0.14 },
        ...rows.map((value) => line({ x: PLOT.left, y: y(value) }, { x: PLOT.right, y: y(value) }, {})),
      ),
      group(
        { class: 'ticks heights', 'data-axis': 'y', 'text-anchor': 'end', 'fill-opacity': 0.75 },
        ...rows.map((value) => digits(PLOT.left - 4, y(value) + 4, spell(value), { 'font-size': SMALL - 1 })),
      ),
      ...things.map((thing, index) => bar(thing, PLOT.left + (index + 0.5) * column, y, frame.bottom)),
    ],
  }
}

function bar({ lowest, highest, hidden }: Thing, x: number, y: (value: number) => number, bottom: number): Markup {
  const colour = hidden ? INK.line : INK.truth
  return group(
    { class: hidden ? 'height hidden' : 'height seen' },
    element('rect', {
      class: 'bar',
      x: x - 16,
      y: y(highest[1]),
      width: 32,
      height: y(lowest[1]) - y(highest[1]),
      fill: hidden ? 'none' : INK.truth,
      'fill-opacity': hidden ? undefined : 0.22,
      stroke: colour,
      'stroke-width': 1.6,
      'stroke-dasharray': hidden ? '3 3' : undefined,
    }),
    digits(x, bottom + 15, spell(highest[1]), { 'text-anchor': 'middle', 'font-size': SMALL - 1 }),
    label(x, bottom + 31, hidden ? 'hidden' : 'seen', {
      'text-anchor': 'middle',
      'font-size': SMALL,
      'font-weight': 600,
      fill: colour,
    }),
  )
}
