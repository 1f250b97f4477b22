import leven from 'leven'
import type { Config } from '../../model/index.ts'
import { escape, TAG_KINDS } from './grammar.ts'
import type { TagKind } from './grammar.ts'

/** Something in the text that looks like a tag, wherever it stands. */
export interface LooseTag {
  readonly kind: TagKind
  readonly start: number
  /** End of the line, of the comment or of the string. */
  readonly end: number
  /** What it tags follows: an address, or `unit/NAME`. */
  readonly subject: boolean
  /** It opens its line, apart from what leads the line of a comment. */
  readonly opensLine: boolean
}

const ADDRESS = /^[ \t:=,]*(?:0x[0-9a-f]+|(?=[0-9a-f]*\d)[0-9a-f]{6,16})(?![\w$])/i
const KEY = /^[ \t:=,]*[\w-]+\/[A-Za-z_$]/
const SUBJECTS: Readonly<Record<TagKind, RegExp>> = { function: ADDRESS, own: KEY, constant: KEY }
const WORD = /@[ \t]?([A-Za-z]+)/y
const LEADS_LINE = /\n[\s/*]*$/

/** What is looked at before and behind: no tag is longer, and a file can be one line. */
const LONGEST = 200

/**
 * Finds everything that looks like a tag in plain text, without regard to syntax, in the order of the text.
 *
 * It knows less than the syntax tree and so misses nothing that the tree puts out of sight: strings, other comments,
 * other spellings. Only the two together say that a file has no tag which is not read.
 */
export function looseScan(text: string, config: Config): LooseTag[] {
  return [...withSign(text, config), ...withoutSign(text, config)].sort((left, right) => left.start - right.start)
}

function withSign(text: string, config: Config): LooseTag[] {
  const found: LooseTag[] = []
  const known = new Map<string, readonly Likeness[]>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    WORD.lastIndex = at
    const [sign, word] = WORD.exec(text) ?? []
    if (sign === undefined || word === undefined) continue
    const alike = known.get(word) ?? likenesses(word, config)
    known.set(word, alike)
    for (const { kind, same } of alike) {
      const tag = looseTag(text, kind, at, at + sign.length)
      if (tag.subject || (same && !/[-\w/.]/.test(text.charAt(at + sign.length)))) found.push(tag)
    }
  }
  return found
}

/** A tag that lacks its sign: the word, a colon or a space, and what is tagged. */
function withoutSign(text: string, config: Config): LooseTag[] {
  const words = TAG_KINDS.map((kind) => escape(config.tags[kind])).join('|')
  const found: LooseTag[] = []
  for (const match of text.matchAll(new RegExp(`(?<![\\w$@.-])(?<!@[ \\t])(${words})(?::|[ \\t]+(?=0x))`, 'gi'))) {
    const kind = TAG_KINDS.find((each) => config.tags[each].toLowerCase() === match[1]?.toLowerCase())
    if (!kind) continue
    const tag = looseTag(text, kind, match.index, match.index + match[0].length)
    if (tag.subject && (kind === 'function' || tag.opensLine)) found.push(tag)
  }
  return found
}

function looseTag(text: string, kind: TagKind, start: number, afterWord: number): LooseTag {
  const rest = text.slice(afterWord, afterWord + LONGEST)
  const closing = rest.search(/\n|\*\/|["'`]/)
  const length = (closing < 0 ? rest : rest.slice(0, closing)).trimEnd().length
  return {
    kind,
    start,
    end: afterWord + length,
    subject: SUBJECTS[kind].test(rest),
    opensLine: LEADS_LINE.test(start < LONGEST ? `\n${text.slice(0, start)}` : text.slice(start - LONGEST, start)),
  }
}

/** `@origin` and `@constant`, but not `@constructor`. */
const MOST_LETTERS_BEHIND = 4

interface Likeness {
  readonly kind: TagKind
  /** The same but for case; else a slip of one letter, letters exchanged, or some letters behind. */
  readonly same: boolean
}

/** The tags that a word can have been meant as. */
function likenesses(word: string, config: Config): Likeness[] {
  const lower = word.slice(0, LONGEST).toLowerCase()
  return TAG_KINDS.flatMap((kind) => {
    const tag = config.tags[kind].toLowerCase()
    const isLonger = lower.startsWith(tag) && lower.length - tag.length <= MOST_LETTERS_BEHIND
    const isAlike = isLonger || leven(lower, tag, { maxDistance: 2 }) === 1 || sorted(lower) === sorted(tag)
    return isAlike ? [{ kind, same: lower === tag }] : []
  })
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
