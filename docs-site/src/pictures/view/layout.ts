import { WIDTH } from '../svg/ink.ts'
import type { Vector } from '../space/vector.ts'
import { flatten, type Camera } from './camera.ts'
import { MARGIN, type Panel, type Rectangle } from './panel.ts'

export interface Layout {
  readonly panels: readonly Panel[]
  /** Where the last panel with its numbers ends. */
  readonly bottom: number
}

/** Air around what is shown, in units of the picture: badges need it. */
const AIR = 30
const HIGHEST = 250
const LOWEST = 92

/**
 * Puts views under each other, so that what is above each other in the picture is the same place of the world. All have
 * one scale: the largest at which everything has room.
 */
export function layOut(cameras: readonly Camera[], points: readonly Vector[], top: number): Layout {
  const spans = cameras.map((camera) => spanOf(points.map((point) => flatten(camera, point))))
  const left = 8 + widestNumber(spans) * 6.6
  const right = WIDTH - 4
  const scale = Math.min(
    ...spans.flatMap(({ width, height }) => [
      (right - left - 2 * AIR) / Math.max(width, 1e-9),
      (HIGHEST - 2 * AIR) / Math.max(height, 1e-9),
    ]),
    120,
  )
  let y = top
  const panels = cameras.map((camera, index) => {
    const { height, middle } = spans[index]!
    const room = Math.max(LOWEST, height * scale + 2 * AIR)
    const frame = { left, right, top: y + MARGIN.top, bottom: y + MARGIN.top + room }
    y = frame.bottom + MARGIN.bottom + 4
    return { camera, frame, scale, middle }
  })
  return { panels, bottom: y }
}

/** A view that shows all points in a frame of a given size. */
export function fitInto(camera: Camera, points: readonly Vector[], frame: Rectangle): Panel {
  const { width, height, middle } = spanOf(points.map((point) => flatten(camera, point)))
  const scale = Math.min((frame.right - frame.left) / width, (frame.bottom - frame.top) / height)
  return { camera, frame, scale, middle }
}

interface Span {
  readonly width: number
  readonly height: number
  readonly middle: readonly [number, number]
}

function spanOf(points: readonly (readonly [number, number])[]): Span {
  const [rights, ups] = [points.map(([right]) => right), points.map(([, up]) => up)]
  const [left, right, low, high] = [Math.min(...rights), Math.max(...rights), Math.min(...ups), Math.max(...ups)]
  return { width: right - left, height: high - low, middle: [(left + right) / 2, (low + high) / 2] }
}

/** Letters of the longest number beside the panels. */
function widestNumber(spans: readonly Span[]): number {
  return Math.max(3, ...spans.map(({ middle, height }) => String(Math.ceil(Math.abs(middle[1]) + height)).length + 1))
}
