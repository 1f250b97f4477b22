import type { Paragraph } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Finding, FunctionRow, Place } from '../../model/index.ts'
import type { Document, Section } from '../document/document.ts'
import { quote, unexpected } from '../unexpected.ts'

/** "2 functions, 1076 bytes.", "6 functions, 2436 bytes and 1 of unknown size." or, of our own, "3 functions." */
export function totalOf(rows: readonly FunctionRow[]): string {
  const count = `${rows.length} ${rows.length === 1 ? 'function' : 'functions'}`
  if (rows.every(({ address }) => !address)) return `${count}.`
  const unknown = rows.filter(({ size }) => !size).length
  const bytes = rows.reduce((sum, { size }) => sum + (size?.value ?? 0), 0)
  return `${count}, ${bytes} bytes${unknown > 0 ? ` and ${unknown} of unknown size` : ''}.`
}

/** The sentence under the functions table states how many there are and how many bytes they take. */
export function checkTotal(document: Document, section: Section, rows: readonly FunctionRow[]): Finding[] {
  const expected = totalOf(rows)
  const at = section.nodes.findIndex(({ type }) => type === 'table')
  const [table, next] = section.nodes.slice(at, at + 2)
  if (!table) return []
  if (next?.type !== 'paragraph') {
    const end = document.place(table).end.offset
    return [
      unexpected(
        'functions/total',
        document.placeOf(end, end),
        'end of table',
        `the sentence ${quote(expected)} below`,
      ),
    ]
  }
  const text = toString(next)
  if (text === expected || text.startsWith(`${expected} `) || text.startsWith(`${expected}\n`)) return []
  const place = firstSentence(document, next)
  const found = document.text.slice(place.start.offset, place.end.offset)
  return [
    unexpected('functions/total', place, quote(found), quote(expected), /^\d/.test(found) ? { fix: expected } : {}),
  ]
}

function firstSentence(document: Document, paragraph: Paragraph): Place {
  const { start, end } = document.place(paragraph)
  const text = document.text.slice(start.offset, end.offset)
  return document.placeOf(start.offset, start.offset + (/^.*?\.(?=\s|$)|^.*/.exec(text)?.[0].length ?? 0))
}
