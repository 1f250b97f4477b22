import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { descendants } from '../document/walk.ts'
import type { Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'

/** A line of text that was meant as a heading: Markdown wants a space behind the marks, and little indentation. */
const LOOKALIKE = /^[ >]*((#{1,6})[^\S\n]*(\p{L}.*))$/gmu

/** Headings stand on their own: one inside a list or a quote opens no section, and neither does one without a space. */
export const strayHeadings: Pass = {
  name: 'stray headings',
  run: ({ document }) => ({ findings: [...insideOthers(document), ...lookalikes(document)] }),
}

function insideOthers(document: Document): Finding[] {
  const own = new Set<unknown>(document.root.children)
  return descendants(document.root, 'heading').flatMap((heading) => {
    if (own.has(heading)) return []
    const place = document.place(heading)
    const found = `heading ${quote(document.text.slice(place.start.offset, place.end.offset))} inside a list or a quote`
    return [unexpected('section/misspelt', place, found, 'a heading on its own, or plain text')]
  })
}

function lookalikes(document: Document): Finding[] {
  return descendants(document.root, 'paragraph').flatMap((paragraph) => {
    const { start, end } = document.place(paragraph)
    return [...document.text.slice(start.offset, end.offset).matchAll(LOOKALIKE)].map((match) => {
      const [whole, line = '', marks = '', text = ''] = match
      const from = start.offset + match.index + whole.length - line.length
      const place = document.placeOf(from, from + line.length)
      return unexpected('section/misspelt', place, `text ${quote(line)}`, `a heading ${quote(`${marks} ${text}`)}`)
    })
  })
}
