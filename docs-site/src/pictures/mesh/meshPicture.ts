import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { arrowHead, line, path } from '../svg/arrow.ts'
import { INK, WIDTH } from '../svg/ink.ts'
import { HALO, label, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell, spellVector } from '../svg/spell.ts'
import { drawRay } from '../rays/drawRay.ts'
import type { Mark } from '../rays/marks.ts'
import { pointAt } from '../space/ray.ts'
import { add, cross, length, scale, subtract } from '../space/vector.ts'
import { camerasFor, flatten } from '../view/camera.ts'
import { STYLES, type Presence } from '../view/drawShape.ts'
import { layOut } from '../view/layout.ts'
import { paper, place, type Panel } from '../view/panel.ts'
import { meshCaseOf, type MeshCase, type Triangle } from './meshCase.ts'

/** Length of the arrow that says which side of a triangle is its front, in units of the picture. */
const FRONT = 17

/** A view that shows less of a direction shows nothing of it. */
const LEAST_SHOWN = 0.3

/** A ray at triangles, from the side and from above, with the fronts of the triangles and where one is met. */
export function meshPicture(story: Story): Picture | undefined {
  const found = meshCaseOf(story)
  if (found === undefined) return undefined
  const { ray, triangles, told, hit } = found
  const points = [ray.start, pointAt(ray, 1), ...triangles.flatMap(({ corners }) => corners)]
  const { panels, bottom } = layOut(camerasFor(ray.reach), points, 0)
  const marks: readonly Mark[] =
    told === undefined ? [] : [{ text: 't', fraction: told.fraction, style: hit ? 'answer' : 'kept', fate: 'told' }]
  const sight = { ray, marks, truth: undefined, answer: hit ? told?.fraction : undefined }
  const sentence = inWords(found, story.runs.length)
  const closing = paragraph(WIDTH / 2, bottom + 14, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `${triangles.map(({ corners }) => `A triangle ${corners.map(spellVector).join(', ')}.`).join(' ')} A ray from ${spellVector(ray.start)} towards ${spellVector(pointAt(ray, 1))}. ${sentence}`,
    height: bottom + closing.height + 8,
    parts: [
      ...panels.flatMap((panel) => [
        paper(panel),
        ...triangles.map((triangle, index) => drawTriangle(panel, triangle, presenceOf(found, index))),
        ...triangles.flatMap((triangle) => frontsOf(panel, panels[0] ?? panel, triangle)),
        drawRay(panel, sight),
        ...(triangles.length > 1 ? numbers(panel, triangles) : []),
      ]),
      ...closing.parts,
    ],
  })
}

/** A ray into the level, of the unit: the case with the most triangles of which one is met. */
export function rayIntoTheLevel(fixture: Fixture): Picture | undefined {
  const stories = fixture.cases.map(readStory)
  const counts = stories.map((story) => {
    const found = meshCaseOf(story)
    return found?.hit === true && found.told !== undefined ? found.triangles.length : 0
  })
  const story = stories[counts.indexOf(Math.max(2, ...counts))]
  return story && meshPicture({ ...story, id: `${fixture.slug}-ray`, title: 'A ray into the level' })
}

function presenceOf({ told, hit, excluded, triangles }: MeshCase, index: number): Presence {
  const triangle = triangles[index]
  if (hit && told?.triangle === index) return 'met'
  return triangle?.isEnabled === false || excluded.includes(triangle?.material ?? 0) ? 'ignored' : 'there'
}

function drawTriangle(panel: Panel, { corners }: Triangle, presence: Presence): Markup {
  const places = corners.map((corner) => place(panel, corner))
  return group(
    { class: 'shape triangle', ...STYLES[presence], 'stroke-linejoin': 'round' },
    element('path', { class: 'outline', d: `${path(places.map(({ x, y }) => [x, y]))}Z` }),
  )
}

/** Short arrows out of the fronts, in the first view if that shows them at all. */
function frontsOf(panel: Panel, first: Panel, { corners, isTwoSided }: Triangle): readonly Markup[] {
  const [a, b, c] = corners
  const normal = cross(subtract(b, a), subtract(c, a))
  const size = length(normal)
  if (size < 1e-12) return []
  const unit = scale(normal, 1 / size)
  const shown = Math.hypot(...flatten(panel.camera, unit))
  if (shown < LEAST_SHOWN || (panel !== first && Math.hypot(...flatten(first.camera, unit)) >= LEAST_SHOWN)) return []
  const middle = scale(add(add(a, b), c), 1 / 3)
  return (isTwoSided ? [1, -1] : [1]).flatMap((side) => {
    const [from, to] = [place(panel, middle), place(panel, add(middle, scale(unit, (side * FRONT) / panel.scale)))]
    return [
      line(from, to, { class: 'front', stroke: INK.truth, 'stroke-width': 1.4 }),
      ...arrowHead(to, { x: to.x - from.x, y: to.y - from.y }, 6, INK.truth),
    ]
  })
}

/** The numbers of triangles beside their highest corners. */
function numbers(panel: Panel, triangles: readonly Triangle[]): readonly Markup[] {
  return triangles.map(({ corners }, index) => {
    const top = corners.map((corner) => place(panel, corner)).reduce((one, other) => (other.y < one.y ? other : one))
    return label(top.x, top.y - 5, String(index), {
      ...HALO,
      'text-anchor': 'middle',
      'font-size': 12,
      'font-weight': 600,
    })
  })
}

function inWords({ told, hit, triangles, excluded }: MeshCase, runs: number): string {
  const also = runs > 1 ? ` So it is for each of ${runs} values.` : ''
  if (!hit && told !== undefined && excluded.length > 0) {
    return `No hit, but the answer tells of what is excluded, at t = ${spell(told.t)}.${also}`
  }
  if (!hit || told === undefined) return `No hit.${also}`
  return `${triangles.length > 1 ? `Triangle ${told.triangle}` : 'The triangle'} is met at t = ${spell(told.t)}.${also}`
}
