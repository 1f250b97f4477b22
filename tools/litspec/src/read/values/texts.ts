import type { Finding } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import { quote, unexpected } from '../unexpected.ts'
import { isInvisible, nameOf } from './characters.ts'

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['n', '\n'],
  ['t', '\t'],
])
const PLAIN = /[^"\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}]+| +/uy
const CODE_POINT = /\\u\{([0-9a-f]{1,6})\}/y

/** Reads a quoted text that opens at `from`; `to` is behind its closing quote. */
export function readText(
  excerpt: Excerpt,
  from: number,
  findings: Finding[],
): { value: string; to: number } | undefined {
  const { text } = excerpt
  const parts: string[] = []
  let at = from + 1
  while (at < text.length && text[at] !== '"') {
    const part = partAt(text, at)
    if (part === undefined) {
      findings.push(refuse(excerpt, at))
      return undefined
    }
    parts.push(part.value)
    at += part.length
  }
  if (at < text.length) return { value: parts.join(''), to: at + 1 }
  findings.push(unexpected('values/syntax', excerpt.place(at, at), 'end of a text', 'a closing `"`'))
  return undefined
}

function partAt(text: string, at: number): { value: string; length: number } | undefined {
  PLAIN.lastIndex = at
  const plain = PLAIN.exec(text)?.[0]
  if (plain) return { value: plain, length: plain.length }
  if (text[at] !== '\\') return undefined
  const escaped = ESCAPES.get(text[at + 1] ?? '')
  if (escaped !== undefined) return { value: escaped, length: 2 }
  CODE_POINT.lastIndex = at
  const match = CODE_POINT.exec(text)
  const code = match ? Number.parseInt(match[1] as string, 16) : Number.NaN
  const known = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return known && match ? { value: String.fromCodePoint(code), length: match[0].length } : undefined
}

function refuse(excerpt: Excerpt, at: number): Finding {
  const { text } = excerpt
  if (text[at] === '\\') {
    const wrong = text.slice(at, at + 2)
    const expected = '`\\"`, `\\\\`, `\\n`, `\\t` or `\\u{…}` with the lower-case hexadecimal number of a character'
    return unexpected('values/syntax', excerpt.place(at, at + wrong.length), quote(wrong), expected)
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const fix = escapeOf(character)
  return unexpected(
    'values/character',
    excerpt.place(at, at + character.length),
    `${nameOf(character)} in a text`,
    quote(fix),
    { fix },
  )
}

/** A text in quotes, with everything escaped that a reader would not see. */
export function formatText(value: string): string {
  const escaped = [...value].map((character) =>
    character === '"' || character === '\\' || isInvisible(character) ? escapeOf(character) : character,
  )
  return `"${escaped.join('')}"`
}

function escapeOf(character: string): string {
  for (const [letter, meaning] of ESCAPES) if (meaning === character) return `\\${letter}`
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}
