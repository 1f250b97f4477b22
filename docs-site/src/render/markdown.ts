import type { Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Processor } from 'unified'

/** What litspec reads is what is shown: tables and nothing else of GFM. */
function remarkTables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkTables).freeze()
const transformer = unified().use(remarkRehype).freeze()
const lenient = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze()

/** Reads Markdown into the tree of a page, whose every element knows where its text stands. */
export function parsePage(source: string): HastRoot {
  const document: Root = parser.parse(normalise(source))
  return transformer.runSync(document) as HastRoot
}

/** The same for what our own tools wrote, which may hold HTML. */
export function parseTrustedPage(source: string): HastRoot {
  return lenient.runSync(parser.parse(source)) as HastRoot
}

/** Places of litspec refer to a text without a byte order mark and with plain line ends. */
function normalise(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

export function printPage(root: HastRoot): string {
  return toHtml(root, { allowDangerousHtml: true })
}
