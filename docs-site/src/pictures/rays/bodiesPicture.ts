import type { Run, Step, Story } from '../case/story.ts'
import type { Point } from '../svg/arrow.ts'
import { INK, WIDTH } from '../svg/ink.ts'
import { HALO, label, paragraph } from '../svg/letters.ts'
import { element, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell, spellVector } from '../svg/spell.ts'
import { extentOf } from '../space/corners.ts'
import { pointAt, type Ray } from '../space/ray.ts'
import type { Vector } from '../space/vector.ts'
import { camerasFor } from '../view/camera.ts'
import { drawShape, type Presence } from '../view/drawShape.ts'
import { layOut } from '../view/layout.ts'
import { paper, place, type Panel } from '../view/panel.ts'
import { bodyShapesOf, type BodyShape } from './bodies.ts'
import { drawRay } from './drawRay.ts'
import { barHeightFor, fractionBar } from './fractionBar.ts'
import type { Mark } from './marks.ts'
import { rayOfStep } from './rayCase.ts'

interface Outcome {
  readonly hit: boolean
  readonly owner: string | undefined
  readonly shape: string | undefined
  readonly fraction: number | undefined
}

/** A ray among bodies: all of them, the box that the ray asks for, and who is met where. */
export function bodiesPicture(story: Story): Picture | undefined {
  const step = story.runs[0]?.find(({ method }) => method === 'castBodies' || method === 'castInto')
  const ray = step && rayOfStep(step)
  if (step === undefined || ray === undefined) return undefined
  const shapes = bodyShapesOf(step)
  const outcome = outcomeOf(step)
  const marks = marksOf(outcome)
  const points = [ray.start, pointAt(ray, 1), ...shapes.flatMap(({ shape }) => extentOf(shape))]
  const { panels, bottom } = layOut(camerasFor(ray.reach), points, 0)
  const sight = { ray, marks, truth: undefined, answer: outcome.fraction }
  const barHeight = barHeightFor(marks.length)
  const sentence = inWords(outcome, shapes, story.runs)
  const closing = paragraph(WIDTH / 2, bottom + barHeight + 16, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `${shapesInWords(shapes)} The ray goes from ${spellVector(ray.start)} to ${spellVector(pointAt(ray, 1))}. ${sentence}`,
    height: bottom + barHeight + closing.height + 10,
    parts: [
      ...panels.flatMap((panel) => [
        paper(panel),
        ...askedFor(panel, ray),
        ...metLast(shapes, outcome).map((one) => drawShape(panel, one.shape, presenceOf(one, outcome), ray)),
        drawRay(panel, sight),
        ...namesOf(panel, shapes, ray, outcome),
      ]),
      ...(marks.length === 0 ? [] : [fractionBar({ marks, truth: undefined }, bottom)]),
      ...closing.parts,
    ],
  })
}

function outcomeOf({ expected }: Step): Outcome {
  const { hit } = expected
  const owner = expected['owner'] ?? expected['contact.owner']
  const shape = expected['shape'] ?? expected['contact.shape']
  const fraction = expected['fraction'] ?? expected['contact.fraction']
  const missed = hit === false || (typeof owner !== 'string' && typeof fraction !== 'number')
  return {
    hit: !missed,
    owner: !missed && typeof owner === 'string' ? owner : undefined,
    shape: !missed && typeof shape === 'string' ? shape : undefined,
    fraction: !missed && typeof fraction === 'number' ? fraction : undefined,
  }
}

function marksOf({ fraction }: Outcome): readonly Mark[] {
  return fraction === undefined ? [] : [{ text: '1', fraction, style: 'answer', fate: 'the answer' }]
}

function presenceOf({ owner, name, hindrance }: BodyShape, outcome: Outcome): Presence {
  if (hindrance !== undefined) return 'ignored'
  const isAnswer = owner === (outcome.owner ?? owner) && name === (outcome.shape ?? name)
  return outcome.hit && isAnswer ? 'met' : 'there'
}

/** What is met is drawn over what stands in the same place. */
function metLast(shapes: readonly BodyShape[], outcome: Outcome): readonly BodyShape[] {
  const met = shapes.filter((one) => presenceOf(one, outcome) === 'met')
  return [...shapes.filter((one) => !met.includes(one)), ...met]
}

/** The box that bodies are asked for, unless it is no more than a line: from the smaller to the larger of start and end in each coordinate. */
function askedFor(panel: Panel, ray: Ray): readonly Markup[] {
  const [from, to] = [place(panel, ray.start), place(panel, pointAt(ray, 1))]
  const [width, height] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)]
  if (width < 6 || height < 6) return []
  return [
    element('rect', {
      class: 'asked',
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width,
      height,
      fill: INK.ray,
      'fill-opacity': 0.08,
      stroke: INK.ray,
      'stroke-opacity': 0.5,
      'stroke-dasharray': '2 3',
    }),
  ]
}

interface NamePlace extends Point {
  /** Half of its width. */
  readonly half: number
}

/** Names under their shapes, or above or beside them where another name or the number of the answer stands already. */
function namesOf(panel: Panel, shapes: readonly BodyShape[], ray: Ray, { fraction }: Outcome): readonly Markup[] {
  const answer = fraction === undefined ? [] : [place(panel, pointAt(ray, fraction))]
  const taken: NamePlace[] = answer.map(({ x, y }) => ({ x, y: y - 17, half: 9 }))
  return shapes.map((one) => {
    const at = freePlace(panel, one, taken)
    taken.push(at)
    return label(at.x, at.y, shownName(one), {
      ...HALO,
      'text-anchor': 'middle',
      'font-size': 12,
      'font-weight': 600,
      'fill-opacity': one.hindrance === undefined ? 1 : 0.75,
    })
  })
}

function freePlace(panel: Panel, one: BodyShape, taken: readonly NamePlace[]): NamePlace {
  const { frame } = panel
  const { x, right, top, bottom } = reachOf(panel, one)
  const half = shownName(one).length * 4.2
  const under = [14, 20, 27, 33, 40].map((far) => ({ x, y: bottom + far, half }))
  const over = [6, 12, 19, 25, 32].map((far) => ({ x, y: top - far, half }))
  const places = [...under, ...over, { x: right + half + 5, y: (top + bottom) / 2 - 8, half }]
  const isFree = (at: NamePlace): boolean =>
    at.y > frame.top + 10 &&
    at.y < frame.bottom - 2 &&
    taken.every((other) => Math.abs(other.y - at.y) > 12 || Math.abs(other.x - at.x) > other.half + at.half)
  return places.find(isFree) ?? { x, y: Math.min(frame.bottom - 5, bottom + 14), half }
}

/** A shape that is called like every other says less than its owner. */
function shownName({ name, owner }: BodyShape): string {
  return name === 'capsule' || name === 'box' || name.endsWith(` of ${owner}`) ? owner : name
}

/** The middle of a shape in the picture, and from where to where it reaches. */
function reachOf(
  panel: Panel,
  { shape }: BodyShape,
): { readonly x: number; readonly right: number; readonly top: number; readonly bottom: number } {
  const points = extentOf(shape).map((point: Vector) => place(panel, point))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { x: (left + right) / 2, right, top: Math.min(...ys), bottom: Math.max(...ys) }
}

function inWords(outcome: Outcome, shapes: readonly BodyShape[], runs: readonly Run[]): string {
  const also = runs.length > 1 ? ` So it is for each of ${runs.length} values.` : ''
  const out = leftOut(shapes)
  if (!outcome.hit) return `${out}No hit.${also}`
  const owner = outcome.owner ?? shapes.find(({ name }) => name === outcome.shape)?.owner ?? 'a body'
  const shape = shapes.find((one) => one.owner === owner && one.name === outcome.shape)
  const by = shape === undefined || shownName(shape) === owner ? '' : ` (${shape.name})`
  const where = outcome.fraction === undefined ? '' : `, at ${spell(outcome.fraction)}`
  return `${out}The answer is ${owner}${by}${where}.${also}`
}

function leftOut(shapes: readonly BodyShape[]): string {
  const out = shapes.filter(({ hindrance }) => hindrance !== undefined)
  if (out.length === 0) return ''
  return `Left out: ${out.map((one) => `${shownName(one)} (${one.hindrance})`).join(', ')}. `
}

function shapesInWords(shapes: readonly BodyShape[]): string {
  if (shapes.length === 0) return 'No bodies.'
  return `Shapes: ${shapes.map(({ owner, name, shape }) => `${name} of ${owner}, a ${shape.kind}`).join('; ')}.`
}
