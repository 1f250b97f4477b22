import type { Finding, TypeExpression } from '../../model/index.ts'
import type { TypeTable } from '../types/table.ts'

/** What a name bound by `for` or `let` stands for. */
export interface Binding {
  /** Of a `for` name, known from its first use on. */
  type: TypeExpression | undefined
  used: boolean
  /** Bound by `for`, not by `let`. */
  readonly isLoop: boolean
}

/** The names that stand for values where a value is read. */
export type Bindings = ReadonlyMap<string, Binding>

export const NO_BINDINGS: Bindings = new Map()

/** What a value is checked against besides its type. */
export interface CheckContext {
  readonly types: TypeTable
  readonly bindings: Bindings
  readonly findings: Finding[]
}
