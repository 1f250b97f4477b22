import type { Signature } from '../../model/index.ts'
import { tableOf } from '../../read/types/table.ts'
import type { TypeTable } from '../../read/types/table.ts'
import { describeCombination } from './loops.ts'
import type { Driver, Performance, Script } from './script.ts'
import type { Observed } from './values/observed.ts'
import type { Bound } from './values/resolve.ts'

/** What a case did so far, in all its runs. */
export interface Tally {
  readonly ran: Set<string>
  /** Folders of the packages whose functions ran, the making of the drivers apart. */
  readonly entered: Set<string>
  compared: number
}

/** One run of a case: one combination of its `for` values, with a driver of its own. */
export interface Run extends Performance {
  readonly driver: Driver
  readonly types: TypeTable
  readonly signatures: ReadonlyMap<string, Signature>
  /** Names bound so far. */
  readonly bound: Map<string, Observed>
  /** `with amount = 30`. */
  readonly circumstance: string | undefined
  readonly tally: Tally
}

export function openRun(performance: Performance, combination: Bound, driver: Driver, tally: Tally): Run {
  return {
    ...performance,
    driver,
    types: tableOf(performance.script.types),
    signatures: signaturesOf(performance.script),
    bound: new Map(combination),
    circumstance: describeCombination(combination),
    tally,
  }
}

function signaturesOf(script: Script): ReadonlyMap<string, Signature> {
  const signatures = script.suites.flatMap((suite) => suite.signatures)
  return new Map(signatures.map((signature) => [signature.name.value, signature]))
}
