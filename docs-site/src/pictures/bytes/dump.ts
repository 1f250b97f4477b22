import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, note, paragraph } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { hexadecimal } from '../svg/spell.ts'
import type { Group } from './format.ts'

const ROW_BYTES = 16
const LEFT = 36
const CELL = { width: (WIDTH - LEFT - 2) / ROW_BYTES, height: 19 }
const ROW = CELL.height + 3
const COLOURS = [INK.first, INK.second, INK.third, INK.fourth, INK.fifth]

export interface Dump {
  readonly parts: readonly Markup[]
  readonly bottom: number
}

/**
 * Bytes in rows of sixteen with the offset of each row, every group of them in a colour of its own, its fields apart; and
 * below, what the groups say. Bytes that should be there and are not have a dashed rim.
 */
export function drawDump(bytes: readonly number[], groups: readonly Group[], top: number): Dump {
  const end = Math.max(bytes.length, ...groups.map(endOf))
  const rows = Math.max(1, Math.ceil(end / ROW_BYTES))
  const { lines, bottom } = legend(groups, top + rows * ROW + 16)
  return {
    bottom,
    parts: [
      group(
        { class: 'rows', 'text-anchor': 'end', 'fill-opacity': 0.75 },
        ...Array.from({ length: rows }, (_, row) =>
          digits(LEFT - 6, top + row * ROW + 14, hexadecimal(row * ROW_BYTES), { 'font-size': SMALL - 1 }),
        ),
      ),
      ...groups.map((one, index) => drawGroup(one, colourOf(index), bytes, top)),
      ...lines,
      ...(end === 0 ? [note(LEFT + 4, top + 14, 'no byte at all')] : []),
    ],
  }
}

function endOf({ at, fields }: Group): number {
  return at + fields.reduce((sum, size) => sum + size, 0)
}

function drawGroup({ at, fields }: Group, colour: string, bytes: readonly number[], top: number): Markup {
  let from = at
  const drawn = fields.flatMap((size, index) => {
    const field = Array.from({ length: size }, (_, byte) => from + byte)
    from += size
    return field.map((byte) => cell(byte, bytes[byte], colour, index % 2 === 0 ? 0.3 : 0.16, top))
  })
  return group({ class: 'group', 'data-at': at }, ...drawn)
}

function cell(at: number, byte: number | undefined, colour: string, opacity: number, top: number): Markup {
  const [x, y] = [LEFT + (at % ROW_BYTES) * CELL.width, top + Math.floor(at / ROW_BYTES) * ROW]
  const missing = byte === undefined
  const rim = element('rect', {
    class: missing ? 'byte missing' : 'byte',
    x,
    y,
    width: CELL.width,
    height: CELL.height,
    fill: missing ? 'none' : colour,
    'fill-opacity': missing ? undefined : opacity,
    stroke: missing ? colour : undefined,
    'stroke-dasharray': missing ? '2 2' : undefined,
  })
  if (missing) return rim
  const text = byte.toString(16).padStart(2, '0')
  return group({}, rim, digits(x + CELL.width / 2, y + 13.5, text, { 'text-anchor': 'middle', 'font-size': SMALL - 1 }))
}

/** What each group says, in as many lines as that takes. */
function legend(groups: readonly Group[], top: number): { readonly lines: readonly Markup[]; readonly bottom: number } {
  let y = top
  const lines = groups.map(({ at, words }, index) => {
    const text = paragraph(LEFT + 20, y, words, WIDTH - LEFT - 22, { 'font-size': SMALL })
    const line = group(
      { class: 'legend' },
      element('rect', { x: 2, y: y - 9, width: 9, height: 10, rx: 2, fill: colourOf(index), 'fill-opacity': 0.7 }),
      digits(LEFT + 12, y, hexadecimal(at), { 'text-anchor': 'end', 'font-size': SMALL - 1 }),
      ...text.parts,
    )
    y += text.height
    return line
  })
  return { lines, bottom: y - 8 }
}

function colourOf(index: number): string {
  return COLOURS[index % COLOURS.length] ?? INK.line
}
