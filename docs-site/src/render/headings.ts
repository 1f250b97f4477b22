import type { Root } from 'hast'
import GithubSlugger from 'github-slugger'
import { elementsIn, textOf } from './element.ts'

export interface Heading {
  readonly depth: number
  readonly slug: string
  readonly text: string
}

/** Gives every heading the anchor that it has on GitHub, and takes the title away: the page has one already. */
export function anchorHeadings(root: Root): { title: string; headings: Heading[] } {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  for (const node of elementsIn(root)) {
    const depth = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (depth === undefined) continue
    const heading = { depth: Number(depth), slug: slugger.slug(textOf(node)), text: textOf(node) }
    node.properties['id'] = heading.slug
    headings.push(heading)
  }
  const first = root.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1')
  const title = headings.find(({ depth }) => depth === 1)?.text ?? ''
  if (first >= 0) root.children.splice(first, 1)
  return { title, headings: headings.filter(({ depth }) => depth > 1) }
}
