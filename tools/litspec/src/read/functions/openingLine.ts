import type { Finding, FunctionRow } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { firstLine } from '../document/firstLine.ts'
import type { OutlineEntry, Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'

/** A section of a function with an address opens with that address and its size, as in the table. */
export const openingLine: Pass = {
  name: 'opening lines',
  run: ({ document, draft }) => ({
    findings: draft.outline.flatMap((entry) => {
      const row = entry.kind === 'function' ? draft.functions.find(({ key }) => key === entry.key) : undefined
      return row?.address && !draft.unsound.has(row.key) ? check(document, entry, row) : []
    }),
  }),
}

/** "`0x00349560`, 0x360 bytes." or "`0x00349a60`, size unknown." */
function openingOf(row: FunctionRow): string {
  return `\`${row.key}\`, ${row.size ? `0x${row.size.value.toString(16)} bytes` : 'size unknown'}.`
}

/** The offset behind the opening line of a section, if it has one. */
export function endOfOpening(document: Document, entry: OutlineEntry): number | undefined {
  const [first] = entry.section.nodes
  if (first?.type !== 'paragraph') return undefined
  const { start, end } = document.place(first)
  const line = /^`[^`]*`, (?:\S+ bytes|size unknown)\.(?!\S)/.exec(document.text.slice(start.offset, end.offset))
  return line ? start.offset + line[0].length : undefined
}

function check(document: Document, entry: OutlineEntry, row: FunctionRow): Finding[] {
  const expected = openingOf(row)
  const [first] = entry.section.nodes
  if (first?.type !== 'paragraph') {
    const { title } = entry.section
    const found = `${quote(title.value)} without an opening line`
    return [unexpected('functions/opening-line', title.place, found, quote(expected))]
  }
  const { start, end } = document.place(first)
  const text = document.text.slice(start.offset, end.offset)
  if (text.startsWith(expected) && /^(?:\s|$)/.test(text.slice(expected.length))) return []
  const stop = endOfOpening(document, entry)
  const place = stop === undefined ? firstLine(document, first) : document.placeOf(start.offset, stop)
  const found = document.text.slice(place.start.offset, place.end.offset)
  return [
    unexpected(
      'functions/opening-line',
      place,
      quote(found),
      quote(expected),
      stop === undefined ? {} : { fix: expected },
    ),
  ]
}
