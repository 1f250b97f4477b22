import type { Code } from 'mdast'
import type { Finding } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { firstLine } from '../document/firstLine.ts'
import { descendants } from '../document/walk.ts'
import { suggestionFor } from '../suggestion.ts'
import type { Pass } from '../pass.ts'
import { quote, unexpected } from '../unexpected.ts'

/** What a fence can hold: declarations, statements of a case, and two kinds that only people read. */
const LANGUAGES = ['types', 'case', 'text', 'ts']
const EXPECTED = LANGUAGES.map(quote).join(', ')

/** Every fence has a language of the closed list and is closed. */
export const fences: Pass = {
  name: 'fences',
  run: ({ document }) => {
    const blocks = descendants(document.root, 'code')
    return { findings: [...blocks.flatMap((block) => checkFence(document, block)), ...lookalikes(document, blocks)] }
  },
}

function checkFence(document: Document, block: Code): Finding[] {
  const opening = firstLine(document, block)
  const [fence, mark, info = ''] = /^((`|~)\2{2,})(.*)$/.exec(textAt(document, opening))
    ? partsOf(textAt(document, opening))
    : []
  if (fence === undefined || mark === undefined) {
    const found = `indented code ${quote(textAt(document, opening))}`
    return [unexpected('fence/language', opening, found, 'a fence with a language, or less indentation')]
  }
  if (!isClosed(document, block, fence)) {
    return [
      unexpected(
        'fence/unclosed',
        opening,
        `fence ${quote(fence + info)} without an end`,
        `a line ${quote(fence)} that closes it`,
      ),
    ]
  }
  const language = info.trim()
  if (LANGUAGES.includes(language)) return []
  const place = document.placeOf(opening.start.offset + fence.length, opening.end.offset)
  const near = suggestionFor(language, LANGUAGES)
  const found = language === '' ? 'fence without a language' : `language ${quote(language)}`
  return [
    unexpected('fence/language', place, found, near ? quote(near) : `one of ${EXPECTED}`, near ? { fix: near } : {}),
  ]
}

/** The fence itself, its mark, and what stands behind it. */
function partsOf(line: string): [fence: string, mark: string, info: string] {
  const fence = /^(?:`+|~+)/.exec(line)?.[0] ?? ''
  return [fence, fence.charAt(0), line.slice(fence.length)]
}

function textAt(document: Document, { start, end }: { start: { offset: number }; end: { offset: number } }): string {
  return document.text.slice(start.offset, end.offset)
}

/**
 * A fence that nothing closes runs on to the end of what holds it, or to the next fence: then a line inside it
 * looks like another opening.
 */
function isClosed(document: Document, block: Code, fence: string): boolean {
  const lines = textAt(document, document.place(block)).split('\n')
  const mark = fence.charAt(0)
  const closing = new RegExp(`^[ \\t>]*\\${mark}{${fence.length},}[ \\t]*$`)
  const opening = new RegExp(`^[ \\t>]*\\${mark}{${fence.length},}[ \\t]*[\\w-]+[ \\t]*$`)
  return lines.length > 1 && closing.test(lines.at(-1) ?? '') && !lines.slice(1).some((line) => opening.test(line))
}

const LOOKALIKE = /^[ \t>]*(?:[-+*][ \t]+|\d+[.)][ \t]+)?((?:``|~~|'''|´´´|’’’)[ \t]*(?:types|case))[ \t]*$/gim

/** A line that nearly opens a fence which is read. */
function lookalikes(document: Document, blocks: readonly Code[]): Finding[] {
  const stretches = blocks.map((block) => document.place(block))
  return [...document.text.matchAll(LOOKALIKE)].flatMap((match) => {
    const line = match[1] ?? ''
    const from = match.index + match[0].indexOf(line)
    if (stretches.some(({ start, end }) => start.offset <= from && from < end.offset)) return []
    const fix = `\`\`\`${line.replace(/^\W+/, '').toLowerCase()}`
    const place = document.placeOf(from, from + line.length)
    return [unexpected('fence/language', place, `line ${quote(line)}`, quote(fix), { fix })]
  })
}
