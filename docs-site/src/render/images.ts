import { posix } from 'node:path'
import type { Root } from 'hast'
import { elementsIn } from './element.ts'

/** Puts drawings of the repository into the page itself, with their size, so that nothing moves when they are shown. */
export function embedDrawings(root: Root, file: string, read: (path: string) => string): void {
  for (const { tagName, properties } of elementsIn(root)) {
    const { src } = properties
    if (tagName !== 'img' || typeof src !== 'string') continue
    const svg = read(posix.join(posix.dirname(file), src))
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    if (width === undefined || height === undefined) throw new Error(`Unexpected ${src} in ${file}, expected a drawing`)
    Object.assign(properties, { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height })
  }
}
