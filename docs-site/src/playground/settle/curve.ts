import { draw } from '../page/dom.ts'
import type { Tick } from './run-settle.ts'
import { LAST_TICK } from './settle-state.ts'

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [320, 130, 28, 20]
const HIGHEST = 1.15

const x = (tick: number): number => LEFT + (tick / LAST_TICK) * (WIDTH - LEFT - 10)
const y = (t: number): number => HEIGHT - BOTTOM - (t / HIGHEST) * (HEIGHT - BOTTOM - 6)

/** How far along its arc the object is after each tick. */
export function curveOf(ticks: readonly Tick[], now: number): SVGElement {
  const points = ticks.map(({ tick, t }) => `${x(tick)},${y(t)}`)
  const t = ticks[now]?.t ?? 0
  const svg = draw('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    'aria-label': `t after each tick; after tick ${now} it is ${t.toFixed(3)}`,
  })
  svg.append(
    ...[0, 0.5, 1].flatMap((value) => [
      draw('line', { class: 'rule', x1: LEFT, x2: WIDTH - 10, y1: y(value), y2: y(value) }),
      draw('text', { x: LEFT - 6, y: y(value) + 4, 'text-anchor': 'end' }, String(value)),
    ]),
    draw('line', { class: 'now', x1: x(now), x2: x(now), y1: y(HIGHEST), y2: HEIGHT - BOTTOM }),
    draw('polyline', { points: points.join(' ') }),
    ...ticks.map(({ tick, t: value }) =>
      draw('circle', { cx: x(tick), cy: y(value), r: tick === now ? 5 : 2.5, class: tick === now ? 'now' : '' }),
    ),
    ...[0, 3, 6, 9, 11].map((tick) =>
      draw('text', { x: x(tick), y: HEIGHT - 4, 'text-anchor': 'middle' }, String(tick)),
    ),
  )
  return svg
}
