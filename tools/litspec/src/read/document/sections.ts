import type { Heading } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Document, Section } from './document.ts'

/** Every section of a document in the order of the headings, nested ones after those that hold them. */
export function sectionsOf(document: Document): Section[] {
  const { children } = document.root
  const sections: Section[] = []
  /** By depth: where a section that is open at the current node will end. */
  const ends: number[] = Array.from({ length: 7 }, () => children.length)
  for (let index = children.length - 1; index >= 0; index--) {
    const node = children[index]
    if (node?.type !== 'heading') continue
    sections.push({
      title: titleOf(document, node),
      depth: node.depth,
      nodes: children.slice(index + 1, ends[node.depth]),
    })
    ends.fill(index, node.depth)
  }
  return sections.reverse()
}

function titleOf(document: Document, heading: Heading): Section['title'] {
  const first = heading.children[0]
  const last = heading.children.at(-1)
  const place =
    first && last
      ? document.placeOf(document.place(first).start.offset, document.place(last).end.offset)
      : document.place(heading)
  return { value: toString(heading), place }
}
