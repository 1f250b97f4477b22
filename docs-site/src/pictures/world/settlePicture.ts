import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { line, path, type Point } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, HALO, label, note, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell } from '../svg/spell.ts'
import { longest, rotationsOf, settleOf, type Rotation } from './settle.ts'

const PLOT = { left: 32, right: WIDTH - 12, top: 84, bottom: 314 }

/** What the bricks of the film stand on. */
const GROUND = 66

/** Ticks in a second. */
const RATE = 60

/** The settle curve of a unit: its longest story of `t`, with the brick of its longest story of rotations above it. */
export function settleCurve(fixture: Fixture): Picture | undefined {
  const stories = fixture.cases.map(readStory)
  const t = longest(stories, settleOf)
  if (t.length < 3) return undefined
  const acceleration = fixture.constants.find(({ name }) => name[0] === 'SETTLE_ACCELERATION')?.value[0]
  return drawn(`${fixture.slug}-settle`, 'How an object settles', t, longest(stories, rotationsOf), acceleration)
}

/** The curve of a single case that steps through a settle. */
export function settlePicture(story: Story): Picture | undefined {
  const t = settleOf(story.runs[0] ?? [])
  const rotations = rotationsOf(story.runs[0] ?? [])
  if (t.length < 3 && rotations.length < 3) return undefined
  return drawn(story.id, story.title, t, rotations, undefined)
}

function drawn(
  name: string,
  title: string,
  t: readonly number[],
  rotations: readonly Rotation[],
  acceleration: number | undefined,
): Picture {
  const ticks = Math.max(t.length, rotations.length)
  const x = (tick: number): number => PLOT.left + ((tick - 0.5) / ticks) * (PLOT.right - PLOT.left)
  const top = rotations.length === 0 ? 24 : PLOT.top
  const bottom = t.length === 0 ? top : top + PLOT.bottom - PLOT.top
  const y = (value: number): number => bottom - (value / Math.max(1, ...t)) * (bottom - top - 14)
  const sentence = inWords(t, rotations, ticks)
  const closing = paragraph(WIDTH / 2, bottom + 54, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name,
    title,
    description: `${t.length === 0 ? '' : `t after each tick: ${t.map(spell).join(', ')}. `}${sentence}`,
    height: bottom + 50 + closing.height,
    parts: [
      ...(rotations.length === 0 ? [] : [film(rotations, x)]),
      ...(t.length === 0 ? [] : [curve(t, x, y, acceleration)]),
      ...tickNumbers(ticks, x, bottom),
      ...closing.parts,
    ],
  })
}

/** `t` as bars: what each tick added stands out, because it is the speed and grows by the same every tick. */
function curve(
  t: readonly number[],
  x: (tick: number) => number,
  y: (t: number) => number,
  acceleration: number | undefined,
): Markup {
  const width = (x(2) - x(1)) * 0.72
  return group(
    { class: 'curve' },
    group(
      { class: 'ticks', 'data-axis': 't', 'text-anchor': 'end', 'fill-opacity': 0.75 },
      ...[0, 0.5, 1].map((value) => digits(PLOT.left - 5, y(value) + 4, spell(value), { 'font-size': SMALL - 1 })),
    ),
    group(
      { stroke: INK.line, 'stroke-opacity': 0.16 },
      ...[0, 0.5, 1].map((value) => line({ x: PLOT.left, y: y(value) }, { x: PLOT.right, y: y(value) }, {})),
    ),
    ...t.flatMap((value, index) => {
      const before = t[index - 1] ?? 0
      const left = x(index + 1) - width / 2
      return [
        bar(left, y(before), width, y(0) - y(before), 0.22),
        bar(left, y(value), width, y(before) - y(value), 0.85),
      ]
    }),
    ...(acceleration === undefined ? [] : [formula(t.length, acceleration, x, y)]),
    ...t.map((value, index) =>
      group(
        { class: 'mark', 'data-tick': index + 1 },
        element('circle', {
          class: 'point',
          cx: x(index + 1),
          cy: y(value),
          r: 3.6,
          fill: INK.answer,
          stroke: INK.paper,
          'stroke-width': 1,
        }),
      ),
    ),
    ...t.map((value, index) =>
      digits(x(index + 1), y(value) - 8, hundredths(value), {
        ...HALO,
        'text-anchor': 'middle',
        'font-size': SMALL - 1,
      }),
    ),
    note(PLOT.left + 6, y(1) + 18, 't, how far along the arc; 1 is its end'),
    label(PLOT.left + 6, y(1) + 34, 'full colour: what the tick added', { 'font-size': SMALL, fill: INK.ray }),
  )
}

function bar(x: number, y: number, width: number, height: number, opacity: number): Markup {
  return element('rect', { x, y, width, height: Math.max(height, 0), fill: INK.ray, 'fill-opacity': opacity })
}

/** The formula of exact arithmetic, `a/2·n·(n − 1)`, as a fine line. */
function formula(ticks: number, acceleration: number, x: (tick: number) => number, y: (t: number) => number): Markup {
  const points = Array.from({ length: ticks * 8 - 7 }, (_, index) => 1 + index / 8).map((n) => [
    x(n),
    y((acceleration / 2) * n * (n - 1)),
  ])
  return element('path', {
    class: 'formula',
    d: path(points),
    fill: 'none',
    stroke: INK.answer,
    'stroke-width': 1.2,
    'stroke-dasharray': '3 3',
  })
}

/** The brick after each tick, seen along the axis that it turns about. */
function film(rotations: readonly Rotation[], x: (tick: number) => number): Markup {
  const size = Math.min(16, (x(2) - x(1)) * 0.45)
  return group(
    { class: 'film' },
    note(PLOT.left, 14, 'the brick after each tick, from the side'),
    line({ x: PLOT.left, y: GROUND }, { x: PLOT.right, y: GROUND }, { stroke: INK.line, 'stroke-opacity': 0.35 }),
    ...rotations.map((rotation, index) => brick(rotation, x(index + 1), size, index === rotations.length - 1)),
  )
}

/** A flat brick on the ground, turned as the rotation says, with its x axis. */
function brick(rotation: Rotation, x: number, size: number, arrived: boolean): Markup {
  const corners = [
    [-1, -0.42],
    [1, -0.42],
    [1, 0.42],
    [-1, 0.42],
  ].map(([right = 0, up = 0]) => turn(rotation, [right * size, 0, up * size]))
  const centre: Point = { x, y: GROUND + Math.min(...corners.map(([, , pz]) => pz)) - 1 }
  const points = corners.map(([px, , pz]) => [centre.x + px, centre.y - pz])
  const [ax, , az] = turn(rotation, [size * 1.35, 0, 0])
  return group(
    { class: 'brick' },
    element('path', {
      d: `${path(points)}Z`,
      fill: arrived ? INK.answer : INK.ray,
      'fill-opacity': arrived ? 0.75 : 0.3,
      stroke: arrived ? INK.answer : INK.ray,
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    }),
    line(centre, { x: centre.x + ax, y: centre.y - az }, { class: 'axis', stroke: INK.line, 'stroke-width': 1.1 }),
  )
}

/** A vector turned by a unit quaternion: v + 2·q × (q × v + w·v). */
function turn(
  [qx, qy, qz, w]: Rotation,
  [x, y, z]: readonly [number, number, number],
): readonly [number, number, number] {
  const inner = [qy * z - qz * y + w * x, qz * x - qx * z + w * y, qx * y - qy * x + w * z] as const
  return [
    x + 2 * (qy * inner[2] - qz * inner[1]),
    y + 2 * (qz * inner[0] - qx * inner[2]),
    z + 2 * (qx * inner[1] - qy * inner[0]),
  ]
}

function tickNumbers(ticks: number, x: (tick: number) => number, y: number): readonly Markup[] {
  return [
    group(
      { class: 'ticks', 'data-axis': 'tick', 'text-anchor': 'middle' },
      ...Array.from({ length: ticks }, (_, index) => digits(x(index + 1), y + 15, String(index + 1))),
    ),
    note(WIDTH / 2, y + 31, `ticks of 1/${RATE} s`, { 'text-anchor': 'middle' }),
  ]
}

/** Under a point there is room for two decimals; the words have all of them. */
function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function inWords(t: readonly number[], rotations: readonly Rotation[], ticks: number): string {
  const time = `${ticks} ticks, which is ${Math.round((ticks / RATE) * 1000)} ms`
  const last = t.at(-1)
  if (last === undefined) return `${rotations.length} rotations, one after each tick.`
  if (last < 1) return `The first ${time}.`
  const first = t[0] === 0 ? 'On the first tick nothing moves yet. ' : ''
  const cut = last > 1 ? `t would be ${hundredths(last)}, counts as 1, and ` : ''
  return `${first}After ${time}, ${cut}it has arrived.`
}
