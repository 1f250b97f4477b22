import type { RuleId } from '@coney/litspec'

/** A change of one file of the repository. What is replaced stands in it exactly once. */
export type Edit = {
  readonly file: string
  /** Whether it is made only when the gate has generated and run everything, as by a hand that comes late. */
  readonly isLate?: true
} & (
  | { readonly kind: 'replace'; readonly old: string; readonly new: string }
  | { readonly kind: 'rewrite'; readonly rewrite: (text: string) => string }
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'delete' }
)

/** A finding as a person would say it: the rule, the file, and the text that it points at. */
export interface Expected {
  readonly rule: RuleId
  readonly file: string
  /**
   * What stands in the edited file, exactly once, where the finding points: its start, or wherever `‸` is put. Absent for the first character of the file.
   */
  readonly at?: string
}

/** A sabotage, and all that the gate must say about it: no finding less and none more. */
export interface Fault {
  readonly name: string
  readonly edits: readonly Edit[]
  readonly expected: readonly Expected[]
  readonly exitCode: 0 | 1 | 2 | 3
}

export function fault(
  name: string,
  edits: Edit | readonly Edit[],
  expected: Expected | readonly Expected[],
  exitCode: Fault['exitCode'] = 1,
): Fault {
  return { name, edits: [edits].flat(), expected: [expected].flat(), exitCode }
}

export function finds(rule: RuleId, file: string, at?: string): Expected {
  return at === undefined ? { rule, file } : { rule, file, at }
}

export function replace(file: string, old: string, text: string): Edit {
  return { kind: 'replace', file, old, new: text }
}

export function rewrite(file: string, change: (text: string) => string): Edit {
  return { kind: 'rewrite', file, rewrite: change }
}

export function write(file: string, text: string): Edit {
  return { kind: 'write', file, text }
}

export function remove(file: string): Edit {
  return { kind: 'delete', file }
}

/** The same edit, made after everything ran. */
export function late(edit: Edit): Edit {
  return { ...edit, isLate: true }
}
