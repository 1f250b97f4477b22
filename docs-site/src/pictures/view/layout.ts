import { WIDTH } from '../svg/ink.ts'
import type { Vector } from '../space/vector.ts'
import { flatten, type Camera } from './camera.ts'
import { MARGIN, type Panel, type Rectangle } from './panel.ts'

export interface Layout {
  readonly panels: readonly Panel[]
  /** Units of the picture for a metre, in all of them. */
  readonly scale: number
  /** Where the last panel with its numbers ends. */
  readonly bottom: number
}

/** Air around what is shown, in units of the picture: badges need it. */
const AIR = 30
const HIGHEST = 250
const LOWEST = 92

/** Of what stands upright, two views side by side: as much of the width is for the first. */
const UPRIGHT = { share: 0.52, highest: 270, ratio: 1.4 }

/**
 * Puts views under each other, so that what is above each other in the picture is the same place of the world. Views of
 * something high and narrow stand side by side instead. All have one scale: the largest at which everything has room.
 */
export function layOut(cameras: readonly Camera[], points: readonly Vector[], top: number): Layout {
  const spans = cameras.map((camera) => spanOf(camera, points))
  const [first, second] = spans
  const under = underEachOther(cameras, spans, top)
  if (first === undefined || second === undefined || widestNumber(spans, 0) > 6) return under
  if (first.height < UPRIGHT.ratio * Math.max(first.width, second.height)) return under
  const beside = sideBySide(cameras, spans, top)
  return beside.scale < under.scale ? under : beside
}

function underEachOther(cameras: readonly Camera[], spans: readonly Span[], top: number): Layout {
  const right = WIDTH - 4
  const rough = commonScale(spans, () => right, HIGHEST)
  const left = 8 + widestNumber(spans, AIR / rough) * 7.2
  const scale = commonScale(spans, () => right - left, HIGHEST)
  let y = top
  const panels = cameras.map((camera, index) => {
    const { height, middle } = spans[index]!
    const room = Math.max(LOWEST, height * scale + 2 * AIR)
    const frame = { left, right, top: y + MARGIN.top, bottom: y + MARGIN.top + room }
    y = frame.bottom + MARGIN.bottom + 4
    return { camera, frame, scale, middle }
  })
  return { panels, scale, bottom: y }
}

function sideBySide(cameras: readonly Camera[], spans: readonly Span[], top: number): Layout {
  const margins = spans.map((span) => 8 + widestNumber([span], 0) * 7.2)
  const border = WIDTH * UPRIGHT.share
  const frames = [
    { left: margins[0] ?? 0, right: border },
    { left: border + (margins[1] ?? 0), right: WIDTH - 4 },
  ]
  const scale = commonScale(spans, (index) => frames[index]!.right - frames[index]!.left, UPRIGHT.highest)
  const bottom = top + MARGIN.top + Math.max(...spans.map(({ height }) => height * scale + 2 * AIR))
  const panels = cameras.map((camera, index) => {
    const frame = { ...frames[index]!, top: top + MARGIN.top, bottom }
    return { camera, frame, scale, middle: spans[index]!.middle }
  })
  return { panels, scale, bottom: bottom + MARGIN.bottom + 4 }
}

/** Units for a metre so that every span has room for itself and the air around it. */
function commonScale(spans: readonly Span[], roomOf: (index: number) => number, highest: number): number {
  const scales = spans.flatMap(({ width, height }, index) => [
    (roomOf(index) - 2 * AIR) / Math.max(width, 1e-9),
    (highest - 2 * AIR) / Math.max(height, 1e-9),
  ])
  return Math.min(...scales, 120)
}

/** A view that shows all points in a frame of a given size. */
export function fitInto(camera: Camera, points: readonly Vector[], frame: Rectangle): Panel {
  const { width, height, middle } = spanOf(camera, points)
  const scale = Math.min((frame.right - frame.left) / width, (frame.bottom - frame.top) / height)
  return { camera, frame, scale, middle }
}

interface Span {
  readonly width: number
  readonly height: number
  readonly middle: readonly [number, number]
  /** The smallest number that stands beside the rows, without the air. */
  readonly lowestRow: number
}

function spanOf(camera: Camera, points: readonly Vector[]): Span {
  const flat = points.map((point) => flatten(camera, point))
  const [rights, ups] = [flat.map(([right]) => right), flat.map(([, up]) => up)]
  const [left, right, low, high] = [Math.min(...rights), Math.max(...rights), Math.min(...ups), Math.max(...ups)]
  return {
    width: right - left,
    height: high - low,
    middle: [(left + right) / 2, (low + high) / 2],
    lowestRow: camera.upSign > 0 ? low : -high,
  }
}

/**
 * Letters of the longest number beside the panels, which show `air` metres more on either side: its digits, a sign, and a
 * digit behind the point where it is fine.
 */
function widestNumber(spans: readonly Span[], air: number): number {
  return Math.max(
    ...spans.map(({ middle: [, up], height, lowestRow }) => {
      const whole = String(Math.ceil(Math.abs(up) + height / 2 + air)).length
      return whole + (lowestRow - air < 1 ? 1 : 0) + (height < 7 ? 2 : 0)
    }),
  )
}
