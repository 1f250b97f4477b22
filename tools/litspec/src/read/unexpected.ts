import type { Finding, Place, RuleId } from '../model/index.ts'

/** The one sentence in which every finding speaks. */
export function unexpected(
  ruleId: RuleId,
  place: Place,
  what: string,
  expected: string,
  more: Pick<Finding, 'fix' | 'note' | 'related'> = {},
): Finding {
  return { ruleId, reason: `Unexpected ${what}, expected ${expected}`, place, ...more }
}

const QUOTED = 60

/** Text of a document inside a message: in backticks unless it has some, and cut where it would fill the screen. */
export function quote(text: string): string {
  const line = text.replaceAll('\n', ' ')
  const shown = line.length > QUOTED ? `${line.slice(0, QUOTED).replace(/[\ud800-\udbff]$/, '')}…` : line
  return shown.includes('`') ? `"${shown}"` : `\`${shown}\``
}

const LISTED = 12

/** `a`, `b` or `c`; of very many the first ones. */
export function oneOf(spellings: readonly string[]): string {
  const quoted = spellings.slice(0, LISTED).map(quote)
  if (spellings.length > LISTED) return `${quoted.join(', ')} or one of ${spellings.length - LISTED} more`
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
