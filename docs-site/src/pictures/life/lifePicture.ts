import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { arrowHead, line } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, label, note, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { grouped } from '../svg/spell.ts'
import { momentsOf, type Moment } from './moments.ts'

/** Moments that have room side by side. */
const MOST = 4

const LEFT = 66
const TOP = 52
const ROW = 32

/** What a state is called, `streamed-world/SECTOR_LOADED` and the others. */
const STATES: Readonly<Record<number, { readonly name: string; readonly colour: string; readonly full: boolean }>> = {
  0: { name: 'new', colour: INK.line, full: false },
  2: { name: 'loaded', colour: INK.truth, full: true },
  3: { name: 'pending', colour: INK.answer, full: true },
  4: { name: 'released', colour: INK.line, full: true },
}

/** The life of sectors and their part: a column for each moment that the case speaks of. */
export function lifePicture(story: Story): Picture | undefined {
  const moments = momentsOf(story.runs[0] ?? []).slice(0, MOST)
  if (moments.length < 2 || moments.reduce((sum, moment) => sum + factsOf(moment), 0) < 3) return undefined
  const sectors = [...new Set(moments.flatMap(({ states }) => [...states.keys()]))].sort()
  const parts = [...new Set(moments.flatMap((moment) => [...moment.parts.keys()]))].sort()
  const isCounted = moments.some(({ used }) => used !== undefined)
  const rows = [...sectors, ...parts, ...(isCounted ? ['bytes'] : [])]
  const width = (WIDTH - LEFT - 4) / moments.length
  return picture({
    name: story.id,
    title: story.title,
    description: moments.map(inWords).join(' '),
    height: TOP + rows.length * ROW + 6,
    parts: [
      ...moments.flatMap(({ after }, index) => head(after, LEFT + (index + 0.5) * width, width)),
      ...rows.map((name, row) => note(4, middleOf(row) + 4.5, shortened(name))),
      ...moments.slice(1).map((_, index) => divider(LEFT + (index + 1) * width, rows.length)),
      ...moments.map((moment, index) => column(moment, rows, LEFT + (index + 0.5) * width, width)),
    ],
  })
}

/** The life of the unit: the case in which a sector that is in use holds a part. */
export function lifeOfAPart(fixture: Fixture): Picture | undefined {
  const claim = `${fixture.slug}/WorldSector_ReleaseAtomic.in-use`
  const story = fixture.cases.map(readStory).find(({ checks }) => checks.includes(claim))
  return story && lifePicture({ ...story, id: `${fixture.slug}-release`, title: 'How a part is released' })
}

function factsOf({ states, parts, used }: Moment): number {
  return states.size + parts.size + (used === undefined ? 0 : 1)
}

function middleOf(row: number): number {
  return TOP + (row + 0.5) * ROW
}

/** There is room for `sector 0` and `part 1`; of two worlds the s world is the one that is meant. */
function shortened(name: string): string {
  return name.replace(/^S part /, 'part ').replace(/^S (?=\d)/, 'sector ')
}

/** What was done, over an arrow to the right. */
function head(after: string, x: number, width: number): readonly Markup[] {
  const words = paragraph(x, 14, after === '' ? 'at first' : after, width - 4, {
    'text-anchor': 'middle',
    'font-size': SMALL - 1,
    'font-weight': 600,
  })
  const y = TOP - 8
  return [
    ...words.parts,
    line({ x: x - width / 2 + 6, y }, { x: x + width / 2 - 6, y }, { stroke: INK.ray, 'stroke-width': 1.4 }),
    ...arrowHead({ x: x + width / 2 - 4, y }, { x: 1, y: 0 }, 8, INK.ray),
  ]
}

function divider(x: number, rows: number): Markup {
  return line({ x, y: TOP }, { x, y: TOP + rows * ROW }, { stroke: INK.line, 'stroke-opacity': 0.15 })
}

function column({ states, parts, used }: Moment, rows: readonly string[], x: number, width: number): Markup {
  return group(
    { class: 'moment' },
    ...rows.flatMap((name, row) => {
      const y = middleOf(row)
      const state = states.get(name)
      if (state !== undefined) return [drawState(name, state, x, y, width)]
      const part = parts.get(name)
      if (part !== undefined)
        return [label(x, y + 4.5, part, { 'text-anchor': 'middle', 'font-size': SMALL, 'font-weight': 600 })]
      if (name !== 'bytes' || used === undefined) return []
      return [digits(x, y + 4.5, grouped(used), { class: 'used', 'text-anchor': 'middle' })]
    }),
  )
}

function drawState(sector: string, state: number, x: number, y: number, width: number): Markup {
  const { name, colour, full } = STATES[state] ?? { name: String(state), colour: INK.line, full: false }
  return group(
    { class: 'state', 'data-sector': sector, 'data-state': state },
    element('rect', {
      x: x - width / 2 + 5,
      y: y - 12,
      width: width - 10,
      height: 24,
      rx: 4,
      fill: full ? colour : 'none',
      'fill-opacity': full ? 0.2 : undefined,
      stroke: colour,
      'stroke-dasharray': full ? undefined : '3 3',
    }),
    label(x, y + 4.5, `${state} ${name}`, { 'text-anchor': 'middle', 'font-size': SMALL - 1, 'font-weight': 600 }),
  )
}

function inWords({ after, states, parts, used }: Moment): string {
  const facts = [
    ...[...states].map(([sector, state]) => `sector ${sector} is ${state}, ${STATES[state]?.name ?? 'unknown'}`),
    ...[...parts].map(([part, what]) => `${part} is ${what}`),
    ...(used === undefined ? [] : [`${grouped(used)} bytes are taken`]),
  ]
  return `After ${after === '' ? 'the start' : after}: ${facts.join(', ')}.`
}
