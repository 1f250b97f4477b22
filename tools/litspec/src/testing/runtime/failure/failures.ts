import type { Call, Expectation, Place } from '../../../model/index.ts'
import { anchorAt, errorAt } from '../anchors.ts'
import type { Run } from '../run.ts'
import type { Difference } from '../values/compare.ts'
import type { Misfit, Observed } from '../values/observed.ts'
import { describeMismatch } from './mismatch.ts'
import { sentenceAt } from './sentence.ts'

/** A value is not what the document expects. */
export function mismatch(
  run: Run,
  expectation: Expectation,
  name: string,
  actual: Observed,
  difference: Difference,
): Error {
  return errorAt(
    anchorAt(run.anchors, expectation.place, run.case.title.place),
    'Mismatch',
    describeMismatch({ ...run, expectation, name, actual, difference }),
  )
}

/** A step ended in an error. */
export function brokenStep(run: Run, call: Call, thrown: unknown): Error {
  return failure(
    run,
    call.place,
    'BrokenStep',
    `Unexpected error in ${call.method}, expected none: ${sayError(thrown)}`,
    thrown,
  )
}

/** The driver gave something that the signature does not allow, where no value is expected. */
export function malformedAnswer(run: Run, call: Call, path: string, misfit: Misfit): Error {
  const reason = `Unexpected ${call.method}()${path} → ${misfit.given}, expected ${misfit.wanted}`
  return failure(run, call.place, 'MalformedAnswer', reason)
}

/** A step that should be refused was not, or not with that code. */
export function notRefused(
  run: Run,
  place: Place,
  code: string,
  outcome: { readonly thrown: unknown } | undefined,
): Error {
  const reason = outcome
    ? `Unexpected error ${sayCode(outcome.thrown)}, expected the code ${code}: ${sayError(outcome.thrown)}`
    : `Unexpected end without an error, expected the code ${code}`
  return failure(run, place, 'Mismatch', reason, outcome?.thrown)
}

/** Any failure of a run: the reason, the sentence with the place under carets, the circumstance. */
export function failure(run: Run, place: Place, name: string, reason: string, cause?: unknown): Error {
  const lines = [reason, '', sentenceAt(run.script.text, place, run.case.place), run.circumstance]
  const message = lines.filter((line) => line !== undefined).join('\n')
  return errorAt(anchorAt(run.anchors, place, run.case.title.place), name, message, cause)
}

function sayCode(thrown: unknown): string {
  const code = codeOf(thrown)
  return code === undefined ? 'without a code' : `with the code ${String(code)}`
}

/** The `code` that an error carries. */
export function codeOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined
}

function sayError(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
}
