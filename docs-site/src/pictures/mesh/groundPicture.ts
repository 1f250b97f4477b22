import { TRIANGLE_ENABLED } from '@coney/world-ray'
import { isList, isRecord, type PlainRecord } from '../case/plain.ts'
import type { Story } from '../case/story.ts'
import { arrowHead, line } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, HALO, label, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell, spellVector } from '../svg/spell.ts'
import { vectorOf, type Vector } from '../space/vector.ts'
import { camerasFor } from '../view/camera.ts'
import { layOut } from '../view/layout.ts'
import { paper, place, type Panel } from '../view/panel.ts'

interface Floor {
  readonly corners: readonly Vector[]
  readonly isEnabled: boolean
  /** Number of the level designers, 0 for none. */
  readonly area: number
}

interface Drop {
  readonly floors: readonly Floor[]
  readonly from: Vector
  readonly length: number
  readonly hit: boolean | undefined
  readonly to: Vector | undefined
}

/** Of a drop that goes farther than this, the picture shows that much. */
const FARTHEST = 12

/** A point that is dropped to the ground, from the side: how far it looks, and where it ends. */
export function groundPicture(story: Story): Picture | undefined {
  const drop = dropOf(story)
  if (drop === undefined) return undefined
  const { floors, from, to } = drop
  const [side] = camerasFor([1, 0, 0])
  const low: Vector = [from[0], from[1], from[2] - Math.min(drop.length, FARTHEST)]
  const points = [from, low, ...floors.flatMap(({ corners }) => corners), ...(to === undefined ? [] : [to])]
  const { panels, bottom } = layOut([side], points, 0)
  const sentence = inWords(drop)
  const closing = paragraph(WIDTH / 2, bottom + 14, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `${floors.map(floorInWords).join(' ')} The point starts at ${spellVector(from)} and looks ${spell(drop.length)} m down. ${sentence}`,
    height: bottom + closing.height + 8,
    parts: [...panels.flatMap((panel) => [paper(panel), drawDrop(panel, drop)]), ...closing.parts],
  })
}

function dropOf(story: Story): Drop | undefined {
  const step = story.runs[0]?.find(({ method }) => method === 'dropToGround' || method === 'dropToMarkedGround')
  const { triangles, position, length } = step?.givens ?? {}
  const from = vectorOf(position)
  if (step === undefined || from === undefined || typeof length !== 'number' || !isList(triangles)) return undefined
  // So high up a float32 tells no centimetres apart, and no picture could.
  if (Math.abs(from[2]) > 1000) return undefined
  const { hit } = step.expected
  return {
    floors: triangles.filter(isRecord).map(floorOf),
    from,
    length,
    hit: typeof hit === 'boolean' ? hit : undefined,
    to: endOf(step.expected, from),
  }
}

/** Where the point is expected to be; a case may tell no more than its height. */
function endOf(expected: PlainRecord, from: Vector): Vector | undefined {
  const height = expected['position.z']
  return vectorOf(expected['position']) ?? (typeof height === 'number' ? [from[0], from[1], height] : undefined)
}

function floorOf({ a, b, c, flags, area }: PlainRecord): Floor {
  return {
    corners: [a, b, c].map(vectorOf).filter((corner) => corner !== undefined),
    isEnabled: (Number(flags ?? TRIANGLE_ENABLED) & TRIANGLE_ENABLED) !== 0,
    area: Number(area ?? 0),
  }
}

function drawDrop(panel: Panel, { floors, from, to, length, hit }: Drop): Markup {
  const start = place(panel, from)
  const end = place(panel, [from[0], from[1], from[2] - length])
  const shown = { x: end.x, y: Math.min(end.y, panel.frame.bottom - 3) }
  return group(
    { class: 'drop' },
    ...floors.map((floor) => drawFloor(panel, floor)),
    line(start, shown, { class: 'look', stroke: INK.ray, 'stroke-width': 1.6, 'stroke-opacity': 0.6 }),
    ...arrowHead(shown, { x: 0, y: 1 }, 9, INK.ray),
    element('circle', { class: 'start', cx: start.x, cy: start.y, r: 4.5, fill: INK.ray }),
    ...(to === undefined || hit === false ? [] : [drawEnd(panel, to)]),
  )
}

function drawEnd(panel: Panel, to: Vector): Markup {
  const end = place(panel, to)
  return group(
    { class: 'end' },
    element('circle', { class: 'point', cx: end.x, cy: end.y, r: 5, fill: INK.answer }),
    digits(end.x + 10, end.y - 6, `z = ${spell(Number(to[2].toPrecision(4)))}`, {
      ...HALO,
      'font-size': SMALL - 1,
      fill: INK.answer,
    }),
  )
}

function drawFloor(panel: Panel, { corners, isEnabled, area }: Floor): Markup {
  const places = corners.map((corner) => place(panel, corner))
  const xs = places.map(({ x }) => x)
  const y = places[0]?.y ?? 0
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return group(
    { class: isEnabled ? 'floor' : 'floor off' },
    line(
      { x: left, y },
      { x: right, y },
      {
        class: 'ground',
        stroke: area === 0 ? INK.line : INK.truth,
        'stroke-width': area === 0 ? 2.4 : 4,
        'stroke-dasharray': isEnabled ? undefined : '4 4',
      },
    ),
    ...(area === 0 && isEnabled
      ? []
      : [
          label(left + 3, y - 6, isEnabled ? `area ${area}` : 'switched off', {
            ...HALO,
            'font-size': SMALL - 1,
            fill: isEnabled ? INK.truth : INK.line,
          }),
        ]),
  )
}

function inWords({ hit, to, from }: Drop): string {
  if (hit === false) return 'No ground that counts: the point stays.'
  if (to === undefined) return 'It finds ground.'
  const way = to[2] > from[2] ? 'rises' : 'drops'
  return `The point ${way} to z = ${spell(Number(to[2].toPrecision(4)))}.`
}

function floorInWords({ corners, isEnabled, area }: Floor): string {
  const number = area === 0 ? '' : ` with the area ${area}`
  return `Ground at z = ${spell(corners[0]?.[2] ?? 0)}${number}${isEnabled ? '' : ', switched off'}.`
}
