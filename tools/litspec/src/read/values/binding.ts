import type { TypeExpression } from '../../model/index.ts'

/** What a name bound by `for` or `let` stands for. */
export interface Binding {
  /** Of a `for` name, known from its first use on. */
  type: TypeExpression | undefined
  used: boolean
}

/** The names that stand for values where a value is read. */
export type Bindings = ReadonlyMap<string, Binding>

export const NO_BINDINGS: Bindings = new Map()
