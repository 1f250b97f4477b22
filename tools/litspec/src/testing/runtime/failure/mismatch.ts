import type { Case, Expectation } from '../../../model/index.ts'
import type { Script } from '../script.ts'
import type { Difference } from '../values/compare.ts'
import type { Observed } from '../values/observed.ts'
import { show, showDistance, showExactly } from '../values/show.ts'
import { sentenceAt } from './sentence.ts'

export interface Mismatch {
  readonly script: Script
  readonly case: Case
  readonly expectation: Expectation
  /** The value as the document calls it: `answer`, `count()`, `hit.list`. */
  readonly name: string
  /** All that was observed under that name. */
  readonly actual: Observed
  readonly difference: Difference
  /** `with amount = 30`, in a case that runs once for each value. */
  readonly circumstance: string | undefined
}

/**
 * What a failing case says:
 *
 *     Unexpected answer → 0.5, expected 0.6
 *
 *     **Of two.** `first = 1`, `second = 2`: the `answer → 0.6`.
 *                                                          ^^^
 *     expected 0.6 (0x3f19999a)
 *     actual 0.5 (0x3f000000)
 *     off by 0.1, 1677722 ulps
 */
export function describeMismatch({ script, ...mismatch }: Mismatch): string {
  const { name, difference, expectation, actual, circumstance } = mismatch
  const path = name + difference.path
  const { expected, actual: found } = difference
  const lines = [
    `Unexpected ${found ? `${path} → ${show(found)}` : `nothing at ${path}`}, expected ${wanted(difference)}`,
    '',
    sentenceAt(script.text, expectation.place, mismatch.case.place),
    `expected ${expected ? showExactly(expected) : 'nothing'}`,
    `actual ${found ? showExactly(found) : 'nothing'}`,
    expected && found ? showDistance(expected, found) : undefined,
    difference.path === '' ? undefined : `in ${name} = ${show(actual)}`,
    circumstance,
  ]
  return lines.filter((line) => line !== undefined).join('\n')
}

/** The value of the document, or what its type asks for when something else was given. */
function wanted({ expected, actual }: Difference): string {
  if (!expected) return 'nothing'
  return actual?.kind === 'misfit' ? `${show(expected)} (${actual.wanted})` : show(expected)
}
