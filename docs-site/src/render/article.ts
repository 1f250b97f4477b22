import type { Root } from 'hast'
import { markHex, scrollWideBlocks } from './code.ts'
import { highlightBlocks } from './highlight.ts'
import { embedDrawings } from './images.ts'
import { anchorHeadings } from './headings.ts'
import { linkPages } from './links.ts'
import { parsePage, printPage } from './markdown.ts'
import type { RenderedPage } from './unit.ts'

/** The page of a Markdown file that holds no claims. Drawings in it are files that can be read. */
export function renderArticle(file: string, read: (path: string) => string): Promise<RenderedPage> {
  const root = parsePage(read(file))
  linkPages(root, file)
  embedDrawings(root, file, read)
  return finishArticle(root)
}

export async function finishArticle(root: Root): Promise<RenderedPage> {
  const { title, headings } = anchorHeadings(root)
  await highlightBlocks(root)
  markHex(root)
  scrollWideBlocks(root)
  return { title, html: printPage(root), headings }
}
