import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import { arrowHead, line, type Point } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, label } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell } from '../svg/spell.ts'
import { extentOf } from '../space/corners.ts'
import { pointAt, type Ray } from '../space/ray.ts'
import { add, length } from '../space/vector.ts'
import { camerasFor } from '../view/camera.ts'
import { clipLine } from '../view/clip.ts'
import { drawShape } from '../view/drawShape.ts'
import { fitInto } from '../view/layout.ts'
import { place, type Panel, type Rectangle } from '../view/panel.ts'
import { rayCaseOf, type RayCase } from './rayCase.ts'
import { read } from './reading.ts'

/** Claims of `PhysicsRay_Capsule` and of its kernel that a case shows best, those first in which the answer is right. */
const SHOWN = [
  'PhysicsRay_Capsule.in-by-the-side',
  'PhysicsRay_Capsule.round-ends',
  'Sweep_SphereCapsule.going-up',
  'PhysicsRay_Capsule.from-inside',
  'PhysicsRay_Capsule.top-to-side',
  'PhysicsRay_Capsule.bottom-to-side',
  'PhysicsRay_Capsule.top-to-bottom',
  'PhysicsRay_Capsule.straight-down',
  'PhysicsRay_Capsule.straight-down',
  'PhysicsRay_Capsule.down-from-below',
]

const COLUMNS = 2
const CELL = { width: (WIDTH - 8) / COLUMNS, height: 212, panel: 158 }

interface Quirk {
  readonly lead: string
  readonly found: RayCase
}

/** The character of a capsule in one sheet: from which side a ray gets the answer that people expect, and from which not. */
export function capsuleQuirks(fixture: Fixture): Picture | undefined {
  const quirks = quirksOf(fixture)
  if (quirks.length === 0) return undefined
  return picture({
    name: `${fixture.slug}-capsule-quirks`,
    title: 'What a capsule answers',
    description: quirks.map(({ lead, found }) => `${lead}: ${read(found).sentence}`).join(' '),
    height: Math.ceil(quirks.length / COLUMNS) * CELL.height + 24,
    parts: [...quirks.map(cell), legend(Math.ceil(quirks.length / COLUMNS) * CELL.height + 14)],
  })
}

/** A claim that stands twice shows the second case, too. */
function quirksOf(fixture: Fixture): readonly Quirk[] {
  const stories = fixture.cases.map(readStory)
  const used = new Set<string>()
  return SHOWN.flatMap((claim) => {
    const id = `${fixture.slug}/${claim}`
    const lead = fixture.claims.find((one) => one.id === id)?.lead[0]
    const story = stories.find((one) => one.checks.includes(id) && !used.has(one.id) && showsIt(rayCaseOf(one)))
    const found = story && rayCaseOf(story)
    if (story === undefined || found === undefined || lead === undefined) return []
    used.add(story.id)
    return [{ lead, found }]
  })
}

/** A ray of no length to speak of shows nothing. */
function showsIt(found: RayCase | undefined): boolean {
  return found?.shape.kind === 'capsule' && found.answer !== undefined && length(found.ray.reach) > 0.01
}

function cell({ lead, found }: Quirk, index: number): Markup {
  const left = (index % COLUMNS) * (CELL.width + 8)
  const top = Math.floor(index / COLUMNS) * CELL.height
  const frame = { left, right: left + CELL.width, top, bottom: top + CELL.panel }
  const { ray, shape } = found
  const [side] = camerasFor(ray.reach)
  const room = extentOf(shape).flatMap((point) => [add(point, [0.35, 0.35, 0.35]), add(point, [-0.35, -0.35, -0.35])])
  const panel = fitInto(side, room, frame)
  const { right } = read(found)
  return group(
    { class: 'quirk' },
    element('rect', {
      x: frame.left,
      y: frame.top,
      width: CELL.width,
      height: CELL.panel,
      rx: 5,
      fill: INK.line,
      'fill-opacity': 0.035,
      stroke: right ? INK.truth : INK.answer,
      'stroke-opacity': 0.7,
    }),
    drawShape(panel, shape, 'there', ray),
    ...sight(panel, found),
    label(frame.left + 2, frame.bottom + 17, `${right ? '✓' : '✗'} ${lead}`, {
      'font-weight': 700,
      fill: right ? INK.truth : INK.answer,
    }),
    digits(frame.left + 2, frame.bottom + 33, captionOf(found), { 'font-size': SMALL }),
  )
}

/** The ray as far as the frame shows it, where it is answered and where it truly enters. */
function sight(panel: Panel, found: RayCase): readonly Markup[] {
  const { ray, answer } = found
  const { truth } = read(found)
  const { frame } = panel
  const at = (fraction: number): Point => place(panel, pointAt(ray, fraction))
  const segment = clipLine(at(0), at(1), inset(frame), false)
  const seen = clipLine(at(0), at(typeof answer === 'number' ? answer : 1), inset(frame), false)
  return [
    ...(segment === undefined ? [] : pieces(segment, isWithin(frame, at(0)), ray)),
    ...(seen === undefined ? [] : [line(...seen, { stroke: INK.ray, 'stroke-width': 3.2, 'stroke-linecap': 'round' })]),
    ...(truth === undefined || !isWithin(frame, at(truth)) ? [] : [ring(at(truth), 6.5, 'none', INK.truth, 'truth')]),
    ...(typeof answer === 'number' && isWithin(frame, at(answer))
      ? [ring(at(answer), 5, INK.answer, INK.answer, 'point')]
      : []),
  ]
}

function pieces(segment: readonly [Point, Point], startsHere: boolean, ray: Ray): readonly Markup[] {
  const [from, to] = segment
  return [
    line(from, to, { stroke: INK.ray, 'stroke-width': 1.6, 'stroke-opacity': 0.55 }),
    ...arrowHead(to, { x: to.x - from.x, y: to.y - from.y }, 10, INK.ray),
    ...(startsHere && ray.reach.some((part) => part !== 0) ? [ring(from, 4, INK.ray, INK.ray, 'start')] : []),
  ]
}

function ring({ x, y }: Point, r: number, fill: string, stroke: string, name: string): Markup {
  return element('circle', { class: name, cx: x, cy: y, r, fill, stroke, 'stroke-width': fill === 'none' ? 2.4 : 0 })
}

function captionOf(found: RayCase): string {
  const { truth, sentence } = read(found)
  const { answer } = found
  const said = typeof answer === 'number' ? spell(Number(answer.toPrecision(4))) : 'no hit'
  if (truth !== undefined) return `${said}, not ${spell(Number(truth.toPrecision(4)))}`
  if (sentence.startsWith('It starts inside, and answers')) return `${said}, not 0`
  if (sentence.includes('never touches')) return `${said}, not a miss`
  return said
}

function legend(y: number): Markup {
  return group(
    { 'font-size': SMALL },
    ring({ x: 8, y: y - 4 }, 4.5, INK.answer, INK.answer, 'key'),
    label(18, y, 'the answer'),
    ring({ x: 104, y: y - 4 }, 5.5, 'none', INK.truth, 'key'),
    label(115, y, 'the true entry, if elsewhere'),
  )
}

function inset({ left, right, top, bottom }: Rectangle): Rectangle {
  return { left: left + 2, right: right - 2, top: top + 2, bottom: bottom - 2 }
}

function isWithin({ left, right, top, bottom }: Rectangle, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
