import type { Code, InlineCode, TableCell } from 'mdast'
import type { Place } from '../model/index.ts'
import type { Document } from './document/document.ts'
import { Lines } from './document/lines.ts'
import { extent } from './document/parse.ts'

/**
 * A piece of a document whose characters know where they stand.
 *
 * What stands between the characters of `text` in the source (backticks, the indentation of a list item, the
 * backslash of `\|` in a table) is left out of it, and is still accounted for in every place.
 */
export interface Excerpt {
  readonly text: string
  /** The place of `text.slice(from, to)`. */
  place(from: number, to: number): Place
}

/** A run of characters that stand side by side in the source. */
interface Run {
  /** Index in the text of the excerpt. */
  readonly at: number
  /** Offset in the source. */
  readonly offset: number
  /** Characters before `offset` that belong to the first one: the backslash of `\|`. */
  readonly escape: 0 | 1
}

/** The source from `start` to `end`, as it is. */
export function excerptOf(document: Document, start: number, end: number): Excerpt {
  return fromRuns(document, document.text.slice(start, end), [{ at: 0, offset: start, escape: 0 }])
}

/** A text that stands in no document, as an excerpt of itself. */
export function excerptOfText(text: string, file = ''): Excerpt {
  const lines = new Lines(text)
  return { text, place: (from, to) => ({ file, start: lines.point(from), end: lines.point(to) }) }
}

/** The content of a code span. */
export function excerptOfSpan(document: Document, node: InlineCode): Excerpt {
  const [start, end] = extent(node)
  const from = start + countOf(document.text, '`', start)
  return align(document, node.value, from, end - (from - start))
}

/** The content of a fence: its lines without the indentation that the containers and the fence give them. */
export function excerptOfFence(document: Document, node: Code): Excerpt {
  const [start, end] = extent(node)
  const opening = document.text.indexOf('\n', start)
  if (opening < 0 || opening >= end) return excerptOf(document, end, end)
  return align(document, node.value, opening + 1, end)
}

/** The content of a table cell, or of the code span that is all of it. */
export function excerptOfCell(document: Document, cell: TableCell): Excerpt {
  const [only, second] = cell.children
  if (only?.type === 'inlineCode' && !second) return excerptOfSpan(document, only)
  const [start, end] = only ? extent(cell) : [extent(cell)[1], extent(cell)[1]]
  return align(document, document.text.slice(start, end).replaceAll('\\|', '|'), start, end)
}

/** A part of an excerpt. */
export function sliceOf(excerpt: Excerpt, from: number, to: number): Excerpt {
  return { text: excerpt.text.slice(from, to), place: (start, end) => excerpt.place(from + start, from + end) }
}

/** The place of the whole excerpt. */
export function placeOfExcerpt(excerpt: Excerpt): Place {
  return excerpt.place(0, excerpt.text.length)
}

/**
 * Finds every line of `text` in the source from `start` to `end`: a line of the source is the same line with a
 * prefix in front, `\|` may stand for `|`, and padding may close it.
 */
function align(document: Document, text: string, start: number, end: number): Excerpt {
  const runs: Run[] = []
  let at = 0
  let from = start
  for (const line of text.split('\n')) {
    const next = document.text.indexOf('\n', from)
    const to = next < 0 || next > end ? end : next
    for (const run of alignLine(document.text.slice(from, to), line)) {
      runs.push({ at: at + run.at, offset: from + run.offset, escape: run.escape })
    }
    at += line.length + 1
    from = to + 1
  }
  return fromRuns(document, text, runs)
}

function alignLine(source: string, line: string): Run[] {
  const found = lastIndexOf(source, line)
  if (found >= 0) return [{ at: 0, offset: found, escape: line.startsWith('|') && source[found - 1] === '\\' ? 1 : 0 }]
  const pipes = pipesOf(source)
  return pipes.length ? alignPipes(source, line, pipes) : alignIndented(source, line)
}

/** Padding behind the line is more likely than the line twice. */
function lastIndexOf(source: string, line: string): number {
  const trimmed = source.trimEnd()
  return trimmed.endsWith(line) ? trimmed.length - line.length : source.lastIndexOf(line)
}

/** A cell of a table: the k-th pipe stands k + 1 backslashes further on in the source. */
function alignPipes(source: string, line: string, pipes: readonly number[]): Run[] {
  const found = Math.max(0, lastIndexOf(source.replaceAll('\\|', '|'), line))
  const before = pipes.filter((pipe, count) => pipe - count < found).length
  const runs: Run[] = [{ at: 0, offset: found + before, escape: 0 }]
  for (const [count, pipe] of pipes.slice(before).entries()) {
    const at = pipe - before - count - found
    if (at === 0) runs.pop()
    runs.push({ at, offset: pipe + 1, escape: 1 })
  }
  return runs
}

/** The parser turned a tab of the indentation into spaces: only what follows it is the same in both. */
function alignIndented(source: string, line: string): Run[] {
  const content = line.trimStart()
  const found = Math.max(0, source.lastIndexOf(content))
  return [
    { at: 0, offset: 0, escape: 0 },
    { at: line.length - content.length, offset: found, escape: 0 },
  ]
}

/** Offsets of every backslash that stands before a pipe. */
function pipesOf(source: string): number[] {
  const offsets: number[] = []
  for (let at = source.indexOf('\\|'); at >= 0; at = source.indexOf('\\|', at + 2)) offsets.push(at)
  return offsets
}

function countOf(text: string, character: string, from: number): number {
  let to = from
  while (text[to] === character) to++
  return to - from
}

function fromRuns(document: Document, text: string, runs: readonly Run[]): Excerpt {
  const runOf = (index: number): Run => {
    let low = 0
    let high = runs.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((runs[middle] as Run).at <= index) low = middle
      else high = middle
    }
    return runs[low] as Run
  }
  const startOf = (index: number): number => {
    const run = runOf(index)
    return run.offset + index - run.at - (index === run.at ? run.escape : 0)
  }
  const endOf = (index: number): number => {
    const run = runOf(index)
    return run.offset + index - run.at
  }
  return {
    text,
    place: (from, to) => {
      const start = startOf(from)
      return document.placeOf(start, to > from ? endOf(to - 1) + 1 : start)
    },
  }
}
