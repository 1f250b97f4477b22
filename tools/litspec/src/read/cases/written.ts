import type { Located, Place } from '../../model/index.ts'
import type { ExpectedLiteral, Literal } from '../values/literal.ts'

/** One statement of a case as it is written, in a code span, a table row or a line of a `case` fence. */
export type Written =
  /** `name = value`, `given name = value`. */
  | { readonly kind: 'given'; readonly name: Located<string>; readonly literal: Literal }
  /** `name → value`, `call() → value`, `then call() = value`. */
  | { readonly kind: 'expect'; readonly target: Target; readonly expected: ExpectedLiteral }
  /** `call()`, `given call() × 3`, `when call()`. */
  | { readonly kind: 'call'; readonly call: WrittenCall; readonly times: number }
  | { readonly kind: 'let'; readonly name: Located<string>; readonly call: WrittenCall }
  | { readonly kind: 'for'; readonly name: Located<string>; readonly items: readonly Literal[]; readonly place: Place }
  /** `throws Code` alone speaks of the call that the givens make. */
  | { readonly kind: 'throws'; readonly call?: WrittenCall; readonly code: Located<string> }
  /** The bare name of a given, a result or a type in a sentence. */
  | { readonly kind: 'mention'; readonly name: Located<string> }

/** What is compared: a call, a name, or, with neither, the result of the call that the givens make. */
export interface Target {
  readonly call?: WrittenCall
  readonly name?: Located<string>
  readonly path: readonly string[]
  readonly place: Place
}

export interface WrittenCall {
  readonly method: Located<string>
  readonly arguments: readonly { readonly name?: Located<string>; readonly literal: Literal }[]
  readonly place: Place
}
