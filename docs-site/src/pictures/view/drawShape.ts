import { INK } from '../svg/ink.ts'
import { line, path, type Point } from '../svg/arrow.ts'
import { element, group, type Attributes, type Markup } from '../svg/markup.ts'
import { cornersOf, EDGES, isEndless } from '../space/corners.ts'
import type { Ray } from '../space/ray.ts'
import type { Ball, Bar, Box, Capsule, Shape } from '../space/shape.ts'
import { dot, subtract, type Vector } from '../space/vector.ts'
import { clipPolygon, cornersOfRectangle, hull } from './clip.ts'
import { place, type Panel } from './panel.ts'

/** How a shape stands in a picture: met by the ray, there, or there but out of the ray's way. */
export type Presence = 'met' | 'there' | 'ignored'

/** Lines and fill for each of them. */
export const STYLES: Readonly<Record<Presence, Attributes>> = {
  met: { fill: INK.answer, 'fill-opacity': 0.13, stroke: INK.answer, 'stroke-width': 1.8 },
  there: { fill: INK.line, 'fill-opacity': 0.09, stroke: INK.line, 'stroke-width': 1.4, 'stroke-opacity': 0.75 },
  ignored: {
    fill: 'none',
    stroke: INK.line,
    'stroke-width': 1.2,
    'stroke-opacity': 0.55,
    'stroke-dasharray': '3 3',
  },
}

const FAINT: Attributes = { fill: 'none', 'stroke-width': 0.8, 'stroke-opacity': 0.5 }

/** A shape as a panel shows it. `ray` says through where an endless slab is cut. */
export function drawShape(panel: Panel, shape: Shape, presence: Presence, ray: Ray): Markup {
  return group({ class: `shape ${shape.kind}`, ...STYLES[presence] }, ...outline(panel, shape, ray))
}

function outline(panel: Panel, shape: Shape, ray: Ray): readonly Markup[] {
  switch (shape.kind) {
    case 'box':
      return isEndless(shape) ? slab(panel, shape, ray) : box(panel, shape)
    case 'capsule':
      return panel.camera.name === 'side' ? standing(panel, shape) : circle(panel, shape.base, shape.radius)
    case 'ball':
      return ball(panel, shape)
    case 'bar':
      return bar(panel, shape)
  }
}

function box(panel: Panel, shape: Box): readonly Markup[] {
  const corners = cornersOf(shape).map((corner) => place(panel, corner))
  return [
    polygon('outline', hull(corners)),
    group(
      FAINT,
      ...EDGES.filter(([a, b]) => apart(corners[a]!, corners[b]!)).map(([a, b]) => line(corners[a]!, corners[b]!, {})),
    ),
  ]
}

/** What a slab without end leaves of the panel, cut where the ray is. */
function slab(panel: Panel, shape: Box, ray: Ray): readonly Markup[] {
  const { camera, frame, scale, middle } = panel
  const inside = shape.axes.reduce<readonly Point[]>((polygonSoFar, axis, index) => {
    const start = dot(subtract(ray.start, shape.centre), axis)
    const along = (point: Point): number => {
      const right = (point.x - (frame.left + frame.right) / 2) / scale + middle[0] - ray.start[camera.right]
      const up = ((frame.top + frame.bottom) / 2 - point.y) / scale + middle[1] - ray.start[camera.up] * camera.upSign
      return start + right * axis[camera.right] + up * camera.upSign * axis[camera.up]
    }
    const half = shape.half[index as 0 | 1 | 2]
    return clipPolygon(
      clipPolygon(polygonSoFar, (point) => along(point) + half),
      (point) => half - along(point),
    )
  }, cornersOfRectangle(frame))
  return inside.length === 0 ? [] : [polygon('outline', inside)]
}

function standing(panel: Panel, { base, height, radius }: Capsule): readonly Markup[] {
  const r = radius * panel.scale
  const foot = place(panel, base)
  const head = place(panel, [base[0], base[1], base[2] + height])
  const [left, right] = [foot.x - r, foot.x + r]
  return [
    element('path', {
      class: 'outline',
      d:
        `M${at(left, foot.y)}L${at(left, head.y)}A${at(r, r)} 0 0 1 ${at(right, head.y)}` +
        `L${at(right, foot.y)}A${at(r, r)} 0 0 1 ${at(left, foot.y)}Z`,
    }),
    group(
      { ...FAINT, 'stroke-dasharray': '2 3' },
      line({ x: left, y: head.y }, { x: right, y: head.y }, {}),
      line({ x: left, y: foot.y }, { x: right, y: foot.y }, {}),
    ),
  ]
}

function circle(panel: Panel, centre: Vector, radius: number): readonly Markup[] {
  const { x, y } = place(panel, centre)
  return [element('circle', { class: 'outline', cx: x, cy: y, r: radius * panel.scale })]
}

function ball(panel: Panel, { centre, radius }: Ball): readonly Markup[] {
  return circle(panel, centre, radius)
}

/** A bar is the hull of the two balls at its ends, here with their circles as polygons. */
function bar(panel: Panel, { from, to, radius }: Bar): readonly Markup[] {
  const r = radius * panel.scale
  const round = [from, to].flatMap((end) => {
    const { x, y } = place(panel, end)
    return Array.from({ length: 24 }, (_, index) => {
      const angle = (index * Math.PI) / 12
      return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) }
    })
  })
  return [polygon('outline', hull(round))]
}

function polygon(name: string, points: readonly Point[]): Markup {
  return element('path', { class: name, d: `${path(points.map(({ x, y }) => [x, y]))}Z` })
}

function at(x: number, y: number): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
}

function apart(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > 0.5
}
