import { line } from '../svg/arrow.ts'
import { INK } from '../svg/ink.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import type { Rectangle } from './panel.ts'

/** A sheet with faint rules: columns and rows where they stand in the picture. */
export function ruled(
  { left, top, right, bottom }: Rectangle,
  columns: readonly number[],
  rows: readonly number[],
): readonly Markup[] {
  return [
    element('rect', {
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      rx: 5,
      fill: INK.line,
      'fill-opacity': 0.035,
      stroke: INK.line,
      'stroke-opacity': 0.22,
    }),
    group(
      { stroke: INK.line, 'stroke-opacity': 0.12 },
      ...columns.map((x) => line({ x, y: top }, { x, y: bottom }, {})),
      ...rows.map((y) => line({ x: left, y }, { x: right, y }, {})),
    ),
  ]
}
