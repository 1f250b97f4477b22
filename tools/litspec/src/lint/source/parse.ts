import { parseSync } from 'oxc-parser'
import type { Comment, Program } from 'oxc-parser'
import type { Finding } from '../../model/index.ts'
import { unexpected } from '../../read/unexpected.ts'
import type { Source } from './source.ts'

/** A source file as syntax tree. Offsets count UTF-16 units. */
export interface Module {
  readonly source: Source
  readonly program: Program
  readonly comments: readonly Comment[]
}

/** Parses a source file, or says where it stops being TypeScript. */
export function parseModule(source: Source): { readonly module: Module } | { readonly finding: Finding } {
  const { program, comments, errors } = parseSync(source.file, source.text, {
    lang: source.file.endsWith('x') ? 'tsx' : 'ts',
    sourceType: 'module',
  })
  const [error] = errors
  if (!error) return { module: { source, program, comments } }
  const { start, end } = error.labels[0] ?? { start: 0, end: 0 }
  const message = error.message.replace(/\.$/, '')
  return {
    finding: unexpected('source/syntax', source.place(start, end), `syntax (${message})`, 'a file that parses'),
  }
}
