/** Control characters, separators of lines, unpaired surrogates, and what turns the direction of reading. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/** A text with everything that is not seen written as `\uXXXX`, which JSON and TypeScript both read back. */
export function escapeUnseen(text: string): string {
  return text.replace(UNSEEN, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''),
  )
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}
