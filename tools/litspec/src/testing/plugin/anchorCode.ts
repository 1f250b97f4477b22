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
  const offsets = [...new Set(places.map((place) => Math.min(place.start.offset, text.length - 1)))].sort((a, b) => a - b)
  const module = new MagicString(text)
  let end = 0
  for (const offset of offsets) {
    if (offset > end) module.remove(end, offset)
    module.update(offset, offset + 1, `[${offset},run=>run()],`)
    end = offset + 1
  }
  if (text.length > end) module.remove(end, text.length)
  module.prepend(`${opening}[`).append(`]${closing}`)
  return { code: module.toString(), map: module.generateMap({ hires: true, includeContent: true }) }
}
