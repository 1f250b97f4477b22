import { isList, type Plain } from '../case/plain.ts'
import type { Story } from '../case/story.ts'
import { INK, WIDTH } from '../svg/ink.ts'
import { paragraph } from '../svg/letters.ts'
import { element, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spellVector } from '../svg/spell.ts'
import { extentOf } from '../space/corners.ts'
import { shapeOf, type Shape } from '../space/shape.ts'
import { vectorOf, type Vector } from '../space/vector.ts'
import { camerasFor } from '../view/camera.ts'
import { drawShape } from '../view/drawShape.ts'
import { layOut } from '../view/layout.ts'
import { paper, place, type Panel } from '../view/panel.ts'

interface Bounds {
  readonly shapes: readonly Shape[]
  readonly min: Vector
  readonly max: Vector
}

/** Shapes, and the upright box around them that the case expects. */
export function boundsPicture(story: Story): Picture | undefined {
  const bounds = boundsOf(story)
  if (bounds === undefined) return undefined
  const { shapes, min, max } = bounds
  const { panels, bottom } = layOut(camerasFor([1, 0, 0]), [min, max, ...shapes.flatMap(extentOf)], 0)
  const sentence = `The box goes from ${spellVector(min)} to ${spellVector(max)}.`
  const closing = paragraph(WIDTH / 2, bottom + 14, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `${shapes.map(({ kind }) => `A ${kind}.`).join(' ')} ${sentence}`,
    height: bottom + closing.height + 8,
    parts: [
      ...panels.flatMap((panel) => [
        paper(panel),
        ...shapes.map((shape) => drawShape(panel, shape, 'there', NO_RAY)),
        drawBounds(panel, min, max),
      ]),
      ...closing.parts,
    ],
  })
}

/** Only slabs without end ask for the ray, and they have no bounds. */
const NO_RAY = { start: [0, 0, 0], reach: [0, 0, 0] } as const

function boundsOf(story: Story): Bounds | undefined {
  const step = story.runs[0]?.find(({ method }) => method === 'bounds' || method === 'bodyBounds')
  const given = step?.givens['shapes']
  const all: readonly Plain[] = isList(given) ? given : [step?.givens['shape'] ?? null]
  const shapes = all.map(shapeOf).filter((shape) => shape !== undefined)
  const [min, max] = [vectorOf(step?.expected['min']), vectorOf(step?.expected['max'])]
  return min === undefined || max === undefined || shapes.length === 0 ? undefined : { shapes, min, max }
}

function drawBounds(panel: Panel, min: Vector, max: Vector): Markup {
  const [a, b] = [place(panel, min), place(panel, max)]
  return element('rect', {
    class: 'bounds',
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
    fill: 'none',
    stroke: INK.answer,
    'stroke-width': 2,
    'stroke-dasharray': '6 3',
  })
}
