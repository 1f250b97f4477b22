import { posix } from 'node:path'

/** What a page offers and what it asks for. */
export interface Page {
  readonly ids: ReadonlySet<string>
  /** Addresses of links, styles, scripts and pictures, as they are written. */
  readonly links: readonly string[]
}

export function readPage(html: string): Page {
  const text = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, (block) => block.slice(0, block.indexOf('>') + 1))
  return {
    // Behind `#` may also stand one of the cases that the script of a page can show.
    ids: new Set([...attributes(text, 'id'), ...attributes(text, 'data-case').map((id) => `case=${id}`)]),
    links: [...attributes(text, 'href'), ...attributes(text, 'src')],
  }
}

function attributes(html: string, name: string): string[] {
  const values = [...html.matchAll(new RegExp(`<[a-z][^<>]*?\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'gi'))]
  return values.map(([, double, single, bare]) => decodeEntities(double ?? single ?? bare ?? ''))
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Links that leave the site are none of ours; every other one leads to a file, and its anchor to an element of it. */
export function brokenLinks(pages: ReadonlyMap<string, Page>, files: ReadonlySet<string>): string[] {
  return [...pages].flatMap(([file, page]) =>
    [...new Set(page.links)].flatMap((link) => {
      const reason = whyBroken(link, file, pages, files)
      return reason === undefined ? [] : [`Unexpected link ${link} in ${file}, expected ${reason}`]
    }),
  )
}

function whyBroken(
  link: string,
  from: string,
  pages: ReadonlyMap<string, Page>,
  files: ReadonlySet<string>,
): string | undefined {
  if (/^(?:https?:|mailto:|data:)/.test(link)) return undefined
  if (link.startsWith('/')) return 'a relative address'
  const [path = '', anchor = ''] = link.split('#')
  const target = targetOf(path.split('?')[0] ?? '', from)
  if (!files.has(target)) return `a file ${target}`
  if (anchor === '' || pages.get(target)?.ids.has(decodeURIComponent(anchor))) return undefined
  return `an element with the id ${anchor}`
}

function targetOf(path: string, from: string): string {
  if (path === '') return from
  const target = posix.join(posix.dirname(from), path)
  return target === '.' || target === './' ? 'index.html' : target.endsWith('/') ? `${target}index.html` : target
}
