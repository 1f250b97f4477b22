import type { Comment } from 'oxc-parser'
import type { Module } from '../source/parse.ts'
import { walk } from '../source/walk.ts'
import { isDocComment } from './docTags.ts'

/** What an offset of a file stands in. */
export type Whereabouts = 'doc comment' | 'line comment' | 'plain comment' | 'string' | 'template' | 'code'

/** Tells what each offset stands in. Strings are looked for only when something stands outside every comment. */
export function whereaboutsIn(module: Module): (offset: number) => Whereabouts {
  let strings: readonly Stretch[] | undefined
  return (offset) => {
    const comment = module.comments.find((each) => each.start <= offset && offset < each.end)
    if (comment) return commentKind(comment)
    strings ??= stringsOf(module)
    return strings.find((each) => each.start <= offset && offset < each.end)?.kind ?? 'code'
  }
}

interface Stretch {
  readonly kind: 'string' | 'template'
  readonly start: number
  readonly end: number
}

function commentKind(comment: Comment): Whereabouts {
  if (comment.type === 'Line') return 'line comment'
  return isDocComment(comment) ? 'doc comment' : 'plain comment'
}

function stringsOf(module: Module): Stretch[] {
  const found: Stretch[] = []
  for (const [{ type, start, end, ...node }] of walk(module.program)) {
    if (type === 'TemplateElement') found.push({ kind: 'template', start, end })
    if (type === 'Literal' && 'value' in node && typeof node.value === 'string')
      found.push({ kind: 'string', start, end })
  }
  return found
}
