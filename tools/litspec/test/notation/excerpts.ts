import { parseDocument } from '../../src/read/document/parse.ts'
import { excerptOf } from '../../src/read/excerpt.ts'
import type { Excerpt } from '../../src/read/excerpt.ts'
import { readTypes } from '../../src/read/types/read.ts'
import type { TypesReading } from '../../src/read/types/read.ts'

/** A text as an excerpt of a document that holds nothing else. */
export function excerptOfText(text: string): Excerpt {
  return excerptOf(parseDocument('excerpt.md', text), 0, text.length)
}

/** Reads the lines of a `types` fence. */
export function readDeclarations(lines: readonly string[]): TypesReading {
  return readTypes(parseDocument('types.md', ['```types', ...lines, '```', ''].join('\n')))
}
