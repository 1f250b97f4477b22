import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FunctionTag } from '@coney/litspec'
import GithubSlugger from 'github-slugger'
import { apiHref } from '../site/links.ts'

const HEADINGS = /^(#{1,6}) (.+)$/gm

/** The page that TypeDoc wrote about a package, `packages/rays`. */
export function apiFile(root: string, folder: string): string {
  return join(root, 'docs-site/.api', folder, 'src.md')
}

/** Finds the API entry of a function of ours: exported functions have one. */
export function apiEntries(root: string): (tag: FunctionTag) => string | undefined {
  const known = new Map<string, ReadonlyMap<string, string>>()
  return ({ declaration, place: { file } }) => {
    const folder = file.split('/').slice(0, 2).join('/')
    const anchors = known.get(folder) ?? functionAnchors(apiFile(root, folder))
    known.set(folder, anchors)
    const anchor = anchors.get(declaration)
    return anchor === undefined ? undefined : apiHref(folder, anchor)
  }
}

/** Every anchor of the page of a package. */
export function apiAnchors(root: string, folder: string): ReadonlySet<string> {
  const slugger = new GithubSlugger()
  const text = readFileSync(apiFile(root, folder), 'utf8')
  const headings = [...text.matchAll(HEADINGS)].map(([, , title = '']) => slugger.slug(title))
  const marks = [...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)
  return new Set([...headings, ...marks])
}

/** By the name of the function. */
function functionAnchors(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map()
  const slugger = new GithubSlugger()
  const anchors = new Map<string, string>()
  for (const [, marks = '', title = ''] of readFileSync(file, 'utf8').matchAll(HEADINGS)) {
    const anchor = slugger.slug(title)
    if (marks === '###' && title.endsWith('()')) anchors.set(title.slice(0, -2), anchor)
  }
  return anchors
}
