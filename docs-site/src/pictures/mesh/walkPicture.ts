import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { arrowHead, line, path, type Point } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, HALO, label, note, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spellVector } from '../svg/spell.ts'
import type { Vector } from '../space/vector.ts'
import { clipLine } from '../view/clip.ts'
import type { Rectangle } from '../view/panel.ts'
import { boxOfCells, walkOf, type Walk } from './walk.ts'

/** How many cells around the grid are shown, for what the ray does outside. */
const AROUND = 0.85
const LARGEST_CELL = 62

/** A layer of the grid as the picture shows it. */
interface Sheet {
  readonly layer: number
  readonly frame: Rectangle
  readonly cell: number
  place(x: number, y: number): Point
}

/** The walk of the unit: the case that is the first to be told column by column. */
export function gridWalk(fixture: Fixture): Picture | undefined {
  const stories = fixture.cases.map(readStory)
  const claim = `${fixture.slug}/CollisionMesh_RayCast.column-by-column`
  const story = stories.find((one) => one.checks.includes(claim) && walkOf(one) !== undefined)
  return story && walkPicture({ ...story, id: `${fixture.slug}-walk`, title: 'How a ray walks over the grid' })
}

/** The cells that a ray tests, in their order, seen from above; each layer of the grid is a sheet of its own. */
export function walkPicture(story: Story): Picture | undefined {
  const walk = walkOf(story)
  if (walk === undefined) return undefined
  const { sheets, bottom } = sheetsFor(walk)
  const sentence = inWords(walk)
  const closing = paragraph(WIDTH / 2, bottom + 22, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `A grid of ${walk.size.join(' × ')} cells. ${walk.rays.map(([from, to]) => `A ray from ${spellVector(from)} to ${spellVector(to)}.`).join(' ')} Tested: ${walk.cells.map(spellVector).join(', ')}. ${sentence}`,
    height: bottom + closing.height + 16,
    parts: [...sheets.map((sheet) => drawSheet(sheet, walk, sheets.length)), ...closing.parts],
  })
}

function sheetsFor({ size: [columns, rows, layers] }: Walk): {
  readonly sheets: readonly Sheet[]
  readonly bottom: number
} {
  const across = columns + 2 * AROUND
  const beside = layers > 1 && across * layers * 34 < WIDTH ? layers : 1
  const room = (WIDTH - 22 * beside) / beside
  const cell = Math.min(LARGEST_CELL, room / across)
  const [width, height] = [cell * across, cell * (rows + 2 * AROUND)]
  const sheets = Array.from({ length: layers }, (_, layer): Sheet => {
    const left = (layer % beside) * (WIDTH / beside) + 20 + Math.max(0, (room - width) / 2)
    const top = 20 + Math.floor(layer / beside) * (height + 42)
    const frame = { left, right: left + width, top, bottom: top + height }
    return {
      layer,
      frame,
      cell,
      place: (x, y) => ({ x: left + (x + AROUND) * cell, y: frame.bottom - (y + AROUND) * cell }),
    }
  })
  return { sheets, bottom: (sheets.at(-1)?.frame.bottom ?? 0) + 16 }
}

function drawSheet(sheet: Sheet, walk: Walk, sheets: number): Markup {
  const { frame, layer } = sheet
  const title = sheets > 1 ? `layer ${layer}` : 'from above: x →, y ↑, in cells'
  return group(
    { class: 'sheet', 'data-layer': layer },
    note(frame.left, frame.top - 6, title, { 'fill-opacity': 0.85 }),
    element('rect', {
      x: frame.left,
      y: frame.top,
      width: frame.right - frame.left,
      height: frame.bottom - frame.top,
      rx: 5,
      fill: INK.line,
      'fill-opacity': 0.035,
    }),
    ...walk.cells.flatMap((cell, index) => tested(sheet, cell, index, walk.cells.length)),
    lattice(sheet, walk.size),
    ...boxLine(sheet, walk),
    numbers(sheet, walk.size),
    ...walk.rays.map((ray) => drawRay(sheet, ray)),
    ...order(sheet, walk.cells),
    ...walk.cells.flatMap((cell, index) => turn(sheet, cell, index)),
  )
}

/** A tested cell, the darker the later. */
function tested(
  { layer, cell: size, place }: Sheet,
  [x, y, z]: Vector,
  index: number,
  count: number,
): readonly Markup[] {
  const { x: left, y: top } = place(x, y + 1)
  if (z !== layer) return []
  return [
    element('rect', {
      class: 'tested',
      x: left,
      y: top,
      width: size,
      height: size,
      fill: INK.answer,
      'fill-opacity': 0.12 + (0.3 * index) / Math.max(1, count - 1),
    }),
  ]
}

function lattice({ place }: Sheet, [columns, rows]: Vector): Markup {
  const verticals = Array.from({ length: columns + 1 }, (_, x) => line(place(x, 0), place(x, rows), {}))
  const horizontals = Array.from({ length: rows + 1 }, (_, y) => line(place(0, y), place(columns, y), {}))
  return group({ class: 'lattice', stroke: INK.line, 'stroke-opacity': 0.45 }, ...verticals, ...horizontals)
}

/** The cells that start and end, clamped, allow for. */
function boxLine({ place, layer }: Sheet, walk: Walk): readonly Markup[] {
  const [lowest, highest] = boxOfCells(walk)
  if (layer < lowest[2] || layer > highest[2]) return []
  const [from, to] = [place(lowest[0], highest[1] + 1), place(highest[0] + 1, lowest[1])]
  return [
    element('rect', {
      class: 'box-of-cells',
      x: from.x - 2.5,
      y: from.y - 2.5,
      width: to.x - from.x + 5,
      height: to.y - from.y + 5,
      rx: 3,
      fill: 'none',
      stroke: INK.line,
      'stroke-width': 1.4,
      'stroke-dasharray': '5 3',
    }),
  ]
}

function numbers({ place, frame }: Sheet, [columns, rows]: Vector): Markup {
  return group(
    { 'fill-opacity': 0.75 },
    group(
      { class: 'ticks', 'data-axis': 'x', 'text-anchor': 'middle' },
      ...Array.from({ length: columns + 1 }, (_, x) =>
        digits(place(x, 0).x, frame.bottom + 12, String(x), { 'font-size': SMALL - 1 }),
      ),
    ),
    group(
      { class: 'ticks', 'data-axis': 'y', 'text-anchor': 'end' },
      ...Array.from({ length: rows + 1 }, (_, y) =>
        digits(frame.left - 4, place(0, y).y + 4, String(y), { 'font-size': SMALL - 1 }),
      ),
    ),
  )
}

/** The ray as far as the sheet shows it. One that is far off is told of in a corner. */
function drawRay({ place, frame }: Sheet, [from, to]: readonly [Vector, Vector]): Markup {
  const [start, end] = [place(from[0], from[1]), place(to[0], to[1])]
  const shown = clipLine(start, end, frame, false)
  if (shown === undefined) return elsewhere(frame, start)
  const way = { x: end.x - start.x, y: end.y - start.y }
  const starts = Math.hypot(shown[0].x - start.x, shown[0].y - start.y) < 0.01
  return group(
    { class: 'ray' },
    line(...shown, { class: 'segment', stroke: INK.ray, 'stroke-width': 2.6 }),
    ...arrowHead(shown[1], way, 11, INK.ray),
    ...(starts ? [element('circle', { class: 'start', cx: start.x, cy: start.y, r: 4.5, fill: INK.ray })] : []),
  )
}

function elsewhere(frame: Rectangle, start: Point): Markup {
  const right = start.x > (frame.left + frame.right) / 2
  const above = start.y < (frame.top + frame.bottom) / 2
  const corner = { x: right ? frame.right - 8 : frame.left + 8, y: above ? frame.top + 8 : frame.bottom - 8 }
  const way = { x: start.x - corner.x, y: start.y - corner.y }
  const length = Math.hypot(way.x, way.y)
  const tail = { x: corner.x - (way.x / length) * 14, y: corner.y - (way.y / length) * 14 }
  return group(
    { class: 'ray' },
    line(tail, corner, { stroke: INK.ray, 'stroke-width': 1.6, 'stroke-dasharray': '2 2' }),
    ...arrowHead(corner, way, 9, INK.ray),
    label(tail.x + (right ? -5 : 5), tail.y + 4, 'the ray is there', {
      ...HALO,
      'text-anchor': right ? 'end' : 'start',
      'font-size': SMALL,
      fill: INK.ray,
    }),
  )
}

/** A line through the numbers of this layer, from one to the next. */
function order(sheet: Sheet, cells: readonly Vector[]): readonly Markup[] {
  const points = cells.filter(([, , z]) => z === sheet.layer).map((cell) => numberPlace(sheet, cell))
  if (points.length < 2) return []
  return [
    element('path', {
      class: 'order',
      d: path(points.map(({ x, y }) => [x, y])),
      fill: 'none',
      stroke: INK.answer,
      'stroke-width': 1.3,
      'stroke-dasharray': '1 3',
      'stroke-linecap': 'round',
    }),
  ]
}

/** Numbers stand in a corner of their cells, because the ray often goes through the middle. */
function numberPlace({ place }: Sheet, [x, y]: Vector): Point {
  const corner = place(x, y + 1)
  return { x: corner.x + 12, y: corner.y + 12 }
}

/** The number of a cell's turn. */
function turn(sheet: Sheet, cell: Vector, index: number): readonly Markup[] {
  if (cell[2] !== sheet.layer) return []
  const middle = numberPlace(sheet, cell)
  return [
    group(
      { class: 'mark', 'data-turn': index + 1 },
      element('circle', { class: 'point', cx: middle.x, cy: middle.y, r: 8.5, fill: INK.answer }),
      label(middle.x, middle.y + 4.3, String(index + 1), {
        'text-anchor': 'middle',
        'font-size': 12,
        'font-weight': 700,
        fill: INK.onAnswer,
      }),
    ),
  ]
}

function inWords({ size, cells, rays }: Walk): string {
  const all = size[0] * size[1] * size[2]
  const more = rays.length > 1 ? ` All ${rays.length} rays visit the same.` : ''
  return `${cells.length} of ${all} cells are tested, in this order.${more}`
}
