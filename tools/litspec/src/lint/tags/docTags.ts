import type { Comment } from 'oxc-parser'
import type { Config } from '../../model/index.ts'
import type { Module } from '../source/parse.ts'
import { parseTag } from './grammar.ts'
import type { WrittenTag } from './grammar.ts'

/** A tag in its right spelling on a line of its own in a doc comment. */
export interface DocTag {
  readonly written: WrittenTag
  readonly start: number
  readonly end: number
  readonly comment: Comment
}

export function isDocComment(comment: Comment): boolean {
  return comment.type === 'Block' && comment.value.startsWith('*') && !comment.value.startsWith('**')
}

/** Every tag of the doc comments of a file that is spelt right. */
export function docTagsOf(module: Module, config: Config): DocTag[] {
  return module.comments.filter(isDocComment).flatMap((comment) => {
    const opening = comment.start + '/*'.length
    return [...comment.value.matchAll(/^[ \t]*\*?[ \t]*(@.*?)[ \t\r]*$/gm)].flatMap((line) => {
      const text = line[1] as string
      const written = parseTag(text, config)
      const start = opening + line.index + line[0].indexOf('@')
      return written ? [{ written, start, end: start + text.length, comment }] : []
    })
  })
}
