import type { Nodes, Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Processor } from 'unified'
import type { Document } from './document.ts'
import { Lines } from './lines.ts'
import { normalise } from './normalise.ts'

/** Tables and nothing else of GFM: a lone `~` must stay text. */
function remarkTables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkTables).freeze()

/** Reads a Markdown file into a tree whose every node knows its place. */
export function parseDocument(file: string, source: string): Document {
  const text = normalise(source)
  const root: Root = parser.parse(text)
  const lines = new Lines(text)
  const placeOf: Document['placeOf'] = (start, end) => ({ file, start: lines.point(start), end: lines.point(end) })
  return { file, text, root, placeOf, place: (node) => placeOf(...extent(node)) }
}

/** First and last offset of a node; a table cell begins at its pipe, so its content counts instead. */
export function extent(node: Nodes): [start: number, end: number] {
  if (node.type === 'tableCell') {
    const first = node.children[0]
    const last = node.children.at(-1)
    if (first && last) return [extent(first)[0], extent(last)[1]]
  }
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
}
