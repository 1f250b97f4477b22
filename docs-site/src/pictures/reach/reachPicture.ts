import { UNLOAD_MARGIN, URGENT_DISTANCE } from '@coney/streamed-world'
import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { line } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, HALO, label, note } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell } from '../svg/spell.ts'
import { ticks } from '../view/ticks.ts'
import { questionsOf, type Candidate, type Part, type Question } from './reach.ts'

/** Questions that one picture shows at most, and sectors of each. */
const MOST = { questions: 3, sectors: 8 }

const PLOT = { left: 96, right: WIDTH - 16 }
const ROW = 24

/** The questions of a case as rulers of distances: who is how far, who was seen, who is loaded, and who is chosen. */
export function reachPicture(story: Story): Picture | undefined {
  const questions = questionsOf(story.runs[0] ?? [])
    .filter(isTelling)
    .slice(0, MOST.questions)
  if (questions.length === 0) return undefined
  let y = 0
  const parts = questions.flatMap((question) => {
    const drawn = drawQuestion(question, y)
    y = drawn.bottom
    return drawn.parts
  })
  return picture({
    name: story.id,
    title: story.title,
    description: questions.map(inWords).join(' '),
    height: y + 22,
    parts: [...parts, legend(y + 10)],
  })
}

/** The search of the unit: the case that shows how far it reaches. */
export function howFarASearchReaches(fixture: Fixture): Picture | undefined {
  const claim = `${fixture.slug}/findPartToLoad.squared-against-plain`
  const story = fixture.cases.map(readStory).find(({ checks }) => checks.includes(claim))
  return story && reachPicture({ ...story, id: `${fixture.slug}-reach`, title: 'How far a search reaches' })
}

/** Of sectors that are all at the camera there is nothing to see. An update says something when it reads, drops, or finds no room. */
function isTelling({ kind, candidates, answer, read, dropped }: Question): boolean {
  if (candidates.length === 0 || candidates.length > MOST.sectors) return false
  if (candidates.some(({ squared }) => !Number.isFinite(squared))) return false
  if (candidates.every(({ squared }) => squared === 0)) return false
  return kind !== 'update' || read !== undefined || dropped !== undefined || answer === NO_ROOM
}

const NO_ROOM = 3

/** A limit that a question has, in squared metres. */
interface Limit {
  readonly squared: number
  readonly words: string
}

/** A search has the draw distance as its limit, taken as if it were squared; an update the margin behind what is wanted. */
function limitsOf({ kind, drawDistance, candidates }: Question): readonly Limit[] {
  if (kind === 'search' && drawDistance !== undefined) {
    return [{ squared: drawDistance, words: `reach √${spell(drawDistance)} = ${Math.sqrt(drawDistance).toFixed(2)} m` }]
  }
  if (kind !== 'update') return []
  const missing = candidates.filter(({ state }) => state !== 'loaded').map(({ squared }) => squared)
  const wanted = Math.min(...missing)
  return [
    { squared: URGENT_DISTANCE, words: `urgent below √${URGENT_DISTANCE} m` },
    ...(candidates.some(({ state }) => state === 'loaded') && missing.length > 0
      ? [{ squared: wanted + UNLOAD_MARGIN, words: `√(${spell(wanted)} + ${UNLOAD_MARGIN})` }]
      : []),
  ]
}

function drawQuestion(question: Question, top: number): { readonly parts: readonly Markup[]; readonly bottom: number } {
  const { candidates } = question
  const limits = limitsOf(question)
  const farthest = Math.max(...candidates.map(({ squared }) => Math.sqrt(squared)), 1)
  const shown = limits.filter(({ squared }) => Math.sqrt(squared) < farthest * 6)
  const most = Math.max(farthest, ...shown.map(({ squared }) => Math.sqrt(squared))) * 1.06
  const x = (metres: number): number => PLOT.left + (metres / most) * (PLOT.right - PLOT.left)
  const first = top + 24 + shown.length * 15
  const bottom = first + candidates.length * ROW
  return {
    bottom: bottom + 42,
    parts: [
      group(
        { class: 'question' },
        label(4, top + 14, asked(question), { 'font-weight': 600 }),
        scaleLine(x, most, first, bottom),
        ...shown.map((limit, index) => limitLine(limit, x(Math.sqrt(limit.squared)), top + 32 + index * 15, bottom)),
        ...candidates.map((candidate, index) =>
          row(candidate, x, first + (index + 0.5) * ROW, isChosen(question, candidate)),
        ),
      ),
    ],
  }
}

function scaleLine(x: (metres: number) => number, most: number, top: number, bottom: number): Markup {
  const numbers = ticks(0, most, 5)
  return group(
    { class: 'scale' },
    group(
      { stroke: INK.line, 'stroke-opacity': 0.14 },
      ...numbers.map((value) => line({ x: x(value), y: top }, { x: x(value), y: bottom }, {})),
    ),
    group(
      { class: 'ticks', 'data-axis': 'metres', 'text-anchor': 'middle', 'fill-opacity': 0.75 },
      ...numbers.map((value) => digits(x(value), bottom + 13, spell(value), { 'font-size': SMALL - 1 })),
    ),
    note(PLOT.left - 8, bottom + 13, 'metres away', { 'text-anchor': 'end', 'font-size': SMALL - 1 }),
  )
}

function limitLine({ words }: Limit, x: number, y: number, bottom: number): Markup {
  const left = x > WIDTH / 2
  return group(
    { class: 'limit' },
    line({ x, y: y - 8 }, { x, y: bottom }, { stroke: INK.ray, 'stroke-width': 1.6, 'stroke-dasharray': '5 3' }),
    label(x + (left ? -5 : 5), y, words, {
      ...HALO,
      'text-anchor': left ? 'end' : 'start',
      'font-size': SMALL - 1,
      fill: INK.ray,
    }),
  )
}

/** Who is chosen: the sector that is found, or all sectors of the part that is read or dropped. */
function isChosen({ kind, answer, read, dropped }: Question, { world, index, part }: Candidate): boolean {
  if (kind === 'search') return answer === index
  if (kind === 'drop') return answer === part
  const is = (one: Part | undefined): boolean => one?.world === world && one.part === part
  return is(read) || is(dropped)
}

function row(
  { world, index, part, squared, state }: Candidate,
  x: (metres: number) => number,
  y: number,
  chosen: boolean,
): Markup {
  const colour = chosen ? INK.answer : INK.line
  const end = x(Math.sqrt(squared))
  const inside = end > WIDTH - 92
  return group(
    { class: chosen ? 'candidate chosen' : 'candidate', 'data-sector': `${world} ${index}` },
    label(4, y + 4.5, `${world} ${index}`, { 'font-size': SMALL, 'font-weight': 600, fill: colour }),
    note(PLOT.left - 8, y + 4.5, `part ${part}`, { 'text-anchor': 'end', 'font-size': SMALL - 1 }),
    line(
      { x: x(0), y },
      { x: end, y },
      { stroke: colour, 'stroke-width': chosen ? 3 : 1.6, 'stroke-opacity': chosen ? 1 : 0.55 },
    ),
    state === 'loaded'
      ? element('rect', { class: 'point', x: end - 5.5, y: y - 5.5, width: 11, height: 11, fill: colour })
      : element('circle', {
          class: 'point',
          cx: end,
          cy: y,
          r: 5.5,
          fill: state === 'seen' ? colour : INK.paper,
          stroke: colour,
          'stroke-width': 1.6,
        }),
    digits(end + (inside ? -10 : 10), y + (inside ? -5 : 4), `${spell(squared)} m²`, {
      ...HALO,
      'text-anchor': inside ? 'end' : 'start',
      'font-size': SMALL - 1,
      fill: colour,
    }),
  )
}

function legend(y: number): Markup {
  const circle = (cx: number, full: boolean): Markup =>
    element('circle', {
      cx,
      cy: y - 4,
      r: 5,
      fill: full ? INK.line : INK.paper,
      stroke: INK.line,
      'stroke-width': 1.5,
    })
  return group(
    { class: 'legend', 'font-size': SMALL - 1 },
    circle(10, true),
    label(20, y, 'seen'),
    circle(66, false),
    label(76, y, 'not seen'),
    element('rect', { x: 146, y: y - 9, width: 10, height: 10, fill: INK.line }),
    label(161, y, 'loaded'),
    element('rect', { x: 220, y: y - 6, width: 16, height: 4, fill: INK.answer }),
    label(241, y, 'chosen'),
  )
}

function asked(question: Question): string {
  const { kind, answer, read, dropped, world } = question
  if (kind === 'search') return answer === null ? `${world}: nothing to read` : `${world}: sector ${answer} is found`
  if (kind === 'drop') return answer === null ? `${world}: nothing to drop` : `${world}: part ${answer} can be dropped`
  if (read !== undefined) return `Part ${read.part} of ${read.world} is read`
  return dropped === undefined ? 'No room, and nothing to drop' : `Part ${dropped.part} of ${dropped.world} is dropped`
}

function inWords(question: Question): string {
  const all = question.candidates.map(
    ({ world, index, part, squared, state }) =>
      `sector ${index} of ${world}, part ${part}, ${spell(squared)} square metres away, ${state === 'unseen' ? 'not seen' : state}`,
  )
  const limits = limitsOf(question).map(({ words }) => words)
  return `${all.join('; ')}. ${limits.length === 0 ? '' : `Limits: ${limits.join(', ')}. `}${asked(question)}.`
}
