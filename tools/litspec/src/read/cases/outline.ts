import type { Blockquote, Code, List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Located } from '../../model/index.ts'
import type { Document } from '../document/document.ts'

/** Where something of the cases stands. */
export interface Position {
  /** The headings below `Cases`, outermost first. */
  readonly headings: readonly Located<string>[]
  /** Depth of the innermost one; of `Cases` itself when there is none. */
  readonly depth: number
}

/** A block of the section `Cases`. */
export type Block = Position &
  (
    | { readonly kind: 'heading' }
    | { readonly kind: 'paragraph'; readonly node: Paragraph }
    /** A list item, or a paragraph that opens in bold, with the `case` fences right behind it. */
    | { readonly kind: 'item'; readonly node: ListItem; readonly list?: List }
    | { readonly kind: 'fence'; readonly node: Code }
    | { readonly kind: 'table'; readonly node: Table }
    | { readonly kind: 'quote'; readonly node: Blockquote }
  )

/** The blocks of the section in order. What only people read is left out. */
export function blocksOf(document: Document, nodes: readonly RootContent[], depth: number): readonly Block[] {
  const blocks: Block[] = []
  const open: { readonly depth: number; readonly title: Located<string> }[] = []
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as RootContent
    if (node.type === 'heading') {
      while ((open.at(-1)?.depth ?? 0) >= node.depth) open.pop()
      open.push({ depth: node.depth, title: { value: toString(node), place: document.place(node) } })
    }
    const position = { headings: open.map(({ title }) => title), depth: open.at(-1)?.depth ?? depth }
    if (isBoldParagraph(node)) {
      const fences = fencesAt(nodes, index + 1)
      blocks.push({ kind: 'item', node: itemOf(node, fences), ...position })
      index += fences.length
    } else for (const block of blocksAt(node, position)) blocks.push(block)
  }
  return blocks
}

function blocksAt(node: RootContent, position: Position): readonly Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', ...position }]
    case 'paragraph':
      return [{ kind: 'paragraph', node, ...position }]
    case 'list':
      return node.children.map((item) => ({ kind: 'item', node: item, list: node, ...position }))
    case 'code':
      return node.lang === 'case' ? [{ kind: 'fence', node, ...position }] : []
    case 'table':
      return [{ kind: 'table', node, ...position }]
    case 'blockquote':
      return [{ kind: 'quote', node, ...position }]
    default:
      return []
  }
}

function isBoldParagraph(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.children[0]?.type === 'strong'
}

/** The `case` fences that stand side by side from `index` on. */
function fencesAt(nodes: readonly RootContent[], index: number): readonly Code[] {
  const fences: Code[] = []
  for (let at = index; at < nodes.length; at++) {
    const node = nodes[at]
    if (node?.type !== 'code' || node.lang !== 'case') break
    fences.push(node)
  }
  return fences
}

/** A bold paragraph and the fences right behind it, as the list item that they could have been. */
function itemOf(paragraph: Paragraph, fences: readonly Code[]): ListItem {
  const last = fences.at(-1) ?? paragraph
  const item: ListItem = { type: 'listItem', spread: true, checked: null, children: [paragraph, ...fences] }
  if (paragraph.position && last.position) item.position = { start: paragraph.position.start, end: last.position.end }
  return item
}
