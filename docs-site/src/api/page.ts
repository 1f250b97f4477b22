import { posix } from 'node:path'
import type { Element, Root } from 'hast'
import { finishArticle } from '../render/article.ts'
import { element, elementsIn, textOf } from '../render/element.ts'
import { parseTrustedPage } from '../render/markdown.ts'
import type { RenderedPage } from '../render/unit.ts'
import { apiHref, headingAnchor, sourceHref, unitHref } from '../site/links.ts'
import type { Specification } from '../specification/specification.ts'
import { apiAnchors } from './entries.ts'

/** The API of a package: what TypeDoc wrote, with its tags leading back to the specification. */
export function renderApi(folder: string, markdown: string, specification: Specification): Promise<RenderedPage> {
  const root = parseTrustedPage(markdown)
  for (const node of elementsIn(root)) linkEntry(node, folder, specification)
  linkTags(root, specification)
  return finishArticle(root)
}

/** `source:packages/rays/src/ray.ts#L3` is a line, `../math/src.md#dot` an entry of another package. */
function linkEntry(node: Element, folder: string, { root, files }: Specification): void {
  const { href } = node.properties
  if (node.tagName !== 'a' || typeof href !== 'string') return
  const [path = '', anchor = ''] = href.split('#')
  const source = path.replace(/^source:/, '')
  if (source !== path && files.has(source)) node.properties['href'] = sourceHref(source, Number(anchor.slice(1)))
  else if (source !== path) Object.assign(node, { tagName: 'span', properties: {} })
  else if (path === '' || path.endsWith('.md')) {
    const target = path === '' ? folder : posix.dirname(posix.join(folder, path))
    node.properties['href'] = apiHref(target, existing(anchor, apiAnchors(root, target)))
  }
}

/** TypeDoc numbers entries apart that have one name only on its own count. */
function existing(anchor: string, anchors: ReadonlySet<string>): string {
  return anchors.has(anchor) ? anchor : anchor.replace(/-\d+$/, '')
}

/** A heading `Orig` with an address below becomes a line that leads to the function and its claims. */
function linkTags(root: Root, { functions }: Specification): void {
  root.children.forEach((node, index) => {
    if (node.type !== 'element' || !/^h[3-6]$/.test(node.tagName) || textOf(node) !== 'Orig') return
    const next = root.children.findIndex((child, at) => at > index && child.type === 'element')
    const key = /0x[0-9a-f]+/.exec(textOf(root.children[next] as Element))?.[0] ?? ''
    const found = functions.get(key)
    if (found === undefined) return
    const href = unitHref(found.unit, headingAnchor(found.name))
    const claims = found.claims === 1 ? '1 claim' : `${found.claims} claims`
    root.children[next] = element(
      'p',
      { className: ['original'] },
      'In the original: ',
      element('a', { href }, element('code', {}, found.name)),
      ' at ',
      element('code', {}, key),
      `, ${claims}.`,
    )
    root.children[index] = { type: 'text', value: '' }
  })
}
