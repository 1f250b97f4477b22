import type { FunctionTag, UnitModel, Verdict } from '@coney/litspec'
import type { Proof } from './proofs.ts'

/** What the pages tell: the documents, the code that implements them, and how every claim stands. */
export interface Specification {
  readonly root: string
  readonly units: readonly UnitModel[]
  readonly verdict: Verdict
  /** By the id of the claim. */
  readonly proofs: ReadonlyMap<string, Proof>
  /** By the id of the case: how it went. */
  readonly cases: ReadonlyMap<string, CaseOutcome>
  /** By the key of the function. */
  readonly functions: ReadonlyMap<string, ImplementedFunction>
  /** Text by path. */
  readonly files: ReadonlyMap<string, string>
}

export type CaseOutcome = 'passed' | 'failed' | 'not run'

/** A function of the original and the code that does its work. */
export interface ImplementedFunction {
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly tags: readonly FunctionTag[]
  readonly claims: number
}
