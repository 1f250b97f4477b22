import type { Element, Root } from 'hast'
import { elementsIn } from './element.ts'

/** An element and what it stands in. */
export interface Placed {
  readonly node: Element
  readonly parent: Root | Element
  readonly start: number
  readonly end: number
}

const ITEMS = new Set(['li', 'tr'])
const BLOCKS = new Set(['p', 'h3', 'h4', 'h5', 'h6'])

/** Finds the elements of a page by where their text stands in the document. */
export class Places {
  readonly #items: readonly Placed[]
  readonly #blocks: readonly Placed[]

  constructor(root: Root) {
    const placed = [root, ...elementsIn(root)].flatMap((parent) => placedIn(parent))
    this.#items = placed.filter(({ node }) => ITEMS.has(node.tagName))
    this.#blocks = placed.filter(({ node }) => BLOCKS.has(node.tagName))
  }

  /** The innermost list item or table row around an offset, or else the paragraph or heading that it is in. */
  at(offset: number): Placed | undefined {
    return innermost(this.#items, offset) ?? innermost(this.#blocks, offset)
  }
}

function placedIn(parent: Root | Element): Placed[] {
  return parent.children.flatMap((node) => {
    const { start, end } = node.position ?? {}
    if (node.type !== 'element' || start?.offset === undefined || end?.offset === undefined) return []
    return [{ node, parent, start: start.offset, end: end.offset }]
  })
}

function innermost(placed: readonly Placed[], offset: number): Placed | undefined {
  let best: Placed | undefined
  for (const one of placed) {
    if (one.start > offset || offset >= one.end) continue
    if (best === undefined || one.end - one.start < best.end - best.start) best = one
  }
  return best
}

/** Puts nodes behind one that already stands there. */
export function insertAfter(parent: Root | Element, node: Element, ...added: readonly Element[]): void {
  parent.children.splice(parent.children.indexOf(node) + 1, 0, ...added)
}
