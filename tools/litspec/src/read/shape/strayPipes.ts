import type { Paragraph } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { descendants } from '../document/walk.ts'
import { quote, unexpected } from '../unexpected.ts'

/** A line of a paragraph that begins with a pipe, and the line below it if that may be a delimiter row. */
const PIPE = /^[ >]*(\|.*)(?:\n[ >]*([|:][-|: ]*)$)?/m

/** Paragraphs with a line that begins with a pipe: they were meant as tables, and their delimiter row is wrong. */
export function strayPipes(document: Document): Finding[] {
  return descendants(document.root, 'paragraph').flatMap((paragraph) => check(document, paragraph))
}

function check(document: Document, paragraph: Paragraph): Finding[] {
  const { start, end } = document.place(paragraph)
  const match = PIPE.exec(document.text.slice(start.offset, end.offset))
  if (!match) return []
  const [whole, header = '', delimiters] = match
  const from = start.offset + match.index
  if (delimiters !== undefined) {
    const to = from + whole.length
    const right = `|${' --- |'.repeat(cellsOf(header))}`
    const place = document.placeOf(to - delimiters.length, to)
    return [unexpected('table/header', place, `delimiter row ${quote(delimiters)}`, quote(right), { fix: right })]
  }
  const pipe = from + whole.indexOf('|')
  const expected = 'a header row with a delimiter row below it'
  return [
    unexpected(
      'table/header',
      document.placeOf(pipe, pipe + header.length),
      `${quote(header)} outside a table`,
      expected,
    ),
  ]
}

/** How many cells a row has in the source. */
function cellsOf(row: string): number {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length
}
