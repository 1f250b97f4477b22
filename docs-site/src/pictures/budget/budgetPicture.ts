import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Run, Story } from '../case/story.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { grouped } from '../svg/spell.ts'
import { poolListsOf, readingsOf, type Part, type Reading } from './budget.ts'

const ROW = 33
const LEFT = 4
const RIGHT = WIDTH - 86
const COLOURS = [INK.fifth, INK.second, INK.first, INK.third, INK.fourth]

type Lists = readonly (readonly Part[])[]

/** The budget over a load and the unload after it: the case that reads it most often on each of the two ways. */
export function budgetOverLevel(fixture: Fixture): Picture | undefined {
  const stories = fixture.cases.map(readStory)
  const lists = stories.flatMap(({ runs }) => poolListsOf(runs[0] ?? []))
  const up = mostReadings(
    stories.filter((story) => !unloads(story)),
    lists,
  )
  const down = mostReadings(stories.filter(unloads), lists)
  if (up === undefined) return undefined
  const capacity = fixture.constants.find(({ name }) => name[0] === 'SECTOR_POOL_BYTES')?.value[0]
  return drawn(
    `${fixture.slug}-budget`,
    'The budget over a load and an unload',
    [up, ...(down === undefined ? [] : [down])],
    lists,
    capacity,
  )
}

/** The budget of a single case that reads it at three or more different events. */
export function budgetPicture(story: Story): Picture | undefined {
  const run = story.runs[0] ?? []
  const lists = poolListsOf(run)
  const events = new Set(readingsOf(run, lists).map(({ event }) => event))
  return events.size < 3 ? undefined : drawn(story.id, story.title, [run], lists, undefined)
}

function mostReadings(stories: readonly Story[], lists: Lists): Run | undefined {
  const counted = stories.map(({ runs }) => ({ run: runs[0] ?? [], count: readingsOf(runs[0] ?? [], lists).length }))
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one), { run: [] as Run, count: 2 })
  return best.count > 2 ? best.run : undefined
}

function unloads({ runs }: Story): boolean {
  return (runs[0] ?? []).some(({ method }) => method === 'unload')
}

function drawn(name: string, title: string, runs: readonly Run[], lists: Lists, capacity: number | undefined): Picture {
  const ways = runs.map((run) => readingsOf(run, lists))
  const most = Math.max(...ways.flat().map(({ used }) => used))
  const colours = new Map(
    [...new Set(ways.flat().flatMap(({ parts }) => parts.map((part) => part.name)))].map((part, index) => [
      part,
      COLOURS[index % COLOURS.length] ?? INK.line,
    ]),
  )
  const scale = (RIGHT - LEFT) / most
  let y = 38
  const parts: Markup[] = [note(LEFT, 14, 'bytes taken out of the pool at each step')]
  ways.forEach((readings, index) => {
    if (ways.length > 1) parts.push(label(LEFT, y, index === 0 ? 'Loading' : 'Unloading', { 'font-weight': 700 }))
    if (ways.length > 1) y += 18
    readings.forEach((reading, step) => {
      parts.push(row(reading, readings[step - 1]?.used ?? reading.used, y, scale, colours))
      y += ROW
    })
    y += 10
  })
  // A bar of one colour explains itself.
  if (colours.size > 1) {
    parts.push(legend(colours, y + 4))
    y += Math.ceil(colours.size / 2) * 18 + 8
  }
  if (capacity !== undefined) {
    parts.push(whole(most, capacity, y + 8))
    y += 48
  }
  return picture({
    name,
    title,
    description: ways.flat().map(inWords).join(' '),
    height: y,
    parts,
  })
}

/** What is taken when something happens, as a bar of its parts, and a rim around what has gone since the last time. */
function row(
  { event, used, parts }: Reading,
  before: number,
  y: number,
  scale: number,
  colours: ReadonlyMap<string, string>,
): Markup {
  let x = LEFT
  const bars = parts.map(({ name, bytes }) => {
    const bar = element('rect', {
      class: 'part',
      x,
      y: y + 4,
      width: bytes * scale,
      height: 12,
      fill: colours.get(name) ?? INK.line,
      stroke: INK.paper,
    })
    x += bytes * scale
    return bar
  })
  return group(
    { class: 'reading', 'data-used': used },
    digits(LEFT, y, event, { 'font-size': SMALL }),
    ...bars,
    ...(used >= before ? [] : [gone(LEFT + used * scale, y + 4.5, (before - used) * scale)]),
    ...(used === 0 ? [note(LEFT, y + 14, 'nothing')] : []),
    digits(WIDTH - 4, y + 14, grouped(used), { 'text-anchor': 'end', 'font-weight': 600 }),
  )
}

function gone(x: number, y: number, width: number): Markup {
  return element('rect', {
    class: 'gone',
    x,
    y,
    width,
    height: 11,
    fill: 'none',
    stroke: INK.line,
    'stroke-opacity': 0.75,
    'stroke-dasharray': '3 2.5',
  })
}

function legend(colours: ReadonlyMap<string, string>, y: number): Markup {
  return group(
    { class: 'legend', 'font-size': SMALL },
    ...[...colours].flatMap(([name, colour], index) => {
      const [x, base] = [LEFT + (index % 2) * 172, y + Math.floor(index / 2) * 18]
      return [
        element('rect', { x, y: base - 9, width: 10, height: 10, rx: 2, fill: colour }),
        label(x + 15, base, name),
      ]
    }),
  )
}

function inWords({ event, used, parts }: Reading): string {
  const made = parts.length < 2 ? '' : `, ${parts.map(({ name, bytes }) => `${name} ${grouped(bytes)}`).join(', ')}`
  return `${event}: ${grouped(used)} bytes${made}.`
}

/** How much that is of the whole pool. */
function whole(most: number, capacity: number, y: number): Markup {
  const width = WIDTH - 8
  return group(
    { class: 'whole' },
    note(LEFT, y + 2, `the most of it, in the whole pool of ${grouped(capacity)} bytes`),
    element('rect', {
      x: LEFT,
      y: y + 9,
      width,
      height: 12,
      rx: 2,
      fill: INK.line,
      'fill-opacity': 0.1,
      stroke: INK.line,
      'stroke-opacity': 0.4,
    }),
    element('rect', {
      class: 'part',
      x: LEFT,
      y: y + 9,
      width: (width * most) / capacity,
      height: 12,
      rx: 2,
      fill: INK.line,
      'fill-opacity': 0.65,
    }),
  )
}
