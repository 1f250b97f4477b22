import { LIMITS } from './limits.ts'
import { measure, NOTHING } from './measure.ts'
import type { Counts } from './measure.ts'

/** A line with which a text goes over a limit. */
export interface Excess {
  readonly start: number
  readonly end: number
  readonly found: string
  readonly expected: string
}

const MEASURES: readonly (readonly [keyof Counts, what: string, most: number])[] = [
  ['characters', 'characters on a line', LIMITS.line],
  ['lines', 'lines', LIMITS.lines],
  ['block', 'lines without an empty one', LIMITS.block],
  ['nesting', 'lists and quotes inside each other', LIMITS.nesting],
  ['containers', 'lists and quotes', LIMITS.containers],
  ['underlines', 'lines of `=` or `-`', LIMITS.underlines],
  ['brackets', 'brackets inside each other', LIMITS.brackets],
  ['paragraph', 'characters of markup in a paragraph', LIMITS.paragraph],
  ['markup', 'characters of markup', LIMITS.markup],
]

/** For each limit the first line that goes over it. */
export function excesses(text: string): Excess[] {
  const found = new Map<keyof Counts, Excess>()
  let counts = NOTHING
  let start = 0
  for (const line of text.split('\n')) {
    counts = measure(counts, line)
    for (const [name, what, most] of MEASURES) {
      if (counts[name] <= most || found.has(name)) continue
      found.set(name, {
        start,
        end: start + line.length,
        found: `${counts[name]} ${what}`,
        expected: `at most ${most}`,
      })
    }
    start += line.length + 1
  }
  return [...found.values()]
}
