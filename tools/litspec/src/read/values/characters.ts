/** Characters that look like one of the notation and are another, with the one they are taken for. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\ufe58', '\ufe63'].map(
    (dash) => [dash, '-'] as const,
  ),
  ...['\u00a0', '\u1680', '\u202f', '\u205f', '\u3000', '\t'].map((space) => [space, ' '] as const),
  ...Array.from({ length: 11 }, (_, index) => [String.fromCharCode(0x2000 + index), ' '] as const),
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'].map((invisible) => [invisible, ''] as const),
  ...['\u201c', '\u201d', '\u201e', '\u00ab', '\u00bb'].map((mark) => [mark, '"'] as const),
  ...['⇒', '⟶', '⟹', '➔', '➜', '↦'].map((arrow) => [arrow, '→'] as const),
  ...['∼', '≃', '≅', '≒'].map((about) => [about, '≈'] as const),
  ...['✕', '✖', '⨯', '╳'].map((times) => [times, '×'] as const),
  ['∓', '±'],
  ['‚', ','],
  ['，', ','],
])

/** Spellings in ASCII of characters that the notation writes as themselves, longest first. */
const SPELLED: readonly (readonly [string, string])[] = [
  ['+/-', '±'],
  ['===', '='],
  ['->', '→'],
  ['=>', '→'],
  ['==', '='],
  ['+-', '±'],
  ['~=', '≈'],
]

const FULL_WIDTH = { first: 0xff01, last: 0xff5e, shift: 0xfee0 }

/** Every character outside ASCII that the notation knows. */
const KNOWN = '→≈±×−'

/** A stretch that is not spelt with the characters of the notation; `right` is what it stands for, when known. */
export interface Misspelling {
  readonly length: number
  readonly right?: string
}

/** What stands at `at` and is refused there. */
export function misspellingAt(text: string, at: number): Misspelling | undefined {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const code = character.charCodeAt(0)
  if (code >= FULL_WIDTH.first && code <= FULL_WIDTH.last) {
    return { length: 1, right: String.fromCharCode(code - FULL_WIDTH.shift) }
  }
  const right = LOOKALIKES.get(character)
  if (right !== undefined) return { length: 1, right }
  const spelled = SPELLED.find(([wrong]) => text.startsWith(wrong, at))
  if (spelled) return { length: spelled[0].length, right: spelled[1] }
  const plain = KNOWN.includes(character) || character === '\n' || (code >= 0x20 && code < 0x7f)
  return plain ? undefined : { length: character.length }
}

/** Names a character in a message: visible ones as themselves, with their number. */
export function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return isInvisible(character) ? `U+${code}` : `\`${character}\` (U+${code})`
}

/** White space other than the space, controls, and characters without width. */
export function isInvisible(character: string): boolean {
  return character !== ' ' && /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}]$/u.test(character)
}
