import { posix } from 'node:path'

const LINK = /(\]\()([^)\s]+)(\))/g

/** What the links of a Markdown file lead to that are relative to it, anchors cut off. */
export function relativeLinks(text: string): string[] {
  const prose = linesOf(text).flatMap(([line, isProse]) => (isProse ? line : []))
  const targets = prose.flatMap((line) => [...line.matchAll(LINK)].map(([, , target = '']) => target))
  return targets.filter(isRelative).map((target) => target.replace(/#.*/, ''))
}

/** A README as the registry shows it, where nothing lies beside it: its relative links lead into a repository. */
export function withAbsoluteLinks(readme: string, folder: string, repository: string): string {
  const lead = (link: string, open: string, target: string, close: string): string =>
    isRelative(target) ? `${open}${repository}/${posix.join(folder, target)}${close}` : link
  return linesOf(readme)
    .map(([line, isProse]) => (isProse ? line.replace(LINK, lead) : line))
    .join('\n')
}

function isRelative(target: string): boolean {
  return !/^(#|[a-z]+:)/.test(target)
}

/** Every line, and whether it stands outside fences. */
function linesOf(text: string): [line: string, isProse: boolean][] {
  let fence: string | undefined
  return text.split('\n').map((line) => {
    const mark = /^`{3,}/.exec(line)?.[0]
    if (fence === undefined && mark === undefined) return [line, true]
    if (fence === undefined) fence = mark
    else if (line.trimEnd() === fence) fence = undefined
    return [line, false]
  })
}
