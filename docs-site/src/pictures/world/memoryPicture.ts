import type { Fixture } from '../case/fixture.ts'
import { INK, SMALL } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { decimal, element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { grouped, hexadecimal } from '../svg/spell.ts'
import { poolNames, poolRecordOf, stretchesOf, type Owner, type Stretch } from './pools.ts'

/** Bytes in a row of the map. */
const ROW_BYTES = 0x1000
const ROW = 7.8
const MAP = { left: 46, width: 152, top: 26 }
const LABEL_LEFT = MAP.left + MAP.width + 22
const LABEL_HEIGHT = 35

const COLOURS: Readonly<Record<Owner, string>> = {
  'the world itself': INK.line,
  humans: INK.second,
  'world objects': INK.first,
  'glass panes': INK.third,
  cars: INK.fourth,
}

/**
 * The whole object in memory, to scale: a row is a page of 4 KB, read like text from left to right, and each element of a
 * pool is a cell of its own.
 */
export function memoryPicture(fixture: Fixture): Picture | undefined {
  const record = poolRecordOf(fixture)
  if (record === undefined) return undefined
  const stretches = stretchesOf(record, poolNames(fixture))
  const rows = Math.ceil(record.size / ROW_BYTES)
  const bottom = MAP.top + rows * ROW
  const labels = spread(
    stretches.map(({ offset, bytes }) => yOf(offset + bytes / 2)),
    bottom,
  )
  const elements = stretches.reduce((sum, { count }) => sum + (count > 1 ? count : 0), 0)
  return picture({
    name: `${fixture.slug}-memory`,
    title: `${record.name[0]} in memory`,
    description: `${grouped(record.size)} bytes in ${stretches.length} stretches: ${stretches.map(inWords).join('; ')}.`,
    height: bottom + 88,
    parts: [
      ...stretches.map(drawStretch),
      frame(record.size),
      offsets(record.size),
      ...stretches.flatMap((stretch, index) => labelled(stretch, labels[index] ?? 0)),
      legend(
        bottom + 24,
        stretches,
        `${grouped(record.size)} bytes, ${grouped(elements)} elements in pools; a row is 4 KB`,
      ),
    ],
  })
}

function xOf(offset: number): number {
  return MAP.left + ((offset % ROW_BYTES) / ROW_BYTES) * MAP.width
}

/** Top of the row that an offset is in. */
function yOf(offset: number): number {
  return MAP.top + Math.floor(offset / ROW_BYTES) * ROW
}

/** A stretch as the area that it covers, with its elements parted by lines of paper. */
function drawStretch(stretch: Stretch): Markup {
  const { offset, bytes, count, owner } = stretch
  const colour = COLOURS[owner]
  const stride = bytes / count
  const walls = Array.from({ length: count - 1 }, (_, index) => offset + (index + 1) * stride).filter(
    (wall) => wall % ROW_BYTES !== 0,
  )
  return group(
    { class: 'stretch', 'data-offset': offset, 'data-bytes': bytes },
    element('path', {
      class: 'area',
      d: rowsOf(offset, bytes)
        .map(([from, to, y]) => `M${decimal(from)} ${decimal(y)}H${decimal(to)}v${ROW}H${decimal(from)}z`)
        .join(''),
      fill: colour,
      'fill-opacity': opacityOf(owner),
    }),
    ...(count < 2
      ? []
      : [
          element('path', {
            class: 'walls',
            d: walls.map((wall) => `M${decimal(xOf(wall))} ${decimal(yOf(wall))}v${ROW}`).join(''),
            stroke: INK.paper,
            'stroke-width': stride < 64 ? 0.35 : 0.9,
          }),
        ]),
    // Where one pool follows another of the same colour, a stronger line parts them.
    element('path', {
      class: 'start',
      d: `M${decimal(xOf(offset))} ${decimal(yOf(offset))}v${ROW}`,
      stroke: INK.line,
      'stroke-width': 1.6,
    }),
  )
}

/** The rows that bytes cover, as from, to and top. */
function rowsOf(offset: number, bytes: number): readonly (readonly [from: number, to: number, y: number])[] {
  const end = offset + bytes
  const first = Math.floor(offset / ROW_BYTES)
  const last = Math.floor((end - 1) / ROW_BYTES)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const row = (first + index) * ROW_BYTES
    const from = Math.max(offset, row)
    const to = Math.min(end, row + ROW_BYTES)
    return [xOf(from), to === row + ROW_BYTES ? MAP.left + MAP.width : xOf(to), yOf(row)] as const
  })
}

/** Lines of paper between the rows, so that each can be told from the next. */
function frame(size: number): Markup {
  const rows = Math.ceil(size / ROW_BYTES)
  const lines = Array.from(
    { length: rows + 1 },
    (_, row) => `M${MAP.left} ${decimal(MAP.top + row * ROW)}h${MAP.width}`,
  )
  return element('path', { class: 'rows', d: lines.join(''), stroke: INK.paper, 'stroke-width': 1.1 })
}

/** Offsets on the left, every 64 KB. */
function offsets(size: number): Markup {
  const count = Math.floor(size / 0x10000) + 1
  return group(
    { class: 'offsets', 'text-anchor': 'end', 'fill-opacity': 0.75 },
    ...Array.from({ length: count }, (_, index) => {
      const y = yOf(index * 0x10000)
      return digits(MAP.left - 5, y + 7.5, `${(index * 0x10000).toString(16)}`, { 'font-size': SMALL - 1 })
    }),
    digits(MAP.left - 5, MAP.top - 10, 'hex', { 'font-size': SMALL - 1 }),
  )
}

/** Name and offset of a stretch beside the map, and a line to where its middle is. */
function labelled({ offset, bytes, count, name, owner }: Stretch, y: number): readonly Markup[] {
  const middle = yOf(offset + bytes / 2) + ROW / 2
  const colour = COLOURS[owner]
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

function legend(y: number, stretches: readonly Stretch[], closing: string): Markup {
  const owners = (Object.keys(COLOURS) as Owner[]).filter((owner) =>
    stretches.some((stretch) => stretch.owner === owner),
  )
  return group(
    { class: 'legend', 'font-size': SMALL },
    ...owners.flatMap((owner, index) => {
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
          fill: COLOURS[owner],
          'fill-opacity': opacityOf(owner),
        }),
        label(x + 15, row, `${owner}, ${Math.round(bytes / 1024)} KB`),
      ]
    }),
    note(8, y + 57, closing),
  )
}

function opacityOf(owner: Owner): number {
  return owner === 'the world itself' ? 0.55 : 0.8
}

function inWords({ offset, count, name, meaning, bytes }: Stretch): string {
  return `at ${hexadecimal(offset)} ${count > 1 ? `${count} ${name}` : `${bytes} bytes`}: ${meaning}`
}
