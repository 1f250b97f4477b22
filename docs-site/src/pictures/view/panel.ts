import { SMALL, WIDTH } from '../svg/ink.ts'
import type { Point } from '../svg/arrow.ts'
import { digits, note } from '../svg/letters.ts'
import { group, type Markup } from '../svg/markup.ts'
import type { Vector } from '../space/vector.ts'
import { AXIS_NAMES, flatten, type Camera } from './camera.ts'
import { ruled } from './ruled.ts'
import { ticks } from './ticks.ts'

export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A window on the world, with a scale that is equal in both directions. */
export interface Panel {
  readonly camera: Camera
  readonly frame: Rectangle
  /** Units of the picture for a metre. */
  readonly scale: number
  /** What stands in the middle of the frame, in metres to the right and upwards. */
  readonly middle: readonly [right: number, up: number]
}

/** Where a point of the world is in the picture. */
export function place({ camera, frame, scale, middle }: Panel, point: Vector): Point {
  const [right, up] = flatten(camera, point)
  return {
    x: (frame.left + frame.right) / 2 + (right - middle[0]) * scale,
    y: (frame.top + frame.bottom) / 2 - (up - middle[1]) * scale,
  }
}

/** Room above a panel for its title, and below for the numbers of its columns. */
export const MARGIN = { top: 18, bottom: 17 }

/** The paper of a panel: its title, a faint grid, and the numbers of the grid in metres. */
export function paper(panel: Panel): Markup {
  const { camera, frame } = panel
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  const [lowest, highest] = cornersOfPanel(panel)
  const columns = ticks(lowest[0], highest[0], roomFor(width, lowest[0]))
  const rows = ticks(lowest[1], highest[1], Math.max(2, Math.floor(height / 26)))
  const column = (value: number): number => frame.left + (value - lowest[0]) * panel.scale
  const row = (value: number): number => frame.bottom - (value - lowest[1]) * panel.scale
  return group(
    { class: 'paper' },
    note(frame.left, frame.top - 6, titleOf(camera), { 'fill-opacity': 0.85 }),
    ...ruled(frame, columns.map(column), rows.map(row)),
    group(
      { class: 'ticks', 'data-axis': AXIS_NAMES[camera.right], 'text-anchor': 'middle', 'fill-opacity': 0.75 },
      ...columns
        .filter((value) => column(value) + String(value).length * 3.6 <= WIDTH)
        .map((value) => tick(column(value), frame.bottom + 12, value)),
    ),
    group(
      { class: 'ticks', 'data-axis': AXIS_NAMES[camera.up], 'text-anchor': 'end', 'fill-opacity': 0.75 },
      ...rows.map((value) => tick(frame.left - 4, row(value) + TICK_DROP, value * camera.upSign + 0)),
    ),
  )
}

/** From the middle of a digit to its foot. */
export const TICK_DROP = 4

function tick(x: number, y: number, value: number): Markup {
  return digits(x, y, String(value).replace('-', '−'), { 'font-size': SMALL - 1 })
}

/** What stands in the lower left and in the upper right corner, in metres to the right and upwards. */
function cornersOfPanel({
  frame,
  scale,
  middle,
}: Panel): readonly [readonly [number, number], readonly [number, number]] {
  const right = (frame.right - frame.left) / 2 / scale
  const up = (frame.bottom - frame.top) / 2 / scale
  return [
    [middle[0] - right, middle[1] - up],
    [middle[0] + right, middle[1] + up],
  ]
}

function titleOf({ title, right, up, upSign }: Camera): string {
  return `${title}: ${AXIS_NAMES[right]} →, ${AXIS_NAMES[up]} ${upSign > 0 ? '↑' : '↓'}`
}

/** As many numbers as have room side by side. */
function roomFor(width: number, sample: number): number {
  return Math.max(1, Math.floor(width / Math.max(38, String(Math.round(sample)).length * 8)))
}
