import type { Point } from '../svg/arrow.ts'
import type { Rectangle } from './panel.ts'

/** The part of a line through two points that lies in a rectangle, by the clips of Liang and Barsky. */
export function clipLine(
  from: Point,
  to: Point,
  within: Rectangle,
  endless: boolean,
): readonly [Point, Point] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [first, last] = endless ? [-1e6, 1e6] : [0, 1]
  for (const [slope, room] of [
    [-dx, from.x - within.left],
    [dx, within.right - from.x],
    [-dy, from.y - within.top],
    [dy, within.bottom - from.y],
  ] as const) {
    if (slope === 0 && room < 0) return undefined
    if (slope < 0) first = Math.max(first, room / slope)
    if (slope > 0) last = Math.min(last, room / slope)
  }
  if (first > last) return undefined
  const at = (t: number): Point => ({ x: from.x + t * dx, y: from.y + t * dy })
  return [at(first), at(last)]
}

/** The part of a polygon where `distance` is at least 0. `distance` is linear. */
export function clipPolygon(polygon: readonly Point[], distance: (point: Point) => number): readonly Point[] {
  return polygon.flatMap((point, index) => {
    const before = polygon.at(index - 1) ?? point
    const [now, then] = [distance(point), distance(before)]
    const crossing = {
      x: before.x + ((point.x - before.x) * then) / (then - now),
      y: before.y + ((point.y - before.y) * then) / (then - now),
    }
    if (now >= 0) return then >= 0 ? [point] : [crossing, point]
    return then >= 0 ? [crossing] : []
  })
}

export function cornersOfRectangle({ left, top, right, bottom }: Rectangle): readonly Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** The smallest convex polygon around points, by Andrew's chains. */
export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...chain(sorted), ...chain(sorted.reverse())]
}

function chain(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
