import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { line, path, type Point } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { HALO, label, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell, spellVector } from '../svg/spell.ts'
import type { Vector } from '../space/vector.ts'
import { clipLine, clipPolygon, cornersOfRectangle } from '../view/clip.ts'
import { layOut } from '../view/layout.ts'
import { paper, place, type Panel } from '../view/panel.ts'
import { ABOVE } from '../view/yUp.ts'
import { drawHeights } from './heights.ts'
import { distance, isOutOfSight, looksOf, planesOf, type Look, type Thing, type Wall } from './walls.ts'

/** Looks that one picture shows at most. */
const MOST = 3

/** What a wall hides, of the unit: the case with the most things to hide. */
export function occlusion(fixture: Fixture): Picture | undefined {
  const claim = `${fixture.slug}/isBoxHidden.all-corners`
  const story = fixture.cases.map(readStory).find((one) => one.checks.includes(claim))
  return story && occlusionPicture({ ...story, id: `${fixture.slug}-hidden`, title: 'What a wall hides' })
}

/** The looks of a case from above: the camera, the walls, what is behind them, and who is hidden there. */
export function occlusionPicture(story: Story): Picture | undefined {
  const all = looksOf(story.runs[0] ?? []).filter(({ walls }) => walls.length > 0)
  const telling = all.filter(({ things, active }) => things.length > 0 || active.size > 0)
  const looks = (telling.length > 0 ? telling : all.slice(-1)).slice(0, MOST)
  if (looks.length === 0) return undefined
  let y = 0
  const drawn = looks.map((look) => {
    const { panels, bottom } = layOut([ABOVE], pointsOf(look), y)
    const text = paragraph(WIDTH / 2, bottom + 14, inWords(look), WIDTH - 10, { 'text-anchor': 'middle' })
    y = bottom + text.height + 16
    const heights = differingHeights(look).map((things) => {
      const { parts, bottom: end } = drawHeights(things, y)
      y = end
      return parts
    })
    return [...panels.flatMap((panel) => [paper(panel), drawLook(panel, look)]), ...text.parts, ...heights.flat()]
  })
  return picture({
    name: story.id,
    title: story.title,
    description: looks
      .map(
        (look) =>
          `A camera at ${spellVector(look.camera)}, ${look.walls.length === 1 ? 'one wall' : `${look.walls.length} walls`}. ${inWords(look)}`,
      )
      .join(' '),
    height: y,
    parts: drawn.flat(),
  })
}

function pointsOf({ camera, walls, things }: Look): readonly Vector[] {
  const feet = walls.flatMap(([foot0, foot1]) => [foot0, foot1])
  const around = things.flatMap(({ lowest, highest }) => [lowest, highest])
  return [camera, ...feet, ...(around.length > 0 ? around : feet.map((foot) => beyond(camera, foot)))]
}

/** A point as far behind a foot as the camera is before it, for a wall that has nothing behind it. */
function beyond(camera: Vector, foot: Vector): Vector {
  return [2 * foot[0] - camera[0], foot[1], 2 * foot[2] - camera[2]]
}

function drawLook(panel: Panel, look: Look): Markup {
  const { camera, walls, frustum, things } = look
  const active = walls.map(
    (wall, index) => look.active.get(index) ?? (planesOf(wall, camera) !== undefined && !isOutOfSight(wall, frustum)),
  )
  return group(
    { class: 'look' },
    ...walls.flatMap((wall, index) => (active[index] ? [hiddenGround(panel, wall, camera)] : [])),
    ...frustum.flatMap((plane) => boundary(panel, plane.normal, plane.offset)),
    ...walls.flatMap((wall, index) => (active[index] ? sightLines(panel, wall, camera) : [])),
    ...inOrder(distinct(things)).map((thing) => drawThing(panel, thing, things)),
    ...walls.map((wall, index) => drawWall(panel, wall, active[index] ?? false)),
    drawCamera(panel, camera),
  )
}

/** What is on the positive side of all three planes, cut at the height of the foot. */
function hiddenGround(panel: Panel, wall: Wall, camera: Vector): Markup {
  const planes = planesOf(wall, camera) ?? []
  const polygon = planes.reduce<readonly Point[]>(
    (left, plane) => clipPolygon(left, (point) => distance(plane, ground(panel, point, wall[0][1]))),
    cornersOfRectangle(panel.frame),
  )
  return element('path', {
    class: 'hidden-ground',
    d: polygon.length === 0 ? 'M0 0' : `${path(polygon.map(({ x, y }) => [x, y]))}Z`,
    fill: INK.line,
    'fill-opacity': 0.13,
  })
}

/** Where a point of the picture is in the world, at a given height. */
function ground({ frame, scale, middle, camera }: Panel, point: Point, height: number): Vector {
  const x = middle[0] + (point.x - (frame.left + frame.right) / 2) / scale
  const up = middle[1] - (point.y - (frame.top + frame.bottom) / 2) / scale
  return [x, height, up * camera.upSign]
}

/** A plane that bounds what the camera sees, if it stands upright. */
function boundary(panel: Panel, [a, , c]: Vector, offset: number): readonly Markup[] {
  const size = Math.hypot(a, c)
  if (size < 1e-6) return []
  const foot: Vector = [(-offset * a) / size ** 2, 0, (-offset * c) / size ** 2]
  const [from, to] = [place(panel, foot), place(panel, [foot[0] - c, 0, foot[2] + a])]
  const clipped = clipLine(from, to, panel.frame, true)
  return clipped === undefined
    ? []
    : [line(...clipped, { class: 'boundary', stroke: INK.truth, 'stroke-width': 1.6, 'stroke-dasharray': '6 3' })]
}

function sightLines(panel: Panel, [foot0, foot1]: Wall, camera: Vector): readonly Markup[] {
  const from = place(panel, camera)
  return [foot0, foot1].flatMap((foot) => {
    const to = place(panel, foot)
    const far = { x: from.x + (to.x - from.x) * 50, y: from.y + (to.y - from.y) * 50 }
    const clipped = clipLine(from, far, panel.frame, false)
    return clipped === undefined
      ? []
      : [line(...clipped, { stroke: INK.ray, 'stroke-width': 1.3, 'stroke-opacity': 0.8 })]
  })
}

function drawWall(panel: Panel, [foot0, foot1]: Wall, active: boolean): Markup {
  return line(place(panel, foot0), place(panel, foot1), {
    class: 'wall',
    stroke: active ? INK.answer : INK.line,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-dasharray': active ? undefined : '1 8',
  })
}

function drawCamera(panel: Panel, camera: Vector): Markup {
  const at = place(panel, camera)
  const low = at.y > panel.frame.top + 24
  return group(
    { class: 'camera' },
    element('circle', { class: 'point', cx: at.x, cy: at.y, r: 5, fill: INK.ray }),
    label(
      Math.min(Math.max(at.x, panel.frame.left + 26), panel.frame.right - 26),
      low ? at.y - 10 : at.y + 18,
      'camera',
      { ...HALO, 'text-anchor': 'middle', 'font-size': SMALL, fill: INK.ray, 'font-weight': 600 },
    ),
  )
}

/** Things that have a place of their own from above. */
function distinct(things: readonly Thing[]): readonly Thing[] {
  return things.filter((thing, index) => things.findIndex((other) => footprint(other) === footprint(thing)) === index)
}

function footprint({ lowest, highest }: Thing): string {
  return [lowest[0], lowest[2], highest[0], highest[2]].join()
}

/** Things in one place of which some are hidden and some are not: what matters is how high they are. */
function differingHeights({ things }: Look): readonly (readonly Thing[])[] {
  return distinct(things)
    .map((thing) => things.filter((other) => footprint(other) === footprint(thing)))
    .filter((here) => new Set(here.map(({ hidden }) => hidden)).size > 1)
}

/** What is hidden is drawn last, because it has no more than a rim. */
function inOrder(things: readonly Thing[]): readonly Thing[] {
  return [...things.filter(({ hidden }) => !hidden), ...things.filter(({ hidden }) => hidden)]
}

/** Whether a name would stand on that of another thing. */
function isCrowded(panel: Panel, thing: Thing, things: readonly Thing[]): boolean {
  const at = middleOf(panel, thing)
  return distinct(things).some((other) => {
    const there = middleOf(panel, other)
    return footprint(other) !== footprint(thing) && Math.abs(there.x - at.x) < 40 && Math.abs(there.y - at.y) < 13
  })
}

function middleOf(panel: Panel, { lowest, highest }: Thing): Point {
  const [a, b] = [place(panel, lowest), place(panel, highest)]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function drawThing(panel: Panel, thing: Thing, things: readonly Thing[]): Markup {
  const [a, b] = [place(panel, thing.lowest), place(panel, thing.highest)]
  const [x, y, width, height] = [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
  const here = things.filter((other) => footprint(other) === footprint(thing))
  const answers = new Set(here.map(({ hidden }) => hidden))
  const hidden = answers.size === 1 && thing.hidden
  const style = {
    class: `thing ${hidden ? 'hidden' : 'seen'}`,
    fill: hidden ? 'none' : INK.truth,
    'fill-opacity': hidden ? undefined : 0.22,
    stroke: hidden ? INK.line : INK.truth,
    'stroke-width': 1.6,
    'stroke-dasharray': hidden ? '3 3' : undefined,
  }
  return group(
    {},
    thing.kind === 'box'
      ? element('rect', { ...style, x, y, width, height })
      : element('circle', { ...style, cx: x + width / 2, cy: y + height / 2, r: width / 2 }),
    ...(isCrowded(panel, thing, things)
      ? []
      : [
          label(x + width / 2, y + height / 2 + 4, answers.size > 1 ? 'both' : hidden ? 'hidden' : 'seen', {
            ...HALO,
            'text-anchor': 'middle',
            'font-size': SMALL - 0.5,
            'font-weight': 600,
          }),
        ]),
  )
}

function inWords(look: Look): string {
  const { things, walls, camera, frustum } = look
  const idle = walls.filter(
    (wall, index) =>
      !(look.active.get(index) ?? (planesOf(wall, camera) !== undefined && !isOutOfSight(wall, frustum))),
  )
  const wall =
    idle.length === 0
      ? ''
      : idle.length === walls.length
        ? 'The wall is not active. '
        : `${idle.length} of ${walls.length} walls are not active. `
  const mixed = differingHeights(look).flat()
  if (mixed.length > 0) {
    const all = mixed.map(({ highest, hidden }) => `${spell(highest[1])} ${hidden ? 'hidden' : 'seen'}`)
    return `${wall}A box whose top is at y: ${all.join(', ')}.`
  }
  if (things.length === 0)
    return `${wall}${idle.length === walls.length ? 'Nothing is hidden.' : 'Shaded is what it hides.'}`
  const hidden = things.filter((thing) => thing.hidden).length
  return `${wall}${hidden} of ${things.length} hidden. Dashed is hidden, green is seen.`
}
