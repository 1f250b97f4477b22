import { isList, isRecord } from '../case/plain.ts'
import type { Story } from '../case/story.ts'
import { line, type Point } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { HALO, label, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spellVector } from '../svg/spell.ts'
import { scale, vectorOf, type Vector } from '../space/vector.ts'
import { flatten } from '../view/camera.ts'
import { clipLine } from '../view/clip.ts'
import { layOut } from '../view/layout.ts'
import { paper, place, type Panel } from '../view/panel.ts'
import { ABOVE, SIDE } from '../view/yUp.ts'
import { planeOf, type Plane } from './walls.ts'

interface Box {
  readonly lowest: Vector
  readonly highest: Vector
}

interface Pass {
  readonly boxes: readonly Box[]
  readonly planes: readonly Plane[]
  /** Boxes that are seen, by their number. */
  readonly seen: readonly number[]
}

/** A visibility pass: planes that bound what a camera sees, and which boxes are within. */
export function frustumPicture(story: Story): Picture | undefined {
  const pass = passOf(story)
  if (pass === undefined) return undefined
  const points: readonly Vector[] = [[0, 0, 0], ...pass.boxes.flatMap(({ lowest, highest }) => [lowest, highest])]
  const { panels, bottom } = layOut([SIDE, ABOVE], points, 0)
  const pins = pass.planes.length === 0 ? '' : ' A pin stands on the inside of a plane.'
  const sentence = `${pass.seen.length} of ${pass.boxes.length} seen.${pins}`
  const closing = paragraph(WIDTH / 2, bottom + 16, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `${pass.boxes.map(inWords(pass)).join(' ')} ${pass.planes.length} planes. ${sentence}`,
    height: bottom + closing.height + 10,
    parts: [
      ...panels.flatMap((panel) => [
        paper(panel),
        group(
          { class: 'pass' },
          ...pass.planes.flatMap((plane) => boundary(panel, plane)),
          ...pass.boxes.map((box, index) => drawBox(panel, box, index, pass.seen.includes(index))),
        ),
      ]),
      ...closing.parts,
    ],
  })
}

function passOf(story: Story): Pass | undefined {
  const step = story.runs[0]?.find(({ method }) => method === 'frustum')
  const { boxes, planes } = step?.givens ?? {}
  const seen = step?.expected['']
  if (!isList(boxes) || !isList(planes) || !isList(seen) || boxes.length === 0) return undefined
  return {
    boxes: boxes.filter(isRecord).flatMap(({ inf, sup }) => {
      const [lowest, highest] = [vectorOf(inf), vectorOf(sup)]
      return lowest && highest ? [{ lowest, highest }] : []
    }),
    planes: planes.flatMap(planeOf),
    seen: seen.map(Number),
  }
}

/** A plane as the line that it leaves in a view that looks along it, with an arrow to its positive side. */
function boundary(panel: Panel, { normal, offset }: Plane): readonly Markup[] {
  const [right, up] = flatten(panel.camera, normal)
  const size = Math.hypot(right, up)
  if (size < 1e-6 || Math.hypot(...normal) - size > 1e-3) return []
  const foot = place(panel, scale(normal, -offset / size ** 2))
  const clipped = clipLine(foot, { x: foot.x + up, y: foot.y + right }, panel.frame, true)
  if (clipped === undefined) return []
  const [from, to] = clipped
  const middle: Point = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const tip = { x: middle.x + (right / size) * 18, y: middle.y - (up / size) * 18 }
  return [
    line(from, to, { class: 'boundary', stroke: INK.ray, 'stroke-width': 2 }),
    line(middle, tip, { class: 'inside', stroke: INK.ray, 'stroke-width': 1.6 }),
    element('circle', { cx: tip.x, cy: tip.y, r: 3.2, fill: INK.ray }),
  ]
}

function drawBox(panel: Panel, { lowest, highest }: Box, index: number, seen: boolean): Markup {
  const [a, b] = [place(panel, lowest), place(panel, highest)]
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
  return group(
    {},
    element('rect', {
      class: seen ? 'thing seen' : 'thing hidden',
      x,
      y,
      width,
      height,
      fill: seen ? INK.truth : 'none',
      'fill-opacity': seen ? 0.25 : undefined,
      stroke: seen ? INK.truth : INK.line,
      'stroke-width': 1.6,
      'stroke-dasharray': seen ? undefined : '3 3',
    }),
    label(x + width / 2, y - 5, `${index} ${seen ? 'seen' : 'not'}`, {
      ...HALO,
      'text-anchor': 'middle',
      'font-size': SMALL - 1,
      'font-weight': 600,
    }),
  )
}

function inWords({ seen }: Pass): (box: Box, index: number) => string {
  return ({ lowest, highest }, index) =>
    `Box ${index} from ${spellVector(lowest)} to ${spellVector(highest)} is ${seen.includes(index) ? '' : 'not '}seen.`
}
