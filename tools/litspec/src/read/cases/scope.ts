import type { Finding, Located, Place, Signature, Statement, Suite, Value } from '../../model/index.ts'
import type { TypeTable } from '../types/table.ts'
import type { Binding, CheckContext } from '../values/context.ts'
import type { Literal } from '../values/literal.ts'

/** What the whole unit brings to its cases. */
export interface UnitScope {
  readonly slug: string
  readonly types: TypeTable
  /** Members of every enumeration: what `throws` can name. */
  readonly members: ReadonlySet<string>
  /** The absolute tolerance of floats that state none. */
  readonly tolerance: number
  readonly findings: Finding[]
  /** Whether something above the cases was refused: what is then missing in a case may be that. */
  readonly isWrong: boolean
}

/** What the cases under one signature line or step line share. */
export interface SuiteScope extends UnitScope {
  readonly suite: Suite
  /** Its index in the unit. */
  readonly index: number
  /** What stands between the unit's slug and the case's in an id: the method, or the slug of the heading. */
  readonly name: string
  readonly signatures: ReadonlyMap<string, Signature>
  /** Methods with their givens and results: what may stand alone in a sentence, as types may. */
  readonly names: ReadonlySet<string>
  /** Givens of the signature line. */
  readonly givens: ReadonlyMap<string, Value | undefined>
  /** Links of the signature line. */
  readonly checks: readonly Located<string>[]
}

type Parts = readonly (Statement & { kind: 'call' })['expected'][number][]

/** The call that the givens of a case make: what it must give or throw, and after how many statements it is made. */
export interface GivenCall {
  at: number
  expected: Parts
  code?: Located<string>
}

/** A case while its statements are added. */
export interface CaseState {
  readonly scope: SuiteScope
  readonly title: Located<string>
  readonly bindings: Map<string, Binding>
  readonly loops: { readonly name: Located<string>; readonly items: readonly Literal[] }[]
  readonly givens: Map<string, Located<Value | undefined>>
  /** Where each bound name was bound and each result was compared. */
  readonly first: Map<string, Place>
  readonly statements: Statement[]
  readonly mentions: Located<string>[]
  givenCall?: GivenCall
  /** Whether a statement was refused: what is then missing may be that. */
  isBroken: boolean
}

export function contextOf({ scope, bindings }: CaseState): CheckContext {
  return { types: scope.types, bindings, findings: scope.findings }
}

/** The signature of a suite of cases; a suite of steps has none that is more its own than the others. */
export function ownSignature({ suite }: SuiteScope): Signature | undefined {
  return suite.kind === 'cases' ? suite.signatures[0] : undefined
}

/** The named results of a suite of cases. */
export function resultNames(scope: SuiteScope): readonly string[] {
  const result = ownSignature(scope)?.result
  return result?.kind === 'named' ? result.fields.map((field) => field.name) : []
}
