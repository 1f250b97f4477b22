import type { Case, UnitModel } from '../../model/index.ts'
import type { Anchors } from './anchors.ts'

/** The part of a unit that runs. `text` is the document that places refer to. */
export interface Script extends Pick<UnitModel, 'types' | 'suites' | 'cases'> {
  /** The whole document, as it was loaded. */
  readonly text: string
}

/** What a driver looks like from here; its own type is in `generated/drivers`. */
export type Driver = Readonly<Record<string, unknown>>

/** A case with all that its run needs. */
export interface Performance {
  /** The unit that the case is of. */
  readonly script: Script
  /** What is run. */
  readonly case: Case
  /** Where errors of the case are to be located. */
  readonly anchors: Anchors
  /** Makes a fresh driver for the case. */
  readonly createDriver: () => unknown
}
