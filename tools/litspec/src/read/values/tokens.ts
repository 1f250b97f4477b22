import type { Finding } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import { quote, unexpected } from '../unexpected.ts'
import { misspellingAt, nameOf } from './characters.ts'
import type { Misspelling } from './characters.ts'
import { readText } from './texts.ts'

/** A word of the notation. `text` is its spelling; for a quoted text it is what the quotes hold, decoded. */
export interface Token {
  readonly kind: 'number' | 'name' | 'text' | 'mark' | 'end'
  readonly text: string
  /** Indices into the excerpt. */
  readonly from: number
  readonly to: number
}

const BLANK = /[ \n]+/y
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y
/** Everything that reads as one number, well or badly written: which of the two is decided in `numbers.ts`. */
const NUMBER =
  /[-−+]?\.?[0-9](?:[0-9A-Za-z_.]|(?<=[eE])[-−+])*(?:[-−][0-9][0-9A-Za-z_.]*|,[0-9]{3}(?![0-9A-Za-z_.])|%)*/y

/** Past this many refused characters one excerpt has been told enough. */
const MOST_REFUSED = 20

/**
 * Splits an excerpt into words. `undefined` when it holds what is refused; the findings then say what.
 *
 * @spec notation/readWords
 */
export function tokensOf(excerpt: Excerpt, findings: Finding[]): readonly Token[] | undefined {
  const { text } = excerpt
  const tokens: Token[] = []
  let refused = 0
  let at = 0
  while (at < text.length && refused < MOST_REFUSED) {
    const blank = lengthOf(BLANK, text, at)
    if (blank > 0) {
      at += blank
      continue
    }
    const misspelling = misspellingAt(text, at)
    const token = misspelling ? undefined : tokenAt(excerpt, at, findings)
    if (misspelling) findings.push(refuse(excerpt, at, misspelling))
    if (token) tokens.push(token)
    else refused++
    at = token?.to ?? at + (misspelling?.length ?? text.length)
  }
  return refused > 0 ? undefined : [...tokens, { kind: 'end', text: '', from: text.length, to: text.length }]
}

function tokenAt(excerpt: Excerpt, from: number, findings: Finding[]): Token | undefined {
  const { text } = excerpt
  if (text[from] === '"') {
    const read = readText(excerpt, from, findings)
    return read && { kind: 'text', text: read.value, from, to: read.to }
  }
  for (const [kind, pattern] of [
    ['number', NUMBER],
    ['name', NAME],
  ] as const) {
    const length = lengthOf(pattern, text, from)
    if (length > 0) return { kind, text: text.slice(from, from + length), from, to: from + length }
  }
  return { kind: 'mark', text: text[from] as string, from, to: from + 1 }
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

function refuse(excerpt: Excerpt, at: number, { length, right }: Misspelling): Finding {
  const wrong = excerpt.text.slice(at, at + length)
  const what = wrong.charCodeAt(0) < 0x80 && length > 1 ? quote(wrong) : nameOf(wrong)
  const expected =
    right === undefined
      ? 'a character of the notation'
      : right === ' '
        ? 'a space'
        : right === ''
          ? 'nothing'
          : quote(right)
  const fix = right === undefined ? {} : { fix: right }
  return unexpected('values/character', excerpt.place(at, at + length), what, expected, fix)
}
