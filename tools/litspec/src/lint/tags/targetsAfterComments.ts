import type { Comment } from 'oxc-parser'
import type { Module } from '../source/parse.ts'
import { isDocComment } from './docTags.ts'
import { targetsOf } from './targets.ts'
import type { Target } from './target.ts'

/** Tells what a doc comment stands in front of: only white space and plain comments may stand between. */
export function targetsAfterComments(module: Module): (comment: Comment) => Target | undefined {
  const targets = targetsOf(module)
  const comments = new Map(module.comments.map((comment) => [comment.start, comment]))
  return (comment) => {
    let offset = skipSpace(module.source.text, comment.end)
    for (let next = comments.get(offset); next; next = comments.get(offset)) {
      if (isDocComment(next)) return undefined
      offset = skipSpace(module.source.text, next.end)
    }
    return targets.get(offset)
  }
}

function skipSpace(text: string, from: number): number {
  let offset = from
  while (/\s/.test(text.charAt(offset))) offset++
  return offset
}
