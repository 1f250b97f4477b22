import MagicString from 'magic-string'
import type { Place } from '../../model/index.ts'

/** A module together with its source map. */
export interface MappedCode {
  readonly code: string
  readonly map: ReturnType<MagicString['generateMap']>
}

/**
 * Turns a document into a module: `opening`, then an array of `[offset, run=>run()]` with one entry for each place, then
 * `closing`.
 *
 * Every entry replaces the first character of its place, and all else is removed, so that the source map leads from
 * the call in an entry back to exactly that character.
 */
export function anchorCode(text: string, places: readonly Place[], opening: string, closing: string): MappedCode {
  const offsets = [...new Set(places.map((place) => place.start.offset))].sort((left, right) => left - right)
  // A place may be the end of the document: there is a character there too.
  const module = new MagicString(`${text}\n`)
  let end = 0
  for (const offset of offsets) {
    if (offset > end) module.remove(end, offset)
    module.update(offset, offset + 1, `[${offset},run=>run()],`)
    end = offset + 1
  }
  if (end <= text.length) module.remove(end, text.length + 1)
  module.prepend(`${opening}[`).append(`]${closing}`)
  return { code: module.toString(), map: module.generateMap({ hires: true, includeContent: true }) }
}
