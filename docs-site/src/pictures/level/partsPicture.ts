import type { Fixture, FixtureRecord } from '../case/fixture.ts'
import { isList } from '../case/plain.ts'
import { readStory } from '../case/readStory.ts'
import type { Story } from '../case/story.ts'
import { INK, SMALL } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { hexadecimal } from '../svg/spell.ts'

const TOP = 28
const ROW = 26
const COLUMNS = [
  { verb: 'read', x: 222 },
  { verb: 'link', x: 276 },
  { verb: 'destroy', x: 330 },
] as const

type Verb = (typeof COLUMNS)[number]['verb']

/** What is done to the parts of a level, each in its turn: `read skyline model` is the second that is read. */
type Turns = Readonly<Record<Verb, readonly string[]>>

/** The parts of a level where they lie in its object, and in which order they are read, linked and destroyed. */
export function partsPicture(fixture: Fixture): Picture | undefined {
  const record = fixture.records.find(({ name }) => name[0] === 'LevelObject')
  const turns = fixture.cases
    .map((one) => turnsOf(readStory(one)))
    .find((told) => COLUMNS.every(({ verb }) => told[verb].length > 0))
  if (record === undefined || turns === undefined) return undefined
  const bottom = TOP + record.entries.length * ROW
  return picture({
    name: `${fixture.slug}-parts`,
    title: 'In which order parts come and go',
    description: COLUMNS.map(({ verb }) => `${WORDS[verb]}, in this order: ${turns[verb].join(', ')}.`).join(' '),
    height: bottom + 8,
    parts: [
      note(4, 16, 'the object of a level'),
      ...COLUMNS.map(({ verb, x }) => note(x, 16, WORDS[verb].toLowerCase(), { 'text-anchor': 'middle' })),
      ...rowsOf(record, turns),
    ],
  })
}

const WORDS: Readonly<Record<Verb, string>> = { read: 'Read', link: 'Linked', destroy: 'Gone' }

/** Notes of a platform, all that a case expects, by their first words. */
function turnsOf({ runs }: Story): Turns {
  const notes = (runs[0] ?? []).flatMap(({ method, expected }) => {
    const list = expected['']
    return method === 'notes' && isList(list) ? list.map(String) : []
  })
  const named = (verb: Verb): readonly string[] =>
    notes.filter((one) => one.startsWith(`${verb} `)).map((one) => one.slice(verb.length + 1))
  return { read: named('read'), link: named('link'), destroy: named('destroy') }
}

function rowsOf({ entries }: FixtureRecord, turns: Turns): readonly Markup[] {
  return entries.map(({ offset, field }, index) => {
    const y = TOP + index * ROW
    const name = wordsOf(field)
    return group(
      { class: 'part', 'data-part': name },
      element('rect', {
        x: 4,
        y,
        width: 184,
        height: ROW - 3,
        rx: 3,
        fill: INK.line,
        'fill-opacity': 0.06,
        stroke: INK.line,
        'stroke-opacity': 0.3,
      }),
      digits(40, y + 16, hexadecimal(offset[0]), {
        'text-anchor': 'end',
        'font-size': SMALL - 1,
        'fill-opacity': 0.75,
      }),
      label(48, y + 16, name === '' ? 'not used' : name, { 'font-size': SMALL }),
      ...COLUMNS.flatMap(({ verb, x }) => turn(verb, turns[verb].indexOf(name) + 1, x, y + (ROW - 3) / 2)),
    )
  })
}

function turn(verb: Verb, number: number, x: number, y: number): readonly Markup[] {
  if (number === 0) return []
  const gone = verb === 'destroy'
  return [
    group(
      { class: `turn ${verb}` },
      element('circle', {
        cx: x,
        cy: y,
        r: 10,
        fill: gone ? INK.answer : INK.paper,
        stroke: gone ? INK.answer : verb === 'read' ? INK.ray : INK.truth,
        'stroke-width': 1.6,
      }),
      label(x, y + 4.4, String(number), {
        'text-anchor': 'middle',
        'font-size': 12,
        'font-weight': 700,
        fill: gone ? INK.onAnswer : INK.line,
      }),
    ),
  ]
}

/** `skyBoxModel` is the sky box model. */
function wordsOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
