import type { Finding, Place, RuleId } from '../../model/index.ts'
import type { Excerpt } from '../excerpt.ts'
import { quote, unexpected } from '../unexpected.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Brackets within brackets past this are no document. */
const DEEPEST = 32

/** Reads the words of an excerpt from left to right. What it refuses becomes a finding, and the reader gives up. */
export class Cursor {
  readonly excerpt: Excerpt
  readonly findings: Finding[]
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(excerpt: Excerpt, tokens: readonly Token[], findings: Finding[]) {
    this.excerpt = excerpt
    this.findings = findings
    this.#tokens = tokens
  }

  /** The word `ahead` words from here; behind the last one there is only the end. */
  peek(ahead = 0): Token {
    return (this.#tokens[this.#at + ahead] ?? this.#tokens.at(-1)) as Token
  }

  next(): Token {
    const token = this.peek()
    if (token.kind !== 'end') this.#at++
    return token
  }

  /** Whether the word here, or `ahead` words from here, is this mark. */
  sees(mark: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.kind === 'mark' && token.text === mark
  }

  seesWord(word: string): boolean {
    const token = this.peek()
    return token.kind === 'name' && token.text === word
  }

  /** Steps over a mark when it stands here. */
  take(mark: string): Token | undefined {
    return this.sees(mark) ? this.next() : undefined
  }

  /** Steps over a mark that must stand here. */
  expect(mark: string, rule: RuleId): Token | undefined {
    return this.take(mark) ?? this.fail(rule, quote(mark))
  }

  /** Steps over a name that must stand here. */
  expectName(rule: RuleId, what: string): Token | undefined {
    return this.peek().kind === 'name' ? this.next() : this.fail(rule, what)
  }

  /** Whether nothing is left; anything else is refused. */
  expectEnd(rule: RuleId, expected = 'nothing more'): boolean {
    if (this.peek().kind === 'end') return true
    this.fail(rule, expected)
    return false
  }

  /** Refuses the word that stands here. */
  fail(rule: RuleId, expected: string, fix?: string): undefined {
    const token = this.peek()
    const what = token.kind === 'end' ? 'end' : quote(this.excerpt.text.slice(token.from, token.to))
    this.findings.push(unexpected(rule, this.placeOf(token), what, expected, fix === undefined ? {} : { fix }))
    return undefined
  }

  /** Runs `read` one level of brackets deeper, if that is not too deep. */
  nested<T>(rule: RuleId, read: () => T | undefined): T | undefined {
    if (this.#depth === DEEPEST) return this.fail(rule, `at most ${DEEPEST} brackets inside each other`)
    this.#depth++
    const result = read()
    this.#depth--
    return result
  }

  get depth(): number {
    return this.#depth
  }

  placeOf(first: Token, last: Token = first): Place {
    return this.excerpt.place(first.from, last.to)
  }
}

/** A cursor at the start of an excerpt, unless that holds refused characters. */
export function cursorOf(excerpt: Excerpt, findings: Finding[]): Cursor | undefined {
  const tokens = tokensOf(excerpt, findings)
  return tokens && new Cursor(excerpt, tokens, findings)
}
