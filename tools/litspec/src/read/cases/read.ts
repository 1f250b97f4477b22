import type { Finding, UnitModel } from '../../model/index.ts'
import type { Document, Section } from '../document/document.ts'

export interface CasesSource {
  readonly document: Document
  /** The section `Cases`. */
  readonly section: Section
  /** The slug of the unit. */
  readonly unit: string
  /** The absolute tolerance of floats that state none. */
  readonly tolerance: number
  readonly types: UnitModel['types']
}

export interface CasesReading {
  readonly suites: UnitModel['suites']
  readonly cases: UnitModel['cases']
  readonly untestable: UnitModel['untestable']
  readonly unbound: UnitModel['unbound']
  readonly findings: readonly Finding[]
}

/** Reads the section `Cases` of a unit. */
export function readCases(_source: CasesSource): CasesReading {
  return { suites: [], cases: [], untestable: [], unbound: [], findings: [] }
}
