import type { Fixture, FixtureRecord } from '../case/fixture.ts'
import { INK, SMALL } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { decimal, element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { grouped, hexadecimal } from '../svg/spell.ts'
import { poolNames, poolRecordOf, stretchesOf, type Stretch } from './pools.ts'
import { arraysOf } from './arrays.ts'

/** How a map divides memory into rows. */
interface Sheet {
  readonly rowBytes: number
  /** Height of a row. */
  readonly row: number
  /** Bytes from one offset that is written at its side to the next. */
  readonly marks: number
}

const PAGES: Sheet = { rowBytes: 0x1000, row: 7.8, marks: 0x10000 }
const LINES: Sheet = { rowBytes: 0x100, row: 11, marks: 0x400 }

const MAP = { left: 46, width: 152, top: 26 }
const LABEL_LEFT = MAP.left + MAP.width + 22
const LABEL_HEIGHT = 35

/** Whose bytes they are, in the order in which they get their colours. */
const COLOURS = [INK.second, INK.first, INK.third, INK.fourth, INK.fifth]

/** Owner of what is no pool. */
const ITSELF = 'the world itself'

/**
 * The physics world in memory, to scale: a row is a page of 4 KB, read like text from left to right, and each element of a
 * pool is a cell of its own.
 */
export function memoryPicture(fixture: Fixture): Picture | undefined {
  const record = poolRecordOf(fixture)
  if (record === undefined) return undefined
  const stretches = stretchesOf(record, poolNames(fixture))
  const elements = stretches.reduce((sum, { count }) => sum + (count > 1 ? count : 0), 0)
  const closing = `${grouped(record.size)} bytes, ${grouped(elements)} elements in pools; a row is 4 KB`
  return drawn(fixture, record, stretches, PAGES, closing)
}

/** A record with long arrays in memory, in rows of 256 bytes. */
export function arraysPicture(fixture: Fixture): Picture | undefined {
  const record = poolRecordOf(fixture)
  if (record === undefined) return undefined
  return drawn(fixture, record, arraysOf(record), LINES, `${grouped(record.size)} bytes; a row is 256 bytes`)
}

function drawn(
  { slug }: Fixture,
  record: FixtureRecord,
  stretches: readonly Stretch[],
  sheet: Sheet,
  closing: string,
): Picture {
  const bottom = MAP.top + Math.ceil(record.size / sheet.rowBytes) * sheet.row
  const colours = coloursOf(stretches)
  const labels = spread(
    stretches.map(({ offset, bytes }) => yOf(sheet, offset + bytes / 2)),
    bottom,
  )
  const rows = Math.ceil(colours.size / 2)
  return picture({
    name: `${slug}-memory`,
    title: `${record.name[0]} in memory`,
    description: `${grouped(record.size)} bytes in ${stretches.length} stretches: ${stretches.map(inWords).join('; ')}.`,
    height: bottom + 34 + rows * 18,
    parts: [
      ...stretches.map((stretch) => drawStretch(stretch, sheet, colours)),
      frame(record.size, sheet),
      offsets(record.size, sheet),
      ...stretches.flatMap((stretch, index) => labelled(stretch, labels[index] ?? 0, sheet, colours)),
      legend(bottom + 24, stretches, colours, closing),
    ],
  })
}

type Colours = ReadonlyMap<string, string>

function coloursOf(stretches: readonly Stretch[]): Colours {
  const owners = [...new Set(stretches.map(({ owner }) => owner))].filter((owner) => owner !== ITSELF)
  const all = owners.map((owner, index) => [owner, COLOURS[index % COLOURS.length] ?? INK.line] as const)
  return new Map([[ITSELF, INK.line], ...all])
}

function xOf({ rowBytes }: Sheet, offset: number): number {
  return MAP.left + ((offset % rowBytes) / rowBytes) * MAP.width
}

/** Top of the row that an offset is in. */
function yOf({ rowBytes, row }: Sheet, offset: number): number {
  return MAP.top + Math.floor(offset / rowBytes) * row
}

/** A stretch as the area that it covers, with its elements parted by lines of paper. */
function drawStretch(stretch: Stretch, sheet: Sheet, colours: Colours): Markup {
  const { offset, bytes, count, owner } = stretch
  const colour = colours.get(owner) ?? INK.line
  const stride = bytes / count
  const walls = Array.from({ length: count - 1 }, (_, index) => offset + (index + 1) * stride).filter(
    (wall) => wall % sheet.rowBytes !== 0,
  )
  return group(
    { class: 'stretch', 'data-offset': offset, 'data-bytes': bytes },
    element('path', {
      class: 'area',
      d: rowsOf(offset, bytes, sheet)
        .map(([from, to, y]) => `M${decimal(from)} ${decimal(y)}H${decimal(to)}v${sheet.row}H${decimal(from)}z`)
        .join(''),
      fill: colour,
      'fill-opacity': opacityOf(owner),
    }),
    ...(count < 2
      ? []
      : [
          element('path', {
            class: 'walls',
            d: walls.map((wall) => `M${decimal(xOf(sheet, wall))} ${decimal(yOf(sheet, wall))}v${sheet.row}`).join(''),
            stroke: INK.paper,
            'stroke-width': stride < 64 ? 0.35 : 0.9,
          }),
        ]),
    // Where one pool follows another of the same colour, a stronger line parts them.
    element('path', {
      class: 'start',
      d: `M${decimal(xOf(sheet, offset))} ${decimal(yOf(sheet, offset))}v${sheet.row}`,
      stroke: INK.line,
      'stroke-width': 1.6,
    }),
  )
}

/** The rows that bytes cover, as from, to and top. */
function rowsOf(
  offset: number,
  bytes: number,
  sheet: Sheet,
): readonly (readonly [from: number, to: number, y: number])[] {
  const { rowBytes } = sheet
  const end = offset + bytes
  const first = Math.floor(offset / rowBytes)
  const last = Math.floor((end - 1) / rowBytes)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const row = (first + index) * rowBytes
    const from = Math.max(offset, row)
    const to = Math.min(end, row + rowBytes)
    return [xOf(sheet, from), to === row + rowBytes ? MAP.left + MAP.width : xOf(sheet, to), yOf(sheet, row)] as const
  })
}

/** Lines of paper between the rows, so that each can be told from the next. */
function frame(size: number, { rowBytes, row: height }: Sheet): Markup {
  const rows = Math.ceil(size / rowBytes)
  const lines = Array.from(
    { length: rows + 1 },
    (_, row) => `M${MAP.left} ${decimal(MAP.top + row * height)}h${MAP.width}`,
  )
  return element('path', { class: 'rows', d: lines.join(''), stroke: INK.paper, 'stroke-width': 1.1 })
}

/** Offsets on the left. */
function offsets(size: number, sheet: Sheet): Markup {
  const { marks, row } = sheet
  const count = Math.floor(size / marks) + 1
  return group(
    { class: 'offsets', 'text-anchor': 'end', 'fill-opacity': 0.75 },
    ...Array.from({ length: count }, (_, index) => {
      const y = yOf(sheet, index * marks)
      return digits(MAP.left - 5, y + row / 2 + 4, (index * marks).toString(16), { 'font-size': SMALL - 1 })
    }),
    digits(MAP.left - 5, MAP.top - 10, 'hex', { 'font-size': SMALL - 1 }),
  )
}

/** Name and offset of a stretch beside the map, and a line to where its middle is. */
function labelled(
  { offset, bytes, count, name, owner }: Stretch,
  y: number,
  sheet: Sheet,
  colours: Colours,
): readonly Markup[] {
  const middle = yOf(sheet, offset + bytes / 2) + sheet.row / 2
  const colour = colours.get(owner) ?? INK.line
  return [
    element('path', {
      class: 'leader',
      d: `M${MAP.left + MAP.width + 2} ${decimal(middle)}h5L${LABEL_LEFT - 6} ${decimal(y + 10)}h3`,
      fill: 'none',
      stroke: colour,
      'stroke-opacity': 0.8,
    }),
    label(LABEL_LEFT, y + 10, count > 1 ? `${count} ${name}` : name, {
      'font-size': 12,
      'font-weight': 700,
      fill: colour,
    }),
    digits(LABEL_LEFT, y + 23, `${hexadecimal(offset)}${count > 1 ? `, ${hexadecimal(bytes / count)} each` : ''}`, {
      'font-size': SMALL - 1,
      'fill-opacity': 0.75,
    }),
  ]
}

/** Labels as near to where they belong as they can be without standing on each other. */
function spread(wanted: readonly number[], bottom: number): readonly number[] {
  const down = wanted.reduce<number[]>((all, y) => [...all, Math.max(y, (all.at(-1) ?? 0) + LABEL_HEIGHT)], [])
  return down.reduceRight<number[]>((all, y) => [Math.min(y, (all[0] ?? bottom) - LABEL_HEIGHT), ...all], [])
}

function legend(y: number, stretches: readonly Stretch[], colours: Colours, closing: string): Markup {
  return group(
    { class: 'legend', 'font-size': SMALL },
    ...[...colours].flatMap(([owner, colour], index) => {
      const x = 8 + (index % 2) * 176
      const row = y + Math.floor(index / 2) * 18
      const bytes = stretches.filter((one) => one.owner === owner).reduce((sum, one) => sum + one.bytes, 0)
      return [
        element('rect', {
          x,
          y: row - 9,
          width: 10,
          height: 10,
          rx: 2,
          fill: colour,
          'fill-opacity': opacityOf(owner),
        }),
        label(x + 15, row, `${owner}, ${sized(bytes)}`),
      ]
    }),
    note(8, y + Math.ceil(colours.size / 2) * 18 + 3, closing),
  )
}

function sized(bytes: number): string {
  return bytes < 4096 ? `${grouped(bytes)} B` : `${Math.round(bytes / 1024)} KB`
}

function opacityOf(owner: string): number {
  return owner === ITSELF ? 0.55 : 0.8
}

function inWords({ offset, count, name, meaning, bytes }: Stretch): string {
  return `at ${hexadecimal(offset)} ${count > 1 ? `${count} ${name}` : `${bytes} bytes`}: ${meaning}`
}
