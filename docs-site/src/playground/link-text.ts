/** `name=value&name=value`: what stands behind the `#` of a link, in the order in which it was written. */
export type LinkPart = readonly [name: string, value: string]

/** A link that is longer is none of ours. */
const LONGEST = 16_000

export function printParts(parts: readonly LinkPart[]): string {
  return parts.map(([name, value]) => `${name}=${value}`).join('&')
}

export function readParts(text: string): readonly LinkPart[] | undefined {
  if (text.length > LONGEST) return undefined
  return text.split('&').map((part) => {
    const at = part.indexOf('=')
    return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
  })
}

/** Words of people, which may hold what separates parts and fields. */
export function printWords(words: string): string {
  return encodeURIComponent(words).replaceAll('~', '%7E')
}

export function readWords(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    const words = decodeURIComponent(text)
    return words.length <= 60 ? words : undefined
  } catch {
    return undefined
  }
}
