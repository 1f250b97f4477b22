import { isList, isRecord } from '../case/plain.ts'
import type { Run, Step, Story } from '../case/story.ts'
import { INK, SMALL, WIDTH } from '../svg/ink.ts'
import { digits, label, note } from '../svg/letters.ts'
import { element, group, type Markup } from '../svg/markup.ts'
import { picture, type Picture } from '../svg/picture.ts'
import { spell } from '../svg/spell.ts'
import { bytesOf } from './bytes.ts'

/** Bytes of a source that was asked for, or that was made a part of. */
interface Range {
  readonly kind: 'part' | 'read' | 'asked'
  readonly from: number
  readonly length: number
  readonly words: string
  /** Why it failed, if it did. */
  readonly fault: string | undefined
}

interface Source {
  readonly bytes: readonly number[]
  /** Bytes that it says to have, and has not. */
  readonly missing: number
  readonly ranges: readonly Range[]
}

const SOURCES = ['memory', 'file', 'blob']

/** Bytes that have room in a row. */
const MOST = 12

const LEFT = 96
const TOP = 24
const ROW = 24

/** A source of bytes, and under it what is read of it and what is asked of the file. */
export function rangesPicture(story: Story): Picture | undefined {
  const source = sourceOf(story.runs[0] ?? [])
  if (source === undefined) return undefined
  const { bytes, missing, ranges } = source
  const width = Math.min(30, (WIDTH - LEFT - 6) / Math.max(...ranges.map(endOf), bytes.length + missing))
  return picture({
    name: story.id,
    title: story.title,
    description: `${bytes.length} bytes${missing === 0 ? '' : ` of ${bytes.length + missing}`}. ${ranges.map(inWords).join(' ')}`,
    height: TOP + (ranges.length + 1) * ROW + 12,
    parts: [
      note(4, TOP + 15, 'bytes'),
      ...Array.from({ length: bytes.length + missing }, (_, at) => cell(at, bytes[at], width)),
      ...ranges.map((range, index) => drawRange(range, TOP + (index + 1) * ROW + 6, width)),
    ],
  })
}

function sourceOf(run: Run): Source | undefined {
  const made = run.find(({ method }) => SOURCES.includes(method))
  const bytes = bytesOf(made?.givens['bytes'])
  const missing = Number(made?.givens['longer'] ?? 0)
  if (bytes === undefined || bytes.length + missing > MOST) return undefined
  const ranges = rangesOf(run).filter((range) => range.from >= 0 && endOf(range) <= MOST)
  return ranges.length < 2 ? undefined : { bytes, missing, ranges }
}

/** The ranges in the order of the case; what is read of a part counts from where the part begins. */
function rangesOf(run: Run): readonly Range[] {
  let start = 0
  return run.flatMap((step) => {
    const { method, givens, throws } = step
    if (method === 'asked') return askedIn(step)
    if (method !== 'read' && method !== 'part') return []
    const [offset, length] = [
      Number(givens[method === 'read' ? 'offset' : 'start']),
      Number(givens[method === 'read' ? 'length' : 'size']),
    ]
    const from = start + offset
    if (method === 'part' && throws === undefined) start = from
    return [{ kind: method, from, length, words: `${method} ${spell(offset)}, ${spell(length)}`, fault: throws }]
  })
}

function askedIn({ expected }: Step): readonly Range[] {
  const list = expected['']
  if (!isList(list)) return []
  return list.filter(isRecord).map(({ offset, length }) => ({
    kind: 'asked',
    from: Number(offset),
    length: Number(length),
    words: `asked ${String(offset)}, ${String(length)}`,
    fault: undefined,
  }))
}

function endOf({ from, length }: Range): number {
  return from + length
}

function cell(at: number, byte: number | undefined, width: number): Markup {
  const x = LEFT + at * width
  return group(
    { class: byte === undefined ? 'cell missing' : 'cell' },
    digits(x + width / 2, TOP - 8, String(at), {
      'text-anchor': 'middle',
      'font-size': SMALL - 1,
      'fill-opacity': 0.75,
    }),
    element('rect', {
      class: 'byte',
      x: x + 1,
      y: TOP,
      width: width - 2,
      height: 22,
      rx: 3,
      fill: INK.line,
      'fill-opacity': byte === undefined ? 0 : 0.1,
      stroke: INK.line,
      'stroke-opacity': 0.4,
      'stroke-dasharray': byte === undefined ? '3 3' : undefined,
    }),
    ...(byte === undefined
      ? []
      : [digits(x + width / 2, TOP + 15, byte.toString(16).padStart(2, '0'), { 'text-anchor': 'middle' })]),
  )
}

const COLOURS: Readonly<Record<Range['kind'], string>> = { part: INK.line, read: INK.ray, asked: INK.truth }

function drawRange({ kind, from, length, words, fault }: Range, y: number, width: number): Markup {
  const colour = fault === undefined ? COLOURS[kind] : INK.answer
  return group(
    { class: `range ${kind}` },
    label(4, y + 9, words, { 'font-size': SMALL, fill: colour }),
    element('rect', {
      class: 'bar',
      x: LEFT + from * width,
      y: y - 2,
      width: Math.max(length * width, 2.5),
      height: 13,
      rx: 2,
      fill: colour,
      'fill-opacity': fault === undefined ? 0.5 : 0.1,
      stroke: colour,
      'stroke-dasharray': fault === undefined ? undefined : '3 2',
    }),
    ...(fault === undefined
      ? []
      : [label(WIDTH - 4, y + 9, fault, { 'font-size': SMALL - 1, 'text-anchor': 'end', fill: colour })]),
  )
}

function inWords({ kind, from, length, fault }: Range): string {
  const what = `${length} bytes from ${from} on are ${kind === 'part' ? 'made a part' : kind}`
  return `${what}${fault === undefined ? '' : `: ${fault}`}.`
}
