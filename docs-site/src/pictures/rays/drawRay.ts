import { arrowHead, line, type Point } from '../svg/arrow.ts'
import { INK } from '../svg/ink.ts'
import { badge, label } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { pointAt, type Ray } from '../space/ray.ts'
import { length } from '../space/vector.ts'
import { clipLine } from '../view/clip.ts'
import { place, type Panel, type Rectangle } from '../view/panel.ts'
import type { Mark } from './marks.ts'

/** Where the sight ends, where geometry lets it enter, and what is marked. */
export interface Sight {
  readonly ray: Ray
  readonly marks: readonly Mark[]
  /** The fraction of the answer: up to there the ray is drawn in full. */
  readonly answer: number | undefined
  /** The true point of entry, where it is not the answer. */
  readonly truth: number | undefined
}

const FAR = 21

/** The ray in a panel: the segment with its arrow, the line it lies on, and a numbered point for each mark. */
export function drawRay(panel: Panel, { ray, marks, answer, truth }: Sight): Markup {
  const at = (fraction: number): Point => place(panel, pointAt(ray, fraction))
  const [start, end] = [at(0), at(1)]
  const way = directionIn(panel, ray)
  const tiny = Math.hypot(end.x - start.x, end.y - start.y) < 3
  return group(
    { class: 'ray', 'data-view': panel.camera.name },
    ...beyond(panel, start, way, marks),
    line(start, end, { class: 'segment', stroke: INK.ray, 'stroke-width': 1.6, 'stroke-opacity': 0.55 }),
    line(start, at(answer ?? 1), { class: 'seen', stroke: INK.ray, 'stroke-width': 3.2, 'stroke-linecap': 'round' }),
    ...(tiny ? towards(panel, ray, start) : arrowHead(end, { x: end.x - start.x, y: end.y - start.y }, 11, INK.ray)),
    element('circle', { class: 'start', cx: start.x, cy: start.y, r: 4.5, fill: INK.ray }),
    ...startLabel(panel, start, way),
    ...(truth === undefined ? [] : [ghost(at(truth))]),
    ...marks.map((mark, index) => marker(panel.frame, at(mark.fraction), way, mark, index)),
  )
}

/** The direction of the ray in the picture, of length 1, or nothing when it points at the reader. */
function directionIn(panel: Panel, ray: Ray): Point | undefined {
  const far = length(ray.reach)
  if (far === 0) return undefined
  const from = place(panel, ray.start)
  const to = place(panel, pointAt(ray, 1 / far))
  const shown = Math.hypot(to.x - from.x, to.y - from.y)
  return shown < panel.scale * 0.01 ? undefined : { x: (to.x - from.x) / shown, y: (to.y - from.y) / shown }
}

/** The line of the ray, dotted, as far as marks lie on it that the segment does not reach. */
function beyond(panel: Panel, start: Point, way: Point | undefined, marks: readonly Mark[]): readonly Markup[] {
  if (way === undefined || marks.every(({ style }) => style !== 'dropped')) return []
  const clipped = clipLine(start, { x: start.x + way.x, y: start.y + way.y }, panel.frame, true)
  if (clipped === undefined) return []
  return [
    line(...clipped, { stroke: INK.ray, 'stroke-width': 1.2, 'stroke-dasharray': '1.5 4', 'stroke-opacity': 0.9 }),
  ]
}

/** A ray of no length to speak of still has a direction: an arrow in the picture, or a dot or cross along the look. */
function towards(panel: Panel, ray: Ray, start: Point): readonly Markup[] {
  const way = directionIn(panel, ray)
  const ring = element('circle', { cx: start.x, cy: start.y, r: 8, fill: 'none', stroke: INK.ray, 'stroke-width': 1.4 })
  if (way === undefined) return [ring]
  const tip = { x: start.x + way.x * 17, y: start.y + way.y * 17 }
  return [line(start, tip, { stroke: INK.ray, 'stroke-width': 1.4 }), ...arrowHead(tip, way, 8, INK.ray)]
}

function startLabel(panel: Panel, start: Point, way: Point | undefined): readonly Markup[] {
  const back = way ?? { x: -0.75, y: 0.75 }
  const [x, y] = [start.x - back.x * 15, start.y - back.y * 15 + 4.5]
  const inside = keepIn(panel.frame, { x, y }, 6)
  return [label(inside.x, inside.y, 'S', { 'text-anchor': 'middle', fill: INK.ray, 'font-weight': 700 })]
}

/** Where the ray truly enters. */
function ghost({ x, y }: Point): Markup {
  return element('circle', {
    class: 'truth',
    cx: x,
    cy: y,
    r: 6.5,
    fill: 'none',
    stroke: INK.truth,
    'stroke-width': 2.4,
  })
}

/** A point exactly where the fraction is, and its number beside the ray: odd ones on one side, even ones on the other. */
function marker(frame: Rectangle, point: Point, way: Point | undefined, mark: Mark, index: number): Markup {
  const side = index % 2 === 0 ? 1 : -1
  const across = way === undefined ? { x: 0.86, y: 0.5 } : { x: way.y, y: -way.x }
  const upwards = across.y > 0.01 || (Math.abs(across.y) <= 0.01 && across.x > 0) ? -1 : 1
  const reach = FAR * side * upwards
  const beside = keepIn(frame, { x: point.x + across.x * reach, y: point.y + across.y * reach }, 10)
  const answer = mark.style === 'answer'
  return group(
    { class: 'mark', 'data-mark': mark.text },
    line(point, beside, { stroke: answer ? INK.answer : INK.line, 'stroke-width': 1, 'stroke-opacity': 0.7 }),
    element('circle', {
      class: 'point',
      cx: point.x,
      cy: point.y,
      r: answer ? 5 : 3.6,
      fill: answer ? INK.answer : INK.paper,
      stroke: answer ? INK.answer : INK.line,
      'stroke-width': 1.5,
      'stroke-dasharray': mark.style === 'dropped' ? '2 1.5' : undefined,
    }),
    badge(beside.x, beside.y, mark.text, mark.style),
  )
}

function keepIn({ left, right, top, bottom }: Rectangle, { x, y }: Point, margin: number): Point {
  return {
    x: Math.min(Math.max(x, left + margin), right - margin),
    y: Math.min(Math.max(y, top + margin), bottom - margin),
  }
}
