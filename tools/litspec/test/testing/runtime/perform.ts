import type { Testimony } from '../../../src/testing/meta.ts'
import { performCase } from '../../../src/testing/runtime/performCase.ts'
import { unitOf } from '../unitOf.ts'

/** How the one case of a section ended. */
export interface Ending {
  /** The messages of its failures; empty when it passed. */
  readonly failures: readonly string[]
  readonly errors: readonly Error[]
  readonly testimony: Testimony | undefined
}

/** Runs the first case of a section of cases with a driver. */
export async function perform(cases: string, createDriver: () => unknown): Promise<Ending> {
  const { unit, text } = unitOf(cases)
  const source = unit.cases[0]
  if (!source) throw new Error('Unexpected section without a case')
  let testimony: Testimony | undefined
  const thrown: unknown = await performCase(
    { script: { ...unit, text }, case: source, anchors: new Map(), createDriver },
    (heard) => {
      testimony = heard
    },
  ).catch((error: unknown) => error)
  const errors = (thrown instanceof AggregateError ? thrown.errors : thrown === undefined ? [] : [thrown]) as Error[]
  return { failures: errors.map((error) => error.message), errors, testimony }
}
