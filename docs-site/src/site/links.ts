import GithubSlugger from 'github-slugger'

/**
 * Stands in every address while the site is built. Afterwards it is replaced by the way from each page to the front
 * page, so that one build works from any folder of any server.
 */
export const BASE = '/__site__'

/** The address of a page: `''` is the front page, all others end in a slash. */
export function pageHref(path: string): string {
  return `${BASE}/${path}`
}

export function unitHref(slug: string, anchor = ''): string {
  return pageHref(`units/${slug}/${anchor === '' ? '' : `#${anchor}`}`)
}

/** `rays/Ray_OrientedBox.six-clips` is `Ray_OrientedBox.six-clips` on the page of the unit `rays`. */
export function claimHref(id: string): string {
  const [slug, anchor] = splitId(id)
  return unitHref(slug, anchor)
}

/** Ids of cases could be those of claims, so their anchors begin with a word of their own. */
export function caseAnchor(id: string): string {
  return `case.${splitId(id)[1]}`
}

export function caseHref(id: string): string {
  return unitHref(splitId(id)[0], caseAnchor(id))
}

/** Where a case is drawn that has no room beside it. */
export function pictureHref(id: string): string {
  return pageHref(`units/${splitId(id)[0]}/pictures/#${caseAnchor(id)}`)
}

/** Where a case can be played with; `page` is one of the playground. */
export function playHref(page: string, id: string): string {
  return pageHref(`playground/${page === 'rays' ? '' : `${page}/`}#case=${id}`)
}

export function sourceHref(file: string, line?: number): string {
  return pageHref(`source/${file}/${line === undefined ? '' : `#L${line}`}`)
}

export function ruleHref(id: string): string {
  return pageHref(`rules/${id}/`)
}

/** `packages/rays` and `raybox` are the entry of that function on the page of `@coney/rays`. */
export function apiHref(folder: string, anchor?: string): string {
  return pageHref(`api/${folder.split('/').at(-1)}/${anchor === undefined ? '' : `#${anchor}`}`)
}

/** The anchor that GitHub gives to a heading which stands only once. */
export function headingAnchor(text: string): string {
  return new GithubSlugger().slug(text)
}

function splitId(id: string): [slug: string, rest: string] {
  const slash = id.indexOf('/')
  return [id.slice(0, slash), id.slice(slash + 1)]
}
