import type { Paragraph } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { descendants } from '../document/walk.ts'
import { quote, unexpected } from '../unexpected.ts'

/** A line of a paragraph that begins with a pipe, and the line below it if that may be a delimiter row. */
const PIPE = /^[ >]*(\|.*)(?:\n[ >]*([|:][-|: ]*)$)?/m

/** Paragraphs with a line that begins with a pipe, or has several: they were meant as tables, and their delimiter row is wrong. */
export function strayPipes(document: Document): Finding[] {
  return descendants(document.root, 'paragraph').flatMap((paragraph) => check(document, paragraph))
}

function check(document: Document, paragraph: Paragraph): Finding[] {
  const { start, end } = document.place(paragraph)
  const text = document.text.slice(start.offset, end.offset)
  const match = PIPE.exec(text)
  if (!match) return checkBare(document, start.offset, text)
  const [whole, header = '', delimiters] = match
  const from = start.offset + match.index
  if (delimiters === undefined) return [outside(document, from + whole.indexOf('|'), header)]
  const to = from + whole.length
  const right = `|${' --- |'.repeat(cellsOf(header))}`
  const place = document.placeOf(to - delimiters.length, to)
  return [unexpected('table/header', place, `delimiter row ${quote(delimiters)}`, quote(right), { fix: right })]
}

/** Rows may leave out the pipes around them: two pipes outside code spans are no prose. */
function checkBare(document: Document, start: number, text: string): Finding[] {
  const plain = text.replace(/(`+)[^`](?:.|\n)*?\1/g, (span) => ' '.repeat(span.length))
  const match = /^.* \| .* \| .*$/m.exec(plain)
  return match ? [outside(document, start + match.index, text.slice(match.index, match.index + match[0].length))] : []
}

function outside(document: Document, start: number, row: string): Finding {
  const expected = 'a header row with a delimiter row below it'
  const place = document.placeOf(start, start + row.length)
  return unexpected('table/header', place, `${quote(row)} outside a table`, expected)
}

/** How many cells a row has in the source. */
function cellsOf(row: string): number {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length
}
