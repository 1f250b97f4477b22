import type { Located, Point } from '../model/index.ts'

/** `claims: ['rays/Ray_OrientedBox.six-clips', …]`, as the meta of a test says it. */
const LIST = /\bclaims\s*:\s*\[([^\]]*)\]/g
const NAME = /(['"`])((?:(?!\1)[^\\\n])+)\1/g

/**
 * Where the text of a test file names claims.
 *
 * A loose scan on purpose: it finds what a run would not tell of, a test that was filtered out or never registered.
 */
export function readNamings(file: string, text: string): Located<string>[] {
  const namings: Located<string>[] = []
  for (const list of text.matchAll(LIST)) {
    const start = list.index + list[0].length - 1 - (list[1] as string).length
    for (const name of (list[1] as string).matchAll(NAME)) {
      const offset = start + name.index + 1
      const value = name[2] as string
      namings.push({ value, place: { file, start: pointAt(text, offset), end: pointAt(text, offset + value.length) } })
    }
  }
  return namings
}

function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), offset }
}
