import type { Nodes } from 'mdast'
import type { Place } from '../../model/index.ts'
import type { Document } from './document.ts'
import { extent } from './parse.ts'
import { visit } from './walk.ts'

/** A number that is a word of its own: not the digits of `vec3`, `v1.2` or `Unit_14`. */
const NUMBER = /(?<![\p{L}\p{N}_.])(?:0x[\da-f]+|\d+(?:[,_]\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?)(?![\p{L}\p{N}_])/gu

/**
 * Where numbers stand in text, code spans and fences of the given nodes, leaving out what `skip` names.
 * Numbers in link targets are no text.
 */
export function numbersIn(document: Document, nodes: readonly Nodes[], skip?: (node: Nodes) => boolean): Place[] {
  const places: Place[] = []
  visit(nodes, (node) => {
    if (skip?.(node)) return false
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      const [start, end] = extent(node)
      for (const { index, 0: number } of document.text.slice(start, end).matchAll(NUMBER)) {
        places.push(document.placeOf(start + index, start + index + number.length))
      }
    }
    return true
  })
  return places
}
