import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { arrowHead, line } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell } from '../svg/spell.ts'
import { ticks } from '../view/ticks.ts'
import { queriesOf, type Listed, type Query } from './sortedList.ts'

const PLOT = { left: 70, right: WIDTH - 12 }
const ROW = 21

/** Queries that one picture shows. */
const MOST = 3

/** The list in its order, each body by its stretch of x, under a box that asks; and who is found. */
export function sortedListPicture(story: Story): Picture | undefined {
  const queries = queriesOf(story.runs[0] ?? [])
    .filter(isTelling)
    .slice(0, MOST)
  if (queries.length === 0) return undefined
  let y = 0
  const parts = queries.map((query) => {
    const drawn = drawQuery(query, y)
    y = drawn.bottom
    return drawn.markup
  })
  return picture({
    name: story.id,
    title: story.title,
    description: queries.map(inWords).join(' '),
    height: y + 20,
    parts: [...parts, legend(y + 9)],
  })
}

/** The list of the unit: the case that shows how far back a walk goes. */
export function sortedListOfUnit(fixture: Fixture): Picture | undefined {
  const claim = `${fixture.slug}/IPhysics_QueryBox.walking-back`
  const stories = fixture.cases.map(readStory).filter(({ checks }) => checks.includes(claim))
  const story = stories.find(({ runs }) => queriesOf(runs[0] ?? []).some(({ widest }) => widest !== undefined))
  return story && sortedListPicture({ ...story, id: `${fixture.slug}-sorted-list`, title: 'Asking the sorted list' })
}

/** Bodies that all begin at the same x show no order. */
function isTelling({ listed }: Query): boolean {
  return new Set(listed.map(({ from }) => from)).size > 1
}

function drawQuery(query: Query, top: number): { readonly markup: Markup; readonly bottom: number } {
  const { listed, from, to, found } = query
  const back = backOf(query)
  const ends = [from, to, ...(back === undefined ? [] : [back]), ...listed.flatMap((one) => [one.from, one.to])]
  const [low, high] = [Math.min(...ends) - 0.4, Math.max(...ends) + 0.4]
  const x = (value: number): number => PLOT.left + ((value - low) / (high - low)) * (PLOT.right - PLOT.left)
  const first = top + 46
  const bottom = first + listed.length * ROW
  const numbers = ticks(low, high, 8)
  return {
    bottom: bottom + 40,
    markup: group(
      { class: 'query' },
      label(4, top + 14, found.length === 0 ? 'Nobody is found' : `Found: ${found.join(', ')}`, { 'font-weight': 600 }),
      element('rect', {
        class: 'asked',
        x: x(from),
        y: top + 26,
        width: Math.max(x(to) - x(from), 1.5),
        height: bottom - top - 26,
        fill: INK.ray,
        'fill-opacity': 0.13,
        stroke: INK.ray,
        'stroke-dasharray': '2 3',
      }),
      ...(back === undefined ? [] : [walkBack(x(back), x(from), top + 36)]),
      group(
        { stroke: INK.line, 'stroke-opacity': 0.14 },
        ...numbers.map((value) => line({ x: x(value), y: first }, { x: x(value), y: bottom }, {})),
      ),
      ...listed.map((one, index) => drawListed(one, query, x, first + index * ROW)),
      group(
        { class: 'ticks', 'data-axis': 'x', 'text-anchor': 'middle', 'fill-opacity': 0.75 },
        ...numbers.map((value) => digits(x(value), bottom + 13, spell(value), { 'font-size': SMALL - 1 })),
      ),
      note(4, bottom + 13, 'x', { 'font-size': SMALL - 1 }),
    ),
  }
}

/** As far before the box as the widest body reaches, which is where a walk back ends. */
function backOf({ start, widest, from }: Query): number | undefined {
  return start === undefined || widest === undefined ? undefined : from - widest
}

function walkBack(x: number, to: number, y: number): Markup {
  return group(
    { class: 'back' },
    line({ x: to, y }, { x, y }, { class: 'reach', stroke: INK.ray, 'stroke-width': 1.6 }),
    ...arrowHead({ x, y }, { x: -1, y: 0 }, 8, INK.ray),
  )
}

function drawListed(
  { name, from, to }: Listed,
  { found, start }: Query,
  x: (value: number) => number,
  y: number,
): Markup {
  const isFound = found.includes(name)
  const colour = isFound ? INK.answer : INK.line
  return group(
    { class: isFound ? 'listed found' : 'listed', 'data-name': name },
    label(4, y + 13, name === start ? `${name} asks` : name, {
      'font-size': SMALL,
      'font-weight': 600,
      fill: name === start ? INK.ray : colour,
    }),
    element('rect', {
      class: 'stretch',
      x: x(from),
      y: y + 3,
      width: Math.max(x(to) - x(from), 2),
      height: ROW - 8,
      rx: 2,
      fill: colour,
      'fill-opacity': isFound ? 0.45 : 0.16,
      stroke: colour,
    }),
  )
}

function legend(y: number): Markup {
  return group(
    { class: 'legend', 'font-size': SMALL - 1 },
    element('rect', { x: 4, y: y - 9, width: 12, height: 10, fill: INK.ray, 'fill-opacity': 0.2, stroke: INK.ray }),
    label(21, y, 'the box that asks'),
    element('rect', { x: 138, y: y - 9, width: 12, height: 10, fill: INK.answer, 'fill-opacity': 0.5 }),
    label(155, y, 'found'),
    note(204, y, '← the widest body', { 'font-size': SMALL - 1, fill: INK.ray, 'fill-opacity': 1 }),
  )
}

function inWords({ listed, from, to, start, found, widest }: Query): string {
  const bodies = listed.map((one) => `${one.name} from ${spell(one.from)} to ${spell(one.to)}`).join(', ')
  const asks = start === undefined ? '' : ` ${start} asks.`
  const wide = widest === undefined ? '' : ` The widest is ${spell(widest)}.`
  return `In the list, by x: ${bodies}.${asks}${wide} A box from ${spell(from)} to ${spell(to)} finds ${found.length === 0 ? 'nobody' : found.join(', ')}.`
}
