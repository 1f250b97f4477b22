import type { Observed } from './observed.ts'
import { partsOf } from './observed.ts'

/** The first part in which two values differ. */
export interface Difference {
  /** The way to it: `list[1]` is `[1]` inside the list. Empty when the whole values differ. */
  readonly path: string
  /** Absent when the document expects nothing there. */
  readonly expected?: Observed
  /** Absent when nothing is there. */
  readonly actual?: Observed
}

/**
 * Compares what a driver gave back with what the document expects.
 *
 * Floats agree when they are identical or within the tolerance; written with bits, when all bits are equal. NaN
 * agrees with nothing. Everything else is exact, and lists and records have the same parts.
 *
 * @spec notation/compareValue
 */
export function compare(expected: Observed, actual: Observed, tolerance: number, path = ''): Difference | undefined {
  if (actual.kind !== expected.kind) return { path, expected, actual }
  if (expected.kind === 'float') {
    return sameFloat(expected.value, (actual as typeof expected).value, tolerance, expected.exact)
      ? undefined
      : { path, expected, actual }
  }
  if ('value' in expected) {
    return expected.value === (actual as typeof expected).value ? undefined : { path, expected, actual }
  }
  return compareParts(expected, actual, tolerance, path)
}

function compareParts(expected: Observed, actual: Observed, tolerance: number, path: string): Difference | undefined {
  const [wanted, given] = [partsOf(expected), new Map(partsOf(actual))]
  for (const [step, part] of wanted) {
    const counterpart = given.get(step)
    if (!counterpart) return { path: path + step, expected: part }
    const difference = compare(part, counterpart, tolerance, path + step)
    if (difference) return difference
    given.delete(step)
  }
  for (const [step, part] of given) return { path: path + step, actual: part }
  return undefined
}

function sameFloat(expected: number, actual: number, tolerance: number, exact: boolean): boolean {
  if (Number.isNaN(expected) || Number.isNaN(actual)) return false
  if (exact) return Object.is(expected, actual)
  return expected === actual || Math.abs(expected - actual) <= tolerance
}
