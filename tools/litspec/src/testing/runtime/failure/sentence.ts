import type { Place } from '../../../model/index.ts'

/** A stretch of text from `start` to `end`. */
interface Stretch {
  readonly start: number
  readonly end: number
}

/** Lines longer than this are cut around the value. */
const WIDTH = 160

/**
 * The sentence of the document that holds a value, as it is written, with carets under the value.
 *
 *     - **Of two.** `first = 1`, `second = 2`: the `answer → 1.6`.
 *                                                          ^^^
 *
 * In a table it is the row, in a fence the line.
 */
export function sentenceAt(text: string, value: Place, around: Place): string {
  const [start, end] = [value.start.offset, Math.max(value.end.offset, value.start.offset + 1)]
  const sentence = sentenceOf(text, { start, end }, around)
  const lines: string[] = []
  for (let at = sentence.start; at < sentence.end; at = endOfLine(text, at) + 1) {
    const line = { start: at, end: Math.min(endOfLine(text, at), sentence.end) }
    const isFirst = at === sentence.start
    lines.push(...underline(text, isFirst ? line : withoutIndent(text, line, sentence.start), { start, end }))
  }
  return lines.join('\n')
}

function sentenceOf(text: string, value: Stretch, around: Place): Stretch {
  const line = { start: startOfLine(text, value.start), end: endOfLine(text, value.end - 1) }
  const block = { start: around.start.offset, end: around.end.offset }
  const isInside = block.start <= value.start && value.end <= block.end
  if (!isInside || isRow(text, line) || isInFence(text, block.start, value.start)) return withoutIndent(text, line, 0)
  const before = text.slice(block.start, value.start)
  const after = text.slice(value.end, block.end)
  const opening = [...before.matchAll(/[.!?]\s+|\n[ \t]*\n\s*/g)].at(-1)
  const closing = /[.!?](?=\s|$)|\n[ \t]*\n/.exec(after)
  return {
    start: opening ? block.start + opening.index + opening[0].length : block.start,
    end: closing ? value.end + closing.index + (closing[0].startsWith('\n') ? 0 : 1) : block.end,
  }
}

function isRow(text: string, line: Stretch): boolean {
  return text.slice(line.start, line.end).trimStart().startsWith('|')
}

/** Fences inside a case never nest: an odd number of fence lines above means one is open. */
function isInFence(text: string, from: number, to: number): boolean {
  const fences = text.slice(startOfLine(text, from), to).match(/^[ \t]*(?:`{3,}|~{3,})/gm)
  return (fences?.length ?? 0) % 2 === 1
}

function withoutIndent(text: string, line: Stretch, least: number): Stretch {
  const indent = /^[ \t]*/.exec(text.slice(line.start, line.end))?.[0].length ?? 0
  return { start: Math.max(line.start + indent, least), end: line.end }
}

/** A line, and under it carets where the value stands on it. */
function underline(text: string, line: Stretch, value: Stretch): string[] {
  const from = Math.max(line.start, value.start)
  const to = Math.min(line.end, value.end)
  if (from >= to) return [text.slice(line.start, line.end)]
  const shown = {
    start: line.end - line.start > WIDTH ? Math.max(line.start, from - WIDTH / 2) : line.start,
    end: line.end - line.start > WIDTH ? Math.min(line.end, Math.max(from + WIDTH / 2, to)) : line.end,
  }
  const [opening, closing] = [shown.start > line.start ? '…' : '', shown.end < line.end ? '…' : '']
  const margin = (opening + text.slice(shown.start, from)).replace(/[^\t]/gu, ' ')
  return [opening + text.slice(shown.start, shown.end) + closing, margin + '^'.repeat(to - from)]
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}
