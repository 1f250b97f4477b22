import type { Link, Nodes } from 'mdast'
import type { Finding, Located } from '../../model/index.ts'
import type { Document } from '../document/document.ts'
import { visit } from '../document/walk.ts'
import { quote, unexpected } from '../unexpected.ts'

/** A link to a claim: `#Section.lead` in the same unit, `world-ray.md#Section.lead` in another. */
const CLAIM_LINK = /^(?:(?:[^#?:]*\/)?([^#?:/]+)\.md)?#([^.#]+\.[^#]+)$/

/** The ids of the claims that links lead to, each with the place of its target. Whether they exist is seen later. */
export function checksIn(
  document: Document,
  unit: string,
  nodes: readonly Nodes[],
  findings: Finding[],
): Located<string>[] {
  const checks: Located<string>[] = []
  visit(nodes, (node) => {
    if (node.type === 'link') {
      const place = targetPlace(document, node)
      const match = CLAIM_LINK.exec(decode(node.url))
      if (match) checks.push({ value: `${match[1] ?? unit}/${match[2] as string}`, place })
      else findings.push(unexpected('links/unknown-claim', place, `link to ${quote(node.url)}`, EXPECTED))
    }
    if (node.type === 'linkReference' || node.type === 'image' || node.type === 'imageReference') {
      findings.push(unexpected('links/unknown-claim', document.place(node), `${OTHERS[node.type]} in a case`, EXPECTED))
    }
    return true
  })
  return checks
}

const OTHERS = { linkReference: 'link by reference', image: 'image', imageReference: 'image' } as const
const EXPECTED = 'a link to a claim such as `[its name](#Section.its-slug)`'

function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Where the target of a link is written, which is what a fix replaces. */
function targetPlace(document: Document, link: Link): Located<string>['place'] {
  const { start, end } = document.place(link)
  const at = document.text.slice(start.offset, end.offset).lastIndexOf(link.url)
  return at < 0 ? document.place(link) : document.placeOf(start.offset + at, start.offset + at + link.url.length)
}
