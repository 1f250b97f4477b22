import { codeFrameColumns } from '@babel/code-frame'
import type { Place } from '../model/index.ts'
import type { Paint } from './paint.ts'
import { visible } from './visible.ts'

/** Lines shown before and after a place, and lines of the place at most. */
const AROUND = 1
const TALLEST = 5
/** Columns shown of a line at most, and how many of them stand before the place when the line is longer. */
const WIDEST = 160
const BEFORE = 60

interface Spot {
  readonly line: number
  readonly column: number
}

/** The lines of a place with carets under it, or nothing when the text has no such line. */
export function codeFrame(lines: readonly string[], place: Place, paint: Paint): string {
  if (place.start.line > lines.length) return ''
  const [start, end] = caretRange(lines, place)
  const top = Math.max(1, start.line - AROUND)
  const shown = lines.slice(top - 1, end.line + AROUND)
  const left = shown.some(({ length }) => length > WIDEST) ? Math.max(0, start.column - BEFORE) : 0
  const text = shown.map((line) => visible(line.slice(left, left + WIDEST))).join('\n')
  const within = ({ line, column }: Spot): Spot => ({ line, column: Math.max(1, Math.min(column - left, WIDEST + 1)) })
  const options = { startLine: top, linesAbove: AROUND, linesBelow: AROUND }
  const frame = codeFrameColumns(text, { start: within(start), end: within(end) }, options)
  return frame.replace(/^(>?)( *\d* \|)(.*)$/gm, (_, mark: string, gutter: string, line: string) => {
    return paint.error(mark) + paint.faint(gutter) + (/^ *\^+$/.test(line) ? paint.error(line) : line)
  })
}

/** Where carets begin and end: the end of a place on one line is the column after it, on several lines the last column. */
function caretRange(lines: readonly string[], { start, end }: Place): [start: Spot, end: Spot] {
  const last = Math.min(end.line, lines.length, start.line + TALLEST - 1)
  if (last === start.line) return [start, end.line === start.line ? end : afterLine(lines, last)]
  if (last < end.line) return [start, afterLine(lines, last)]
  return [start, end.column === 1 ? afterLine(lines, last - 1) : { line: last, column: end.column - 1 }]
}

function afterLine(lines: readonly string[], line: number): Spot {
  return { line, column: (lines[line - 1]?.length ?? 0) + 1 }
}
