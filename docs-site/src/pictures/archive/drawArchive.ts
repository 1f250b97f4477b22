import { arrowHead, line } from '../svg/arrow.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { grouped } from '../svg/spell.ts'
import type { Archive, Entry } from './archive.ts'

/** Every file begins at a multiple of this: `wad/SECTOR_BYTES`. */
const SECTOR = 2048

/** Sectors that a picture shows one by one. */
const MOST_SECTORS = 12

const CARD = { width: 148, height: 42, gap: 8 }
const COLUMN_LEFT = 196
const COLOURS = [INK.first, INK.second, INK.third, INK.fourth, INK.fifth]

export interface DrawnArchive {
  readonly parts: readonly Markup[]
  readonly bottom: number
  readonly words: string
}

/** Entries of an index as cards, and the archive beside them to scale, sector by sector, with an arrow to each file. */
export function drawArchive(archive: Archive, top: number): DrawnArchive {
  const { entries, size } = archive
  const end = Math.max(size ?? 0, ...entries.map((entry) => entry.offset + entry.size))
  const sectors = Math.max(1, Math.ceil(end / SECTOR))
  const cards = entries.length * (CARD.height + CARD.gap)
  const height = Math.max(cards - CARD.gap, sectors > MOST_SECTORS ? 200 : Math.min(260, sectors * 34), 60)
  const y = (offset: number): number => top + (offset / (sectors * SECTOR)) * height
  const right = WIDTH - 8 - grouped(sectors * SECTOR).length * 7.3
  return {
    bottom: top + height + 12,
    words: inWords(archive),
    parts: [
      note(4, top - 7, 'the index'),
      note(COLUMN_LEFT, top - 7, 'the archive, to scale'),
      column(top, height, right),
      ...(sectors > MOST_SECTORS ? [] : [sectorLines(sectors, y, right)]),
      offsets(sectors, y),
      ...entries.map((entry, index) => drawEntry(entry, index, top, y, right, size)),
      ...(size === undefined ? [] : [endLine(size, y(size), top + height, right)]),
    ],
  }
}

function column(top: number, height: number, right: number): Markup {
  return element('rect', {
    class: 'archive',
    x: COLUMN_LEFT,
    y: top,
    width: right - COLUMN_LEFT,
    height,
    fill: INK.line,
    'fill-opacity': 0.04,
    stroke: INK.line,
    'stroke-opacity': 0.5,
  })
}

function sectorLines(sectors: number, y: (offset: number) => number, right: number): Markup {
  return group(
    { class: 'sectors', stroke: INK.line, 'stroke-opacity': 0.35, 'stroke-dasharray': '3 3' },
    ...Array.from({ length: sectors - 1 }, (_, index) => {
      const at = y((index + 1) * SECTOR)
      return line({ x: COLUMN_LEFT, y: at }, { x: right, y: at }, {})
    }),
  )
}

function offsets(sectors: number, y: (offset: number) => number): Markup {
  const shown = sectors > MOST_SECTORS ? [0, sectors] : Array.from({ length: sectors + 1 }, (_, sector) => sector)
  return group(
    { class: 'ticks', 'data-axis': 'offset', 'text-anchor': 'end', 'fill-opacity': 0.75 },
    ...shown.map((sector) =>
      digits(WIDTH - 3, y(sector * SECTOR) + 4, grouped(sector * SECTOR), { 'font-size': SMALL - 1 }),
    ),
  )
}

function drawEntry(
  { name, offset, size, hash }: Entry,
  index: number,
  top: number,
  y: (offset: number) => number,
  right: number,
  end: number | undefined,
): Markup {
  const colour = COLOURS[index % COLOURS.length] ?? INK.line
  const cardTop = top + index * (CARD.height + CARD.gap)
  const [from, to] = [
    { x: 4 + CARD.width, y: cardTop + CARD.height / 2 },
    { x: COLUMN_LEFT - 1, y: y(offset) + Math.min(1.5, (y(offset + size) - y(offset)) / 2) },
  ]
  const outside = end !== undefined && offset + size > end
  return group(
    { class: 'entry', 'data-offset': offset, 'data-size': size },
    element('rect', {
      class: 'card',
      x: 4,
      y: cardTop,
      width: CARD.width,
      height: CARD.height,
      rx: 4,
      fill: colour,
      'fill-opacity': 0.12,
      stroke: colour,
    }),
    label(11, cardTop + 17, name === undefined ? `entry ${index}` : short(name), {
      'font-size': SMALL,
      'font-weight': 600,
    }),
    digits(11, cardTop + 34, `0x${hash.toString(16).padStart(8, '0')}`, { 'font-size': SMALL - 1 }),
    note(CARD.width, cardTop + 34, sized(size), { 'text-anchor': 'end', 'font-size': SMALL - 1 }),
    line(from, to, { stroke: colour, 'stroke-width': 1.3 }),
    ...arrowHead(to, { x: to.x - from.x, y: to.y - from.y }, 8, colour),
    element('rect', {
      class: outside ? 'file outside' : 'file',
      x: COLUMN_LEFT,
      y: y(offset),
      width: right - COLUMN_LEFT,
      height: Math.max(y(offset + size) - y(offset), size === 0 ? 0 : 2.5),
      fill: colour,
      'fill-opacity': 0.55,
      stroke: colour,
      'stroke-dasharray': outside ? '3 2' : undefined,
    }),
  )
}

/** Where the archive ends, if the case says so. */
function endLine(size: number, y: number, bottom: number, right: number): Markup {
  return group(
    { class: 'end' },
    line({ x: COLUMN_LEFT - 6, y }, { x: right + 3, y }, { stroke: INK.answer, 'stroke-width': 2 }),
    digits((COLUMN_LEFT + right) / 2, y > bottom - 18 ? y - 5 : y + 15, `end ${grouped(size)}`, {
      'text-anchor': 'middle',
      'font-size': SMALL - 1,
      fill: INK.answer,
    }),
  )
}

function sized(size: number): string {
  return size > 999_999 ? `${(size / 1e9).toFixed(2)} GB` : `${grouped(size)} B`
}

function short(name: string): string {
  return name.length > 19 ? `…${name.slice(-18)}` : name
}

function inWords({ entries, size }: Archive): string {
  const files = entries.map(
    (entry, index) =>
      `${entry.name ?? `Entry ${index}`} has ${grouped(entry.size)} bytes from ${grouped(entry.offset)} on.`,
  )
  return [...files, ...(size === undefined ? [] : [`The archive has ${grouped(size)} bytes.`])].join(' ')
}
