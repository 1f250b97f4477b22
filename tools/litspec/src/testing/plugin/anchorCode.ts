import MagicString from 'magic-string'
import type { Place } from '../../model/index.ts'

/** A module together with its source map. */
export interface MappedCode {
  readonly code: string
  readonly map: ReturnType<MagicString['generateMap']>
}

/** Code that stands for a character of a document. */
export interface Piece {
  readonly offset: number
  readonly code: string
}

/** The element of an array of anchors for each place, each offset once. */
export function anchorPieces(places: readonly Place[]): Piece[] {
  const offsets = new Set(places.map((place) => place.start.offset))
  return [...offsets].map((offset) => ({ offset, code: `[${offset},run=>run()],` }))
}

/**
 * Turns a document into a module: `opening`, the pieces in the order of the document, `closing`.
 *
 * Every piece replaces one character, and all else is removed, so that the source map leads from any point of a piece
 * back to exactly that character.
 */
export function anchorCode(text: string, pieces: readonly Piece[], opening: string, closing: string): MappedCode {
  // A place may be the end of the document: there is a character there too.
  const module = new MagicString(`${text}\n`)
  let end = 0
  for (const { offset, code } of pieces.toSorted((left, right) => left.offset - right.offset)) {
    if (offset > end) module.remove(end, offset)
    module.update(offset, offset + 1, code)
    end = offset + 1
  }
  if (end <= text.length) module.remove(end, text.length + 1)
  module.prepend(opening).append(closing)
  return { code: module.toString(), map: module.generateMap({ hires: true, includeContent: true }) }
}
