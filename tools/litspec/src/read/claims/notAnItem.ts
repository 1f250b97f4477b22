import type { Finding } from '../../model/index.ts'
import { descendants } from '../document/walk.ts'
import type { Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'

/** The marker of a list item with a bold lead behind it, at the start of a line. */
const LOOKALIKE = /^[ >]*((?:[-+*•·–—]|\d{1,9}[.)])[^\S\n]*\*\*[^*\n]+\*\*)/gm

/** A line of a paragraph that looks like an item with a lead is one: Markdown reads `2. **Lead.**` below text as text. */
export const notAnItem: Pass = {
  name: 'lines that look like items',
  run: ({ document }) => {
    const findings: Finding[] = []
    for (const paragraph of descendants(document.root, 'paragraph')) {
      const { start, end } = document.place(paragraph)
      const text = document.text.slice(start.offset, end.offset)
      if (!text.includes('**')) continue
      for (const match of text.matchAll(LOOKALIKE)) {
        const line = match[1] ?? ''
        const from = start.offset + match.index + match[0].length - line.length
        const place = document.placeOf(from, from + line.length)
        const expected = 'an item of a list: a marker, one space, and an empty line before it'
        findings.push(unexpected('claims/not-an-item', place, `text ${quote(line)}`, expected))
      }
    }
    return { findings }
  },
}
