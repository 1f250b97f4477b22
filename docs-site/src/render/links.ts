import { posix } from 'node:path'
import type { Root } from 'hast'
import { apiHref, pageHref, ruleHref, unitHref } from '../site/links.ts'
import { elementsIn } from './element.ts'

/** Turns links between files of the repository into links between pages. */
export function linkPages(root: Root, file: string): void {
  for (const { tagName, properties } of elementsIn(root)) {
    const { href } = properties
    if (tagName === 'a' && typeof href === 'string') properties['href'] = pageOf(href, file)
  }
}

function pageOf(href: string, from: string): string {
  if (/^[a-z]+:|^#/.test(href)) return href
  const [path = '', anchor = ''] = href.split('#')
  const file = posix.join(posix.dirname(from), decodeURI(path)).replace(/\/$/, '')
  const page = PAGES.map(([pattern, toPage]) => pattern.exec(file) && toPage(file, anchor)).find(Boolean)
  if (page) return page
  throw new Error(`Unexpected link to ${href} in ${from}, expected a file that has a page`)
}

const stem = (file: string): string => posix.basename(file, '.md')
const withAnchor = (page: string, anchor: string): string => (anchor === '' ? page : `${page}#${anchor}`)

const PAGES: readonly (readonly [RegExp, (file: string, anchor: string) => string])[] = [
  [/^spec\/units\/[^/]+\.md$/, (file, anchor) => unitHref(stem(file), anchor)],
  [/^spec\/units$/, () => pageHref('units/')],
  [/^spec\/README\.md$/, (_, anchor) => withAnchor(pageHref('specification/'), anchor)],
  [/^tools\/bench(?:\/README\.md)?$/, (_, anchor) => withAnchor(pageHref('benchmarks/'), anchor)],
  [/^CONTRIBUTING\.md$/, (_, anchor) => withAnchor(pageHref('contributing/'), anchor)],
  [/^generated\/verdict\.txt$/, () => pageHref('verdict/')],
  [/^tools\/litspec\/rules\/.+\.md$/, (file) => ruleHref(file.slice('tools/litspec/rules/'.length, -'.md'.length))],
  [/^packages\/[^/]+(?:\/README\.md)?$/, (file) => apiHref(file.replace('/README.md', ''))],
]
