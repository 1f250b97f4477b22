import type { FunctionTag } from '../../model/index.ts'
import { quote, unexpected } from '../../read/unexpected.ts'
import { evaluate } from '../constants/evaluate.ts'
import type { Module } from '../source/parse.ts'
import type { DocTag } from './docTags.ts'
import type { BrokenTag, TaggedConstant } from './sourceTags.ts'
import type { Target } from './target.ts'

type Attached = FunctionTag | TaggedConstant | BrokenTag

/** A tag together with what it stands in front of, or why it cannot stand there. */
export function attachTag(tag: DocTag, target: Target | undefined, module: Module): Attached {
  return tag.written.kind === 'constant' ? attachConstant(tag, target, module) : attachFunction(tag, target, module)
}

function attachFunction({ written, start, end }: DocTag, target: Target | undefined, { source }: Module): Attached {
  const place = source.place(start, end)
  if (target?.entry !== undefined) {
    const { kind: _kind, ...rest } = written
    return { kind: 'function', ...rest, place, declaration: target.declaration, entry: target.entry }
  }
  const expected = 'one in the doc comment of a function with a body in braces'
  const finding = unexpected('orig/misplaced', place, `function tag ${before(target)}`, expected)
  return { kind: written.kind, text: source.text.slice(start, end), finding }
}

function attachConstant({ written, start, end }: DocTag, target: Target | undefined, module: Module): Attached {
  const { source, program } = module
  const place = source.place(start, end)
  const broken = { kind: 'constant', text: source.text.slice(start, end) } as const
  if (!target?.initialiser) {
    const expected = 'one in the doc comment of an exported `const` with a number'
    return { ...broken, finding: unexpected('const/misplaced', place, `constant tag ${before(target)}`, expected) }
  }
  const evaluation = evaluate(target.initialiser, program)
  if ('unreadable' in evaluation) {
    const { unreadable } = evaluation
    const shown = quote(source.text.slice(unreadable.start, unreadable.end))
    const finding = unexpected(
      'const/misplaced',
      source.place(unreadable.start, unreadable.end),
      `${shown} in a tagged constant`,
      'a number that is known without running the code',
      { note: UNDERSTOOD, related: [{ message: 'the tag', place }] },
    )
    return { ...broken, finding }
  }
  const initialiser = source.place(target.initialiser.start, target.initialiser.end)
  const { key } = written
  return { kind: 'constant', key, value: evaluation.value, place, declaration: target.declaration, initialiser }
}

const UNDERSTOOD =
  'Understood are literals, `+ - * / **`, parentheses, `Math.PI`, `Math.fround(…)` and constants of the same file.'

function before(target: Target | undefined): string {
  return target ? `on ${target.what}` : 'before nothing that can carry it'
}
