import type { Fixture } from '../case/fixture.ts'
import { isList } from '../case/plain.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { line, type Point } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { HALO, label, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell, spellVector } from '../svg/spell.ts'
import { vectorOf, type Vector } from '../space/vector.ts'
import { layOut } from '../view/layout.ts'
import { paper, place, type Panel } from '../view/panel.ts'
import { ABOVE, SIDE } from '../view/yUp.ts'
import { legsOf, squaredDistance } from './reach.ts'

interface Measure {
  readonly inf: Vector
  readonly sup: Vector
  readonly cameras: readonly Vector[]
  /** What the case says, squared. */
  readonly squared: number
}

/** How far a box is from the nearest camera: the ways to the nearer faces along each axis, in two views. */
export function distancePicture(story: Story): Picture | undefined {
  const measure = measureOf(story)
  if (measure === undefined) return undefined
  const { inf, sup, cameras } = measure
  const { panels, bottom } = layOut([SIDE, ABOVE], [inf, sup, ...cameras], 0)
  const sentence = inWords(measure)
  const closing = paragraph(WIDTH / 2, bottom + 14, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `A box from ${spellVector(inf)} to ${spellVector(sup)}, and cameras at ${cameras.map(spellVector).join(', ')}. ${sentence}`,
    height: bottom + closing.height + 8,
    parts: [...panels.flatMap((panel) => [paper(panel), drawMeasure(panel, measure)]), ...closing.parts],
  })
}

/** The measure of the unit: the case in which a camera passes by a long box. */
export function distanceToABox(fixture: Fixture): Picture | undefined {
  const claim = `${fixture.slug}/boxDistance.beside`
  const story = fixture.cases.map(readStory).find(({ checks }) => checks.includes(claim))
  return story && distancePicture({ ...story, id: `${fixture.slug}-distance`, title: 'How far away a box is' })
}

function measureOf(story: Story): Measure | undefined {
  const step = story.runs[0]?.find(({ method }) => method === 'distance')
  const [inf, sup] = [vectorOf(step?.givens['inf']), vectorOf(step?.givens['sup'])]
  const cameras = isList(step?.givens['cameras']) ? step.givens['cameras'].map(vectorOf) : []
  const squared = step?.expected['']
  if (inf === undefined || sup === undefined || typeof squared !== 'number' || cameras.length === 0) return undefined
  return { inf, sup, squared, cameras: cameras.filter((camera) => camera !== undefined) }
}

function nearest({ inf, sup, cameras }: Measure): Vector {
  const distances = cameras.map((camera) => squaredDistance(inf, sup, camera))
  return cameras[distances.indexOf(Math.min(...distances))] ?? [0, 0, 0]
}

function drawMeasure(panel: Panel, measure: Measure): Markup {
  const { inf, sup, cameras } = measure
  const [a, b] = [place(panel, inf), place(panel, sup)]
  const camera = nearest(measure)
  return group(
    { class: 'measure' },
    element('rect', {
      class: 'thing',
      x: Math.min(a.x, b.x) - 0.75,
      y: Math.min(a.y, b.y) - 0.75,
      width: Math.abs(a.x - b.x) + 1.5,
      height: Math.abs(a.y - b.y) + 1.5,
      fill: INK.truth,
      'fill-opacity': 0.22,
      stroke: INK.truth,
      'stroke-width': 1.6,
    }),
    ...ways(panel, measure, camera),
    ...cameras.map((one) => drawCamera(place(panel, one), one === camera)),
  )
}

/** From the camera first to the plane of the face that is nearer to the side, and then to that above or below. */
function ways(panel: Panel, { inf, sup }: Measure, camera: Vector): readonly Markup[] {
  const legs = legsOf(inf, sup, camera)
  const { right, up } = panel.camera
  const corner = camera.map((value, axis) => (axis === right ? value + legs[right] : value)) as unknown as Vector
  const end = corner.map((value, axis) => (axis === up ? value + legs[up] : value)) as unknown as Vector
  const [from, middle, to] = [place(panel, camera), place(panel, corner), place(panel, end)]
  const style = { stroke: INK.answer, 'stroke-width': 2.6, 'stroke-linecap': 'round' }
  return [
    line({ x: middle.x, y: panel.frame.top }, { x: middle.x, y: panel.frame.bottom }, FACE),
    line({ x: panel.frame.left, y: to.y }, { x: panel.frame.right, y: to.y }, FACE),
    line(from, middle, { class: 'leg across', ...style }),
    line(middle, to, { class: 'leg along', ...style }),
  ]
}

/** The plane of a face goes on beside the box. */
const FACE = { class: 'face', stroke: INK.answer, 'stroke-width': 1, 'stroke-dasharray': '2 4', 'stroke-opacity': 0.8 }

function drawCamera({ x, y }: Point, near: boolean): Markup {
  return group(
    { class: near ? 'camera nearest' : 'camera' },
    element('circle', { class: 'point', cx: x, cy: y, r: 5, fill: near ? INK.ray : INK.paper, stroke: INK.ray }),
    label(x, y - 9, 'camera', { ...HALO, 'text-anchor': 'middle', 'font-size': SMALL - 1, fill: INK.ray }),
  )
}

function inWords(measure: Measure): string {
  const legs = legsOf(measure.inf, measure.sup, nearest(measure)).map(Math.abs)
  const sum = legs.map((leg) => `${spell(leg)}²`).join(' + ')
  return `${sum} = ${spell(measure.squared)} square metres: ${Number(Math.sqrt(measure.squared).toPrecision(4))} m.`
}
