import type { Fixture } from '../case/fixture.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { arrowHead, line } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { label, note, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { passOf, type Met, type Pass } from './pass.ts'

const TOP = 34
const ROW = 34
const START = 84
const GATES = { pvs: 118, walls: 172 }
const ENDS = { drawn: 218, marked: 266, answer: 330 }

/** Where a line that nothing stops ends. */
const FAR = 296

/** A pass over a world: each sector that was met is a line, which the gates stop or let through. */
export function passPicture(story: Story): Picture | undefined {
  const pass = passOf(story.runs[0] ?? [])
  if (pass === undefined || !isTelling(pass)) return undefined
  const bottom = TOP + pass.met.length * ROW
  const sentence = inWords(pass)
  const closing = paragraph(WIDTH / 2, bottom + 18, sentence, WIDTH - 10, { 'text-anchor': 'middle' })
  return picture({
    name: story.id,
    title: story.title,
    description: `${pass.met.map(metInWords).join(' ')} ${sentence}`,
    height: bottom + closing.height + 12,
    parts: [
      ...gates(pass, bottom),
      ...pass.met.map((met, index) => drawMet(met, TOP + (index + 0.5) * ROW)),
      ...closing.parts,
    ],
  })
}

/** A single sector that nothing hides is no picture. */
function isTelling({ met }: Pass): boolean {
  return met.length > 1 || met.some(({ hiddenByPvs, hiddenByWall }) => hiddenByPvs || hiddenByWall)
}

/** The pass of the unit: the case in which most is told of its sectors. */
export function visibilityPass(fixture: Fixture): Picture | undefined {
  const counts = fixture.cases.map(readStory).map((story) => ({ story, count: countOf(story) }))
  const most = Math.max(0, ...counts.map(({ count }) => count))
  const story = counts.find(({ count }) => count > 0 && count === most)?.story
  return story && passPicture({ ...story, id: `${fixture.slug}-pass`, title: 'What becomes of a sector in a pass' })
}

function countOf({ runs }: Story): number {
  return passOf(runs[0] ?? [])?.met.reduce((sum, met) => sum + answersOf(met).length, 0) ?? 0
}

function answersOf({ askedPvs, askedWalls, drawn, marked, answer }: Met): readonly boolean[] {
  return [askedPvs, askedWalls, drawn, marked, answer].filter((one) => one !== undefined)
}

/** The two gates and the heads of the columns, those that the case speaks of. */
function gates({ met }: Pass, bottom: number): readonly Markup[] {
  const asks = {
    pvs: met.some(({ askedPvs, hiddenByPvs }) => askedPvs !== undefined || hiddenByPvs),
    walls: met.some(({ askedWalls, hiddenByWall }) => askedWalls !== undefined || hiddenByWall),
  }
  const heads = (Object.keys(ENDS) as (keyof typeof ENDS)[]).filter((end) => met.some((one) => one[end] !== undefined))
  return [
    note(4, 18, 'sector'),
    ...(['pvs', 'walls'] as const)
      .filter((gate) => asks[gate])
      .flatMap((gate) => [
        note(GATES[gate], 18, gate === 'pvs' ? 'PVS' : 'walls', { 'text-anchor': 'middle' }),
        line(
          { x: GATES[gate], y: TOP - 6 },
          { x: GATES[gate], y: bottom },
          { class: 'gate', stroke: INK.line, 'stroke-opacity': 0.35, 'stroke-width': 6 },
        ),
      ]),
    ...heads.map((end) => note(ENDS[end], 18, end, { 'text-anchor': 'middle' })),
  ]
}

function drawMet(met: Met, y: number): Markup {
  const stopped = met.hiddenByWall && met.askedWalls !== false && met.index >= 0
  const end = stopped ? GATES.walls : FAR
  const byPvs = met.hiddenByPvs && met.askedPvs !== false
  const colour = stopped || byPvs ? INK.answer : INK.truth
  return group(
    { class: 'met', 'data-place': met.place },
    label(4, y + 5, met.index < 0 ? 'no index' : `index ${met.index}`, { 'font-size': SMALL, 'font-weight': 600 }),
    line(
      { x: START, y },
      { x: byPvs ? GATES.pvs : end, y },
      { class: 'way', stroke: byPvs ? INK.line : colour, 'stroke-width': 2.4 },
    ),
    ...(byPvs && !stopped ? [beyondPvs(GATES.pvs, end, y)] : []),
    ...(byPvs && stopped ? [beyondPvs(GATES.pvs, GATES.walls, y)] : []),
    ...arrowHead({ x: end + 2, y }, { x: 1, y: 0 }, 8, stopped || byPvs ? INK.answer : INK.truth),
    ...asked(GATES.pvs, y, met.askedPvs, met.hiddenByPvs),
    ...asked(GATES.walls, y, met.index < 0 ? undefined : met.askedWalls, met.hiddenByWall && met.index >= 0),
    ...told(ENDS.drawn, y, met.drawn),
    ...told(ENDS.marked, y, met.marked),
    ...answered(met.answer, y),
  )
}

/** What PVS hides goes on all the same, for the walls are asked about it, too. */
function beyondPvs(from: number, to: number, y: number): Markup {
  return line(
    { x: from, y },
    { x: to, y },
    { class: 'way hidden', stroke: INK.answer, 'stroke-width': 1.8, 'stroke-dasharray': '3 3' },
  )
}

/** A gate that hides has a cross; one that was asked and does not, a ring. */
function asked(x: number, y: number, isAsked: boolean | undefined, hides: boolean): readonly Markup[] {
  if (isAsked === false) return []
  if (hides) {
    return [
      element('circle', { class: 'hides', cx: x, cy: y, r: 8.5, fill: INK.answer }),
      label(x, y + 4.5, '✗', { 'text-anchor': 'middle', 'font-size': 12, 'font-weight': 700, fill: INK.onAnswer }),
    ]
  }
  if (isAsked === undefined) return []
  return [
    element('circle', {
      class: 'passes',
      cx: x,
      cy: y,
      r: 6,
      fill: INK.paper,
      stroke: INK.line,
      'stroke-width': 1.6,
    }),
  ]
}

/** A full point where the case says yes, an empty one where it says no. */
function told(x: number, y: number, yes: boolean | undefined): readonly Markup[] {
  if (yes === undefined) return []
  return [
    element('circle', {
      class: yes ? 'yes' : 'no',
      cx: x,
      cy: y,
      r: 7,
      fill: yes ? INK.truth : INK.paper,
      stroke: yes ? INK.truth : INK.line,
      'stroke-width': 1.5,
      'stroke-dasharray': yes ? undefined : '2.5 2.5',
    }),
  ]
}

function answered(answer: boolean | undefined, y: number): readonly Markup[] {
  if (answer === undefined) return []
  return [
    label(ENDS.answer, y + 5, answer ? 'sector' : 'null', {
      'text-anchor': 'middle',
      'font-size': SMALL,
      'font-weight': 600,
      fill: answer ? INK.truth : INK.answer,
    }),
  ]
}

function inWords({ met, counted, walks }: Pass): string {
  const marked = met.some((one) => one.marked !== undefined)
    ? [`${met.filter((one) => one.marked === true).length} of ${met.length} marked`]
    : []
  const drawn = met.some((one) => one.drawn !== undefined)
    ? [`${met.filter((one) => one.drawn === true).length} drawn`]
    : []
  const count = counted === undefined ? [] : [`${counted} counted`]
  const walked = walks === undefined ? [] : [walks === 1 ? 'one walk' : `${walks} walks`]
  const all = [...marked, ...drawn, ...count, ...walked].join(', ')
  return all === '' ? `${met.length} met.` : `${all}.`
}

function metInWords(met: Met): string {
  const name = met.index < 0 ? 'A sector without an index' : `The sector with the index ${met.index}`
  const hidden = [
    ...(met.hiddenByPvs && met.askedPvs !== false ? ['hidden by PVS'] : []),
    ...(met.hiddenByWall && met.askedWalls !== false && met.index >= 0 ? ['hidden by a wall'] : []),
  ]
  const what = hidden.length === 0 ? 'met' : hidden.join(' and ')
  const after = [
    ...(met.drawn === undefined ? [] : [met.drawn ? 'drawn' : 'not drawn']),
    ...(met.marked === undefined ? [] : [met.marked ? 'marked' : 'not marked']),
    ...(met.answer === undefined ? [] : [met.answer ? 'the answer is the sector' : 'the answer is null']),
  ]
  return `${name} is ${[what, ...after].join(', ')}.`
}
