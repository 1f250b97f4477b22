import { element, type Attributes, type Markup } from './markup.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export function line(from: Point, to: Point, attributes: Attributes): Markup {
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...attributes })
}

/** The head of an arrow whose tip is at `tip`, or nothing when it has no direction. */
export function arrowHead(tip: Point, direction: Point, size: number, fill: string): readonly Markup[] {
  const length = Math.hypot(direction.x, direction.y)
  if (length < 1e-9) return []
  const x = (direction.x / length) * size
  const y = (direction.y / length) * size
  const points = [
    [tip.x, tip.y],
    [tip.x - x - y * 0.45, tip.y - y + x * 0.45],
    [tip.x - x + y * 0.45, tip.y - y - x * 0.45],
  ]
  return [element('path', { class: 'arrow', d: `${path(points)}Z`, fill })]
}

/** `M` and `L` through points. */
export function path(points: readonly (readonly number[])[]): string {
  return points.map(([x = 0, y = 0], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
