import type { Story } from '../case/story.ts'
import { WIDTH } from '../svg/ink.ts'
import { paragraph } from '../svg/letters.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell, spellVector } from '../svg/spell.ts'
import { extentOf } from '../space/corners.ts'
import { pointAt } from '../space/ray.ts'
import type { Box, Capsule } from '../space/shape.ts'
import { camerasFor } from '../view/camera.ts'
import { drawShape } from '../view/drawShape.ts'
import { layOut } from '../view/layout.ts'
import { paper } from '../view/panel.ts'
import { drawRay } from './drawRay.ts'
import { barHeightFor, fractionBar } from './fractionBar.ts'
import { marksInWords, marksOf } from './marks.ts'
import { rayCaseOf } from './rayCase.ts'
import { read } from './reading.ts'

/** A case of a ray against a box or a capsule: from the side, from above, and as a ruler of fractions. */
export function rayPicture(story: Story): Picture | undefined {
  const found = rayCaseOf(story)
  if (found === undefined) return undefined
  const { ray, shape, answer } = found
  const marks = marksOf(found)
  const { sentence, truth } = read(found)
  const points = [
    ray.start,
    pointAt(ray, 1),
    ...extentOf(shape),
    ...marks.map(({ fraction }) => pointAt(ray, fraction)),
  ]
  const { panels, bottom } = layOut(camerasFor(ray.reach), points, 0)
  const sight = { ray, marks, truth, answer: typeof answer === 'number' ? answer : undefined }
  const barHeight = barHeightFor(marks.length)
  const closing = paragraph(WIDTH / 2, bottom + barHeight + 16, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `${shapeInWords(shape)} The ray goes from ${spellVector(ray.start)} to ${spellVector(pointAt(ray, 1))}. ${marksInWords(marks)} ${sentence}`,
    height: bottom + barHeight + closing.height + 10,
    parts: [
      ...panels.flatMap((panel) => [paper(panel), drawShape(panel, shape, 'there', ray), drawRay(panel, sight)]),
      ...(marks.length === 0 ? [] : [fractionBar({ marks, truth }, bottom)]),
      ...closing.parts,
    ],
  })
}

function shapeInWords(shape: Box | Capsule): string {
  return shape.kind === 'box'
    ? `A box around ${spellVector(shape.centre)}, half as large as ${spellVector(shape.half)}.`
    : `A capsule on ${spellVector(shape.base)}, ${spell(shape.height)} m high without its round ends, ${spell(shape.radius)} m in radius.`
}
