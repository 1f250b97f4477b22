import type { Story } from '../case/story.ts'
import { arrowHead, line } from '../svg/arrow.ts'
import { INK, SMALL, TEXT, WIDTH } from '../svg/ink.ts'
import { digits, HALO, label, note, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell } from '../svg/spell.ts'
import { ticks } from '../view/ticks.ts'

interface Clip {
  readonly den: number
  readonly num: number
  readonly before: readonly [number, number]
  readonly after: readonly [number, number]
  readonly inside: boolean
}

/** A case of one half-space: the interval before, where the plane is, and what is left of the interval. */
export function clipPicture(story: Story): Picture | undefined {
  const clip = clipOf(story)
  if (clip === undefined) return undefined
  const { den, num, before, after, inside } = clip
  const plane = den === 0 ? undefined : num / den
  const known = [0, 1, ...before, ...after, ...(plane === undefined ? [] : [plane])]
  const [low, high] = [Math.min(...known) - 0.3, Math.max(...known) + 0.3]
  const x = (t: number): number => 12 + ((t - low) / (high - low)) * (WIDTH - 24)
  const sentence = inWords(clip, plane)
  const closing = paragraph(WIDTH / 2, 156, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `The points with ${spell(den)}·t ≥ ${spell(num)} are inside. The interval from ${spell(before[0])} to ${spell(before[1])} is clipped. ${sentence}`,
    height: 154 + closing.height,
    parts: [
      halfSpace(x, plane, den > 0 || (den === 0 && num <= 0), den === 0),
      scaleLine(x, low, high),
      interval(x, before, 44, INK.line, 'before', true),
      interval(x, after, 72, inside ? INK.answer : INK.line, inside ? 'after' : 'nothing is left', inside),
      ...closing.parts,
    ],
  })
}

function clipOf(story: Story): Clip | undefined {
  const step = story.runs[0]?.find(({ method }) => method === 'clipSlab')
  if (step === undefined) return undefined
  const { den, num, t0, t1 } = step.givens
  const { inside, t0: after0 = t0, t1: after1 = t1 } = step.expected
  if (![den, num, t0, t1, after0, after1].every((value) => typeof value === 'number')) return undefined
  return {
    den: Number(den),
    num: Number(num),
    before: [Number(t0), Number(t1)],
    after: [Number(after0), Number(after1)],
    inside: inside !== false,
  }
}

/** What is inside, with hatching along the plane on the side that is not. */
function halfSpace(x: (t: number) => number, plane: number | undefined, rightward: boolean, parallel: boolean): Markup {
  const [left, right] = [6, WIDTH - 6]
  const edge = plane === undefined ? undefined : x(plane)
  const from = edge === undefined || !rightward ? left : edge
  const to = edge === undefined || rightward ? right : edge
  const empty = parallel && !rightward
  return group(
    { class: 'half-space' },
    element('rect', {
      x: from,
      y: 22,
      width: to - from,
      height: 84,
      fill: empty ? 'none' : INK.ray,
      'fill-opacity': 0.12,
      stroke: parallel ? INK.ray : 'none',
      'stroke-opacity': 0.5,
      'stroke-dasharray': '3 3',
    }),
    ...(edge === undefined
      ? [
          note(WIDTH / 2, 16, empty ? 'parallel: the whole line is outside' : 'parallel: the whole line is inside', {
            'text-anchor': 'middle',
          }),
        ]
      : [
          line({ x: edge, y: 18 }, { x: edge, y: 110 }, { class: 'plane', stroke: INK.ray, 'stroke-width': 2.4 }),
          ...arrowHead({ x: edge + (rightward ? 13 : -13), y: 25 }, { x: rightward ? 1 : -1, y: 0 }, 10, INK.ray),
          note(Math.min(Math.max(edge + (rightward ? 36 : -36), 22), WIDTH - 22), 16, 'inside', {
            'text-anchor': 'middle',
            fill: INK.ray,
            'fill-opacity': 1,
          }),
        ]),
  )
}

function scaleLine(x: (t: number) => number, low: number, high: number): Markup {
  return group(
    { class: 'ticks', 'data-axis': 't', 'text-anchor': 'middle' },
    line({ x: x(low), y: 106 }, { x: x(high), y: 106 }, { stroke: INK.line, 'stroke-opacity': 0.6 }),
    ...ticks(low, high, 6).flatMap((value) => [
      line({ x: x(value), y: 106 }, { x: x(value), y: 111 }, { stroke: INK.line, 'stroke-opacity': 0.6 }),
      digits(x(value), 123, spell(value), { 'font-size': SMALL - 1, 'fill-opacity': 0.75 }),
    ]),
  )
}

function interval(
  x: (t: number) => number,
  [from, to]: readonly [number, number],
  y: number,
  colour: string,
  name: string,
  whole: boolean,
): Markup {
  return group(
    { class: 'interval', 'data-interval': name === 'before' ? 'before' : 'after' },
    line(
      { x: x(from), y },
      { x: x(to), y },
      {
        stroke: colour,
        'stroke-width': whole ? 5 : 1.5,
        'stroke-opacity': name === 'before' ? 0.5 : 1,
        'stroke-dasharray': whole ? undefined : '4 4',
      },
    ),
    ...[from, to].map((end) =>
      element('circle', {
        class: 'point',
        cx: x(end),
        cy: y,
        r: 4.5,
        fill: whole ? colour : INK.paper,
        stroke: colour,
        'stroke-width': 1.4,
      }),
    ),
    label(x((from + to) / 2), y - 8, name, {
      ...HALO,
      'text-anchor': 'middle',
      'font-size': TEXT - 1,
      fill: colour,
      'font-weight': 600,
    }),
  )
}

function inWords({ before, after, inside }: Clip, plane: number | undefined): string {
  if (!inside) return 'Nothing of the interval is inside: false.'
  const moved = [
    ...(after[0] === before[0] ? [] : [`the start moves to ${spell(after[0])}`]),
    ...(after[1] === before[1] ? [] : [`the end moves to ${spell(after[1])}`]),
  ]
  const where = plane === undefined ? '' : `The plane is at ${spell(plane)}: `
  const what = moved.length === 0 ? 'nothing moves.' : `${moved.join(' and ')}.`
  return where === '' ? 'Nothing moves.' : where + what
}
