import type { Fixture } from '../case/fixture.ts'
import { INK, SMALL } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { momentsOf, type Moment } from './stacks.ts'

const CELL = { width: 19, height: 17 }
const LEFT = 30
const OBJECTS = 326
const TOP = 30

/** The level file from its first chunk to its last, row by row, with what waits on the stack of chunks and of objects. */
export function stacksPicture(fixture: Fixture): Picture | undefined {
  const moments = momentsOf(fixture)
  if (moments.length < 3) return undefined
  let y = TOP
  const rows = moments.map((moment, index) => {
    const row = drawRow(moment, moments[index - 1], y)
    y += captionOf(moment) === '' ? CELL.height + 5 : CELL.height + 23
    return row
  })
  return picture({
    name: `${fixture.slug}-stacks`,
    title: `The ${moments.length} chunks of a level file and the two stacks`,
    description: moments.map(inWords).join(' '),
    height: y + 26,
    parts: [
      note(4, 12, 'no.'),
      note(LEFT + 30, 12, 'types of chunks that wait, in hex'),
      note(OBJECTS, 12, 'objects', { 'text-anchor': 'middle' }),
      ...rows,
      legend(y + 12),
    ],
  })
}

function drawRow(moment: Moment, before: Moment | undefined, y: number): Markup {
  const { chunk, waiting, objects, gone } = moment
  const popped = gone > 1 ? (before?.waiting ?? []).slice(waiting.length) : []
  const pushed = gone === 0 ? waiting.length - 1 : -1
  const caption = captionOf(moment)
  const cells = y + (caption === '' ? 0 : 18)
  return group(
    { class: 'row', 'data-chunk': chunk },
    digits(LEFT - 8, cells + 13, String(chunk), { 'text-anchor': 'end', 'font-weight': 700 }),
    ...(caption === '' ? [] : [label(LEFT, y + 13, caption, { 'font-size': SMALL, 'font-weight': 600 })]),
    ...waiting.map((type, index) => cell(index, cells, type, index === pushed ? 'pushed' : 'waiting')),
    ...popped.map((type, index) => cell(waiting.length + index, cells, type, 'popped')),
    ...(waiting.length === 0 && popped.length === 0 ? [note(LEFT + 2, cells + 13, 'empty')] : []),
    ...Array.from({ length: objects }, (_, index) => object(OBJECTS + index * 14, cells + CELL.height / 2)),
  )
}

type Kind = 'pushed' | 'waiting' | 'popped'

function cell(index: number, y: number, type: number, kind: Kind): Markup {
  const x = LEFT + index * CELL.width
  return group(
    { class: `cell ${kind}` },
    element('rect', {
      x,
      y,
      width: CELL.width - 2,
      height: CELL.height,
      rx: 3,
      fill: kind === 'pushed' ? INK.ray : kind === 'waiting' ? INK.line : 'none',
      'fill-opacity': kind === 'pushed' ? 0.3 : 0.1,
      stroke: kind === 'pushed' ? INK.ray : kind === 'popped' ? INK.answer : INK.line,
      'stroke-opacity': kind === 'waiting' ? 0.35 : 1,
      'stroke-dasharray': kind === 'popped' ? '2.5 2' : undefined,
    }),
    digits(x + CELL.width / 2 - 1, y + 12.3, type.toString(16).padStart(2, '0'), {
      'text-anchor': 'middle',
      'font-size': SMALL - 1,
      'font-weight': kind === 'pushed' ? 700 : 400,
      'fill-opacity': kind === 'popped' ? 0.75 : 1,
    }),
  )
}

function object(x: number, y: number): Markup {
  return element('circle', { class: 'object', cx: x, cy: y, r: 6.5, fill: INK.answer })
}

/** What the case calls the chunk, and what it took from the stack. */
function captionOf({ name, gone }: Moment): string {
  if (name === undefined) return ''
  return gone === 0 ? name : `${name}: ${taken(gone)}`
}

/** The chunk itself is on top when its handler runs; `gone` counts it. */
function taken(gone: number): string {
  return gone === 1 ? 'leaves at once' : `takes ${gone - 1} that waited`
}

function legend(y: number): Markup {
  return group(
    { class: 'legend', 'font-size': SMALL },
    element('rect', {
      x: 4,
      y: y - 10,
      width: 14,
      height: 12,
      rx: 3,
      fill: INK.ray,
      'fill-opacity': 0.3,
      stroke: INK.ray,
    }),
    label(23, y, 'just pushed'),
    element('rect', {
      x: 104,
      y: y - 10,
      width: 14,
      height: 12,
      rx: 3,
      fill: 'none',
      stroke: INK.answer,
      'stroke-dasharray': '2.5 2',
    }),
    label(123, y, 'just popped'),
    element('circle', { cx: 221, cy: y - 4, r: 6, fill: INK.answer }),
    label(232, y, 'mesh, then level'),
  )
}

function inWords({ chunk, name, waiting, objects, gone }: Moment): string {
  const what = name === undefined ? '' : ` (${name})`
  const left = gone > 1 ? `, ${taken(gone)}` : ''
  return `Chunk ${chunk}${what}${left}: ${waiting.length} wait, ${objects === 1 ? '1 object' : `${objects} objects`}.`
}
